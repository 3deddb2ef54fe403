/** What `npm run keys` accepts as a key's name and as a plan. */
import * as z from 'zod';
import { planNames } from '../../core/accounts/plans.ts';
import { keyNameFault } from '../../core/api-keys/key-name.ts';

export const keyName = z
  .string({ error: 'create needs --name: what the key is for' })
  .trim()
  .superRefine((name, context) => {
    const fault = keyNameFault(name);
    if (fault !== undefined) context.addIssue({ code: 'custom', message: `--name ${fault}` });
  });
export const planName = z.enum(planNames, { error: `the plan must be one of: ${planNames.join(', ')}` });

/** The schema of `GET /v1/usage`: what is left. */
import * as z from 'zod';
import { planNames } from '../../../core/accounts/plans.ts';
import { timestamp } from './parts.ts';

const window = z.object({ limit: z.int(), used: z.int(), remaining: z.int(), resets_at: timestamp });

export const usage = z.object({
  plan: z.enum(planNames),
  quota: window.meta({ description: 'Audits of this UTC month, over all keys of the account.' }),
  rate_limits: z.object({
    requests_per_minute: window.meta({ description: 'Requests of this key in this UTC minute, this one included.' }),
    audits_per_hour: window.meta({ description: 'Audits launched with this key in this UTC hour.' }),
  }),
});

export type Usage = z.infer<typeof usage>;

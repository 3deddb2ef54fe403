/** Parts that several schemas of the contract share. */
import * as z from 'zod';
import { failureCodes } from '../../../core/audits/audit.ts';
import { readKeyword } from '../../../core/audits/order-rules.ts';

export const keyword = z
  .string()
  .transform((text, context) => {
    const read = readKeyword(text);
    if ('keyword' in read) return read.keyword;
    context.addIssue({ code: 'custom', message: read.fault });
    return z.NEVER;
  })
  .meta({
    description:
      'Primary keyword or topic: 2 to 200 visible characters after trimming and Unicode normalisation (NFC), no control characters, no bidirectional controls.',
    examples: ['standing desk'],
  });

export const timestamp = z.iso.datetime({ precision: 3 }).meta({ examples: ['2026-11-20T22:15:04.123Z'] });
export const auditId = z.uuid();

export const livemode = z
  .boolean()
  .meta({ description: '`false` in test mode: made with a test key, over recorded markets. `true` otherwise.' });

/** Why an audit failed. */
export const auditError = z.object({
  code: z.enum(failureCodes),
  message: z.string(),
});

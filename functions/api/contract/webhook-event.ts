/** The schemas of the events sent to a webhook. */
import * as z from 'zod';
import { auditTypes } from '../../../core/audits/audit.ts';
import { auditEventTypes, testEventType } from '../../../core/webhooks/delivery.ts';
import { auditError, auditId, livemode, timestamp } from './parts.ts';

/** The event of the end of an audit. */
export const webhookEvent = z.strictObject({
  type: z.enum(auditEventTypes),
  timestamp: timestamp.meta({ description: 'When it happened.' }),
  data: z.strictObject({
    audit_id: auditId,
    status: z.enum(['completed', 'failed']),
    audit_type: z.enum(auditTypes),
    keyword: z.string(),
    created_at: timestamp,
    completed_at: timestamp,
    livemode,
    error: auditError.exactOptional().meta({ description: 'Why it failed; only when failed.' }),
  }),
});

/** The event that the account holder sends from the dashboard. */
export const webhookTestEvent = z.strictObject({
  type: z.literal(testEventType),
  timestamp: timestamp.meta({ description: 'When it was sent.' }),
  data: z.strictObject({
    key_id: z.string().meta({ description: 'The key whose webhook this is.' }),
    message: z.string().meta({ description: 'A sentence for people.' }),
    livemode,
  }),
});

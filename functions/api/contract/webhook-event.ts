/** The schema of the event sent to a webhook. */
import * as z from 'zod';
import { auditTypes } from '../../../core/audits/audit.ts';
import { eventTypes } from '../../../core/webhooks/delivery.ts';
import { auditError, auditId, timestamp } from './parts.ts';

/** The event sent to a webhook. */
export const webhookEvent = z.strictObject({
  type: z.enum(eventTypes),
  timestamp: timestamp.meta({ description: 'When it happened.' }),
  data: z.strictObject({
    audit_id: auditId,
    status: z.enum(['completed', 'failed']),
    audit_type: z.enum(auditTypes),
    keyword: z.string(),
    created_at: timestamp,
    completed_at: timestamp,
    error: auditError.exactOptional().meta({ description: 'Why it failed; only when failed.' }),
  }),
});

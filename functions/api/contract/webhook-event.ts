/** The schemas of the events sent to a webhook. */
import * as z from 'zod';
import { auditTypes } from '../../../core/audits/audit.ts';
import { skipReasons } from '../../../core/schedules/schedule.ts';
import { auditEventTypes, testEventType } from '../../../core/webhooks/delivery.ts';
import { auditError, auditId, livemode, timestamp } from './parts.ts';
import { changeSchema } from './schedules.ts';

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

const ordered = { audit_type: z.enum(auditTypes), keyword: z.string() };

/** The event of a run whose audit differs from the one before. */
export const changedEventSchema = z.strictObject({
  type: z.literal('audit.changed'),
  timestamp: timestamp.meta({ description: 'When it was noticed.' }),
  data: z.strictObject({
    schedule_id: z.uuid(),
    livemode,
    audit_id: auditId,
    compared_with: auditId.meta({ description: 'The audit before: read the difference with `GET …/compare/…`.' }),
    ...ordered,
    changes: z.array(changeSchema).meta({ description: 'What changed beyond noise, by kind.' }),
  }),
});

/** The event of a run that launched nothing. */
export const skippedEventSchema = z.strictObject({
  type: z.literal('schedule.run_skipped'),
  timestamp: timestamp.meta({ description: 'When it was skipped.' }),
  data: z.strictObject({
    schedule_id: z.uuid(),
    livemode,
    planned_at: timestamp,
    reason: z.enum(skipReasons),
    ...ordered,
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

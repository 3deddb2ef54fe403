/** `/v1/schedules`: orders that are launched again and again. */
import * as z from 'zod';
import { changeKinds, measureNames } from '../../../analysis/index.ts';
import { failureCodes } from '../../../core/audits/audit.ts';
import { frequencies } from '../../../core/schedules/planned-times.ts';
import { maxSchedules, runStatuses, scheduleStatuses, skipReasons } from '../../../core/schedules/schedule.ts';
import { createAuditBody } from './launch.ts';
import type { Operations } from './operation.ts';
import { auditId, livemode, timestamp } from './parts.ts';

const frequency = z.enum(frequencies).meta({
  description:
    'Counted in UTC from the first run: at the same time each day, on the same day of each week, or on the same day of each month, or on its last day if the month is too short.',
});

/** Body of `POST /v1/schedules`. */
export const createScheduleBody = z.strictObject({
  order: createAuditBody.meta({ description: 'What each run launches: a body of `POST /v1/audits`.' }),
  frequency,
  starts_at: z.iso
    .datetime({ offset: true, error: 'starts_at must be a time in ISO 8601, such as 2026-11-20T22:15:04Z' })
    .exactOptional()
    // Without an example: it would lie in the past soon, and be refused.
    .meta({ description: 'When the first run is due: within the next 366 days. Without it, at once.' }),
});

/** Body of `PATCH /v1/schedules/{schedule_id}`. */
export const changeScheduleBody = z
  .strictObject({
    status: z.enum(scheduleStatuses).exactOptional().meta({
      description: '`paused`: no runs, until it is `active` again. What was due meanwhile is not made up for.',
    }),
    frequency: frequency.exactOptional(),
  })
  .refine(({ status, frequency }) => status !== undefined || frequency !== undefined, {
    message: 'give status, frequency or both',
    when: () => true,
  })
  .meta({ minProperties: 1 });

const limit = (of: string) =>
  z
    .string()
    .regex(/^(?:[1-9]|[1-9]\d|100)$/u, 'limit must be a whole number from 1 to 100')
    .transform(Number)
    .default(20)
    .meta({ description: `How many ${of} at most, 1 to 100.` });
const cursor = z.string().max(500).exactOptional().meta({ description: '`next_cursor` of the page before.' });

/** Query of `GET /v1/schedules`. */
export const listSchedulesQuery = z.strictObject({ limit: limit('schedules'), cursor });
/** Query of `GET /v1/schedules/{schedule_id}`. */
export const readScheduleQuery = z.strictObject({ limit: limit('runs'), cursor });

const figure = z.object({
  name: z.enum(measureNames),
  value: z.number(),
  of: z.number().exactOptional().meta({ description: 'Its total: 100 for the score. Absent for a plain count.' }),
});

export const changeSchema = z.object({
  kind: z.enum(changeKinds),
  count: z.int().min(1).meta({ description: 'So many differences of this kind.' }),
});

const run = z.object({
  planned_at: timestamp,
  ran_at: timestamp.meta({ description: 'When its audit was launched, or when it was skipped.' }),
  missed: z.int().min(0).meta({
    description: 'Planned times before this one that had no run of their own: this one run makes up for all of them.',
  }),
  status: z.enum(runStatuses).meta({
    description:
      '`running`: its audit has not ended. `skipped`: nothing was launched. `removed`: its audit was deleted before its end was recorded.',
  }),
  audit_id: auditId.exactOptional(),
  skip_reason: z.enum(skipReasons).exactOptional().meta({
    description: '`key_inactive`: the key was revoked or has expired; the schedule is paused.',
  }),
  error_code: z.enum(failureCodes).exactOptional().meta({ description: 'Of a failed audit.' }),
  figures: z.array(figure).exactOptional().meta({
    description:
      'Of a completed audit. Of a `gap` audit: the score, topics covered, questions answered, citations of its site. Of a `market` audit: how many topics, questions and citations the market has.',
  }),
  compared_with: auditId.exactOptional().meta({ description: 'The audit of the last completed run before.' }),
  rules_changed: z.boolean().exactOptional().meta({ description: 'The two audits have different rulesets.' }),
  changes: z.array(changeSchema).exactOptional().meta({
    description: 'What changed beyond noise since that audit, by kind; empty when nothing did.',
  }),
});

export const scheduleRead = z.object({
  schedule_id: z.uuid(),
  livemode,
  status: z.enum(scheduleStatuses),
  frequency,
  order: z.object({
    audit_type: createAuditBody.shape.audit_type,
    keyword: z.string(),
    user_url: z.string().exactOptional(),
    control_urls: z.array(z.string()).exactOptional(),
    language: z.string(),
    country: z.string(),
  }),
  key_id: z.string().meta({ description: 'Who made it: its runs use this key’s limit and webhook.' }),
  starts_at: timestamp,
  next_run_at: timestamp.exactOptional().meta({ description: 'Absent while paused.' }),
  last_run: run.exactOptional(),
  created_at: timestamp,
  updated_at: timestamp,
});

export const scheduleList = z.object({
  schedules: z.array(scheduleRead),
  next_cursor: z.string().exactOptional().meta({ description: 'There when more may follow.' }),
});

export const scheduleHistory = scheduleRead.extend({
  runs: z.array(run).meta({ description: 'Newest first. A run is kept for 400 days.' }),
  next_cursor: z.string().exactOptional().meta({ description: 'There when older runs may follow.' }),
});

export type NewScheduleBody = z.input<typeof createScheduleBody>;
export type ScheduleChangeBody = z.input<typeof changeScheduleBody>;
export type ScheduleRead = z.infer<typeof scheduleRead>;
export type ScheduleList = z.infer<typeof scheduleList>;
export type ScheduleHistory = z.infer<typeof scheduleHistory>;

export const scheduleOperations = {
  'POST /v1/schedules': {
    id: 'createSchedule',
    tag: 'Schedules',
    summary: 'Repeat an audit daily, weekly or monthly',
    description: `Consumes nothing itself. Each run consumes what a launch consumes, of the key that made the schedule; when the monthly quota is used up, the run is skipped and an event says so. An account has at most ${maxSchedules}; one more is refused with 409.`,
    body: { NewSchedule: createScheduleBody },
    answers: {
      201: { description: 'Created', body: { Schedule: scheduleRead }, headers: { Location: 'Where it is read' } },
    },
    errors: [400, 401, 409, 413, 415, 422, 429, 500, 503],
  },
  'GET /v1/schedules': {
    id: 'listSchedules',
    tag: 'Schedules',
    summary: "List the account's schedules, newest first",
    query: listSchedulesQuery,
    answers: { 200: { description: 'One page', body: { ScheduleList: scheduleList } } },
    errors: [401, 422, 429, 500, 503],
  },
  'GET /v1/schedules/{schedule_id}': {
    id: 'getSchedule',
    tag: 'Schedules',
    summary: 'Read a schedule with its runs, newest first',
    query: readScheduleQuery,
    answers: {
      200: { description: 'The schedule and one page of its runs', body: { ScheduleHistory: scheduleHistory } },
    },
    errors: [401, 404, 422, 429, 500, 503],
  },
  'PATCH /v1/schedules/{schedule_id}': {
    id: 'changeSchedule',
    tag: 'Schedules',
    summary: 'Pause, resume, or repeat more or less often',
    body: { ScheduleChange: changeScheduleBody },
    answers: { 200: { description: 'Changed', body: 'Schedule' } },
    errors: [400, 401, 404, 409, 413, 415, 422, 429, 500, 503],
  },
  'DELETE /v1/schedules/{schedule_id}': {
    id: 'deleteSchedule',
    tag: 'Schedules',
    summary: 'Delete a schedule with the list of its runs',
    description: 'Its audits stay.',
    answers: { 204: { description: 'Deleted' } },
    errors: [401, 404, 429, 500, 503],
  },
} satisfies Operations;

/** Maps schedules and their runs to DynamoDB items, one partition for each account. */
import * as z from 'zod';
import { changeKinds, measureNames } from '../../../analysis/index.ts';
import { auditTypes, failureCodes } from '../../../core/audits/audit.ts';
import { frequencies } from '../../../core/schedules/planned-times.ts';
import {
  runKeptDays,
  runStatuses,
  type Schedule,
  type ScheduleRun,
  scheduleStatuses,
  skipReasons,
} from '../../../core/schedules/schedule.ts';
import { shardOf } from '../../../core/sweep.ts';

/** The item that counts an account's schedules. */
export const countItem = 'COUNT';
export const schedulePrefix = 'SCHEDULE#';
export const scheduleItem = (scheduleId: string): string => `${schedulePrefix}${scheduleId}`;
export const runPrefix = (scheduleId: string): string => `RUN#${scheduleId}#`;
/** The shard key of the sparse index `due`; a schedule that waits for nothing leaves the index by losing it. */
export const dueScheduleMark = (shard: number): string => `SCHEDULE#${shard}`;

const order = z.object({
  audit_type: z.enum(auditTypes),
  keyword: z.string(),
  user_url: z.string().exactOptional(),
  control_urls: z.array(z.string()).exactOptional(),
  language: z.string(),
  country: z.string(),
});

const run = z.object({
  planned_at: z.string(),
  ran_at: z.string(),
  missed: z.number(),
  status: z.enum(runStatuses),
  audit_id: z.string().exactOptional(),
  skip_reason: z.enum(skipReasons).exactOptional(),
  error_code: z.enum(failureCodes).exactOptional(),
  figures: z
    .array(z.object({ name: z.enum(measureNames), value: z.number(), of: z.number().exactOptional() }))
    .exactOptional(),
  compared_with: z.string().exactOptional(),
  rules_changed: z.boolean().exactOptional(),
  changes: z.array(z.object({ kind: z.enum(changeKinds), count: z.number() })).exactOptional(),
});

const schedule = z.object({
  schedule_id: z.string(),
  account_id: z.string(),
  key_id: z.string(),
  order,
  frequency: z.enum(frequencies),
  starts_at: z.string(),
  status: z.enum(scheduleStatuses),
  created_at: z.string(),
  updated_at: z.string(),
  next_run_at: z.string(),
  due_at: z.string().exactOptional(),
  run_count: z.number(),
  last_run: run.exactOptional(),
  compare_with: z.string().exactOptional(),
  version: z.number(),
});

/** The attributes of a schedule in the index `due`: its keys. */
export const dueScheduleItem = z.object({ account_id: z.string(), item: z.string(), due_at: z.string() });

/** @throws ZodError if the item does not match the schema. */
export function scheduleFromItem(item: unknown): Schedule {
  return schedule.parse(item);
}

export function runFromItem(item: unknown): ScheduleRun {
  return run.parse(item);
}

export function toScheduleItem(stored: Schedule): Record<string, unknown> {
  return {
    ...stored,
    item: scheduleItem(stored.schedule_id),
    ...(stored.due_at === undefined ? {} : { due: dueScheduleMark(shardOf(stored.schedule_id)) }),
  };
}

/** A run that expires as its audit does. */
export function toRunItem({ account_id, schedule_id }: Schedule, stored: ScheduleRun): Record<string, unknown> {
  const ttl = Math.floor(Date.parse(stored.ran_at) / 1_000) + runKeptDays * 86_400;
  return { ...stored, account_id, item: `${runPrefix(schedule_id)}${stored.planned_at}`, ttl };
}

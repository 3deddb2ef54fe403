/** A schedule: an order that is launched again and again, its runs, and the store of both. */
import type { Change, Figure } from '../../analysis/index.ts';
import type { AuditOrder, FailureCode } from '../audits/audit.ts';
import type { DuePage, DueQuery } from '../sweep.ts';
import type { Delivery } from '../webhooks/delivery.ts';
import type { Frequency } from './planned-times.ts';

/** The most schedules of an account. */
export const maxSchedules = 100;

/** How long a run is kept: as long as an audit (`keptDays` of the plans). */
export const runKeptDays = 400;

export const scheduleStatuses = ['active', 'paused'] as const;
export type ScheduleStatus = (typeof scheduleStatuses)[number];

/** `running`: its audit has not ended. `removed`: its audit was deleted before its end was recorded. */
export const runStatuses = ['running', 'completed', 'failed', 'skipped', 'removed'] as const;
export type RunStatus = (typeof runStatuses)[number];

/** Why a run launched nothing. `key_inactive`: its key was revoked or has expired; this also pauses the schedule. */
export const skipReasons = ['quota_exceeded', 'key_inactive'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** One run. Times are ISO 8601 UTC. */
export interface ScheduleRun {
  /** The last planned time when it was made. */
  planned_at: string;
  /** When it was made. */
  ran_at: string;
  /** Planned times before this one for which no run was made, because the service was down or the hour was used up. */
  missed: number;
  status: RunStatus;
  /** Unless it was skipped. */
  audit_id?: string;
  /** When it was skipped. */
  skip_reason?: SkipReason;
  /** Of a failed audit. */
  error_code?: FailureCode;
  /** Of a completed audit. */
  figures?: Figure[];
  /** The audit it was compared with: that of the last completed run before, if there still is one. */
  compared_with?: string;
  /** Whether the two audits have different rulesets. */
  rules_changed?: boolean;
  /** What changed beyond noise. */
  changes?: Change[];
}

/** A stored schedule. */
export interface Schedule {
  schedule_id: string;
  /** Of the key's mode: the id under which its audits are stored. */
  account_id: string;
  /** Who made it: the runs use this key's limit and webhook. */
  key_id: string;
  order: AuditOrder;
  frequency: Frequency;
  /** The first planned time; the others are counted from it. */
  starts_at: string;
  status: ScheduleStatus;
  created_at: string;
  updated_at: string;
  /** The next planned time, or the first one that no run was made for. */
  next_run_at: string;
  /** When the runner looks at it; absent while it is paused and no run is unfinished. */
  due_at?: string;
  /** Runs made so far. */
  run_count: number;
  last_run?: ScheduleRun;
  /** The audit of the last completed run. */
  compare_with?: string;
  /** Raised by every write; a write is conditional on the version that was read. */
  version: number;
}

/** The attributes of the index of what is due. */
export interface DueSchedule extends Pick<Schedule, 'account_id' | 'schedule_id'> {
  due_at: string;
}

/** Stores schedules with their runs. */
export interface ScheduleStore {
  /** False if the account has as many as it may have. */
  create(schedule: Schedule): Promise<boolean>;
  get(accountId: string, scheduleId: string): Promise<Schedule | undefined>;
  /** Newest first; `next` is present if more may follow. */
  list(accountId: string, query: { limit: number; after?: string }): Promise<{ schedules: Schedule[]; next?: string }>;
  /**
   * Replaces the schedule if it still has its version, together with one of its runs and an event, in one transaction.
   * False if it was changed or removed since it was read.
   */
  replace(changed: { schedule: Schedule; run?: ScheduleRun; delivery?: Delivery }): Promise<boolean>;
  /** Removes the schedule with its runs. False if there is none. */
  remove(accountId: string, scheduleId: string): Promise<boolean>;
  /** The runs, newest first, before the planned time `before`; `next` is present if more may follow. */
  listRuns(
    accountId: string,
    scheduleId: string,
    query: { limit: number; before?: string },
  ): Promise<{ runs: ScheduleRun[]; next?: string }>;
  /** The shard's schedules that the runner should look at, longest overdue first. */
  listDue(query: DueQuery<DueSchedule>): Promise<DuePage<DueSchedule, DueSchedule>>;
}

/** When the runner looks at a schedule: for the end of its run, or for the next one. */
export function withDue(schedule: Schedule, wantedAt: string = schedule.next_run_at): Schedule {
  const { due_at, ...rest } = schedule;
  if (schedule.last_run?.status === 'running') return { ...rest, due_at: schedule.last_run.ran_at };
  return schedule.status === 'active' ? { ...rest, due_at: wantedAt } : rest;
}

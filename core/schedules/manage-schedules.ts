/** Creates, reads, changes and deletes the schedules of an account. */
import type { AuditOrder } from '../audits/audit.ts';
import { formatAuditId, isAuditId } from '../audits/audit-id.ts';
import { ServiceError } from '../service-error.ts';
import { type Frequency, nextPlanned } from './planned-times.ts';
import {
  maxSchedules,
  type Schedule,
  type ScheduleRun,
  type ScheduleStatus,
  type ScheduleStore,
  withDue,
} from './schedule.ts';

export interface ScheduleDeps {
  schedules: ScheduleStore;
  now: () => Date;
  randomBytes: (size: number) => Uint8Array;
}

export interface NewSchedule {
  order: AuditOrder;
  frequency: Frequency;
  /** When the first run is planned; by default at once. */
  startsAt?: Date;
}

/** @throws ServiceError `conflict` if the account has as many as it may have. */
export async function createSchedule(
  owner: { accountId: string; keyId: string },
  { order, frequency, startsAt }: NewSchedule,
  { schedules, now, randomBytes }: ScheduleDeps,
): Promise<Schedule> {
  const time = now();
  const starts_at = (startsAt ?? time).toISOString();
  const schedule = withDue({
    ...{ schedule_id: formatAuditId(time, randomBytes(10)), account_id: owner.accountId, key_id: owner.keyId },
    ...{ order, frequency, starts_at, status: 'active', next_run_at: starts_at, run_count: 0, version: 1 },
    ...{ created_at: time.toISOString(), updated_at: time.toISOString() },
  });
  if (!(await schedules.create(schedule))) {
    throw new ServiceError(
      'conflict',
      `The account has ${maxSchedules} schedules, the most it can have. Delete one first.`,
    );
  }
  return schedule;
}

type Ids = { accountId: string; scheduleId: string };

/** @throws ServiceError `not_found` if there is none, it is another account's, or the id is malformed. */
export async function readSchedule(
  { accountId, scheduleId }: Ids,
  { schedules }: { schedules: Pick<ScheduleStore, 'get'> },
): Promise<Schedule> {
  const found = isAuditId(scheduleId) ? await schedules.get(accountId, scheduleId) : undefined;
  if (found === undefined) throw notFound();
  return found;
}

/** Which of `owners` has the schedule; undefined if none has. */
export async function ownerOfSchedule(
  owners: readonly string[],
  scheduleId: string,
  { schedules }: { schedules: Pick<ScheduleStore, 'get'> },
): Promise<string | undefined> {
  if (!isAuditId(scheduleId)) return undefined;
  for (const owner of owners) if (await schedules.get(owner, scheduleId)) return owner;
  return undefined;
}

/** The schedule with a page of its runs, newest first. @throws as `readSchedule` does */
export async function readScheduleRuns(
  ids: Ids,
  query: { limit: number; before?: string },
  { schedules }: { schedules: Pick<ScheduleStore, 'get' | 'listRuns'> },
): Promise<{ schedule: Schedule; runs: ScheduleRun[]; next?: string }> {
  const schedule = await readSchedule(ids, { schedules });
  return { schedule, ...(await schedules.listRuns(ids.accountId, ids.scheduleId, query)) };
}

/**
 * Pauses, resumes or repeats more or less often. What was planned while it was paused is not made up for.
 *
 * @throws as `readSchedule` does
 */
export async function changeSchedule(
  ids: Ids,
  { status, frequency }: { status?: ScheduleStatus; frequency?: Frequency },
  { schedules, now }: ScheduleDeps,
): Promise<Schedule> {
  // Each turn another write came first: of the runner, or of somebody else who changes it.
  for (let turn = 0; turn < maxTurns; turn++) {
    const seen = await readSchedule(ids, { schedules });
    const changed = { ...seen, status: status ?? seen.status, frequency: frequency ?? seen.frequency };
    const resumes = seen.status === 'paused' && changed.status === 'active';
    const isReplanned = resumes || changed.frequency !== seen.frequency;
    const next_run_at = isReplanned ? nextPlanned(changed, now()).toISOString() : seen.next_run_at;
    const replanned = { ...changed, next_run_at, updated_at: now().toISOString() };
    // A run that waits for the next hour keeps its time.
    const schedule = withDue(replanned, isReplanned ? next_run_at : seen.due_at);
    if (await schedules.replace({ schedule })) return { ...schedule, version: schedule.version + 1 };
  }
  throw new ServiceError('conflict', 'The schedule is being changed by others; try again in a moment.');
}

const maxTurns = 5;

/** Deletes the schedule with the list of its runs; their audits stay. @throws as `readSchedule` does */
export async function deleteSchedule(
  { accountId, scheduleId }: Ids,
  { schedules }: { schedules: Pick<ScheduleStore, 'remove'> },
): Promise<void> {
  if (!isAuditId(scheduleId) || !(await schedules.remove(accountId, scheduleId))) throw notFound();
}

function notFound(): ServiceError {
  return new ServiceError('not_found', 'There is nothing at this address.');
}

/** Runs what schedules have planned: records how the last run ended, and launches the next one, once. */
import { hasEnded } from '../audits/audit.ts';
import type { AuditReader } from '../audits/read-audits.ts';
import { type LaunchedAudit, requestAudit } from '../audits/request-audit.ts';
import { ServiceError } from '../service-error.ts';
import { type SweepDeps, sweep } from '../sweep.ts';
import { announce, type DeliveryQueue } from '../webhooks/announce.ts';
import type { WebhookReader } from '../webhooks/webhook.ts';
import { judgeRun } from './judge-run.ts';
import { latestPlanned, nextPlanned, plannedBetween } from './planned-times.ts';
import { type DueSchedule, type Schedule, type ScheduleRun, type ScheduleStore, withDue } from './schedule.ts';
import { type CallerDeps, callerOfSchedule } from './schedule-caller.ts';
import { eventOf } from './schedule-events.ts';

export interface RunSchedulesDeps extends Omit<SweepDeps, 'parallel'>, CallerDeps {
  schedules: ScheduleStore;
  reader: Pick<AuditReader, 'getStatus' | 'get'>;
  webhooks: WebhookReader;
  deliveries: DeliveryQueue;
  launch: Parameters<typeof requestAudit>[1];
}

/** What a sweep did, as counts. `overflow`: time ran out, and the next sweep continues. */
export interface ScheduleSweep {
  launched: number;
  skipped: number;
  ended: number;
  overflow: boolean;
}

/** Recording an end reads two reports of up to 6 MB, so fewer at a time than other sweeps. */
const parallel = 8;

/** Longer than a service is down between a launch and its record; only then could a run be launched twice. */
const rememberedMs = 40 * 86_400_000;

/** Runs one sweep. Every write is conditional on the version that was read, so a concurrent change wins. */
export async function runSchedules(deps: RunSchedulesDeps): Promise<ScheduleSweep> {
  const done = { launched: 0, skipped: 0, ended: 0 };
  const handle = async ({ account_id, schedule_id }: DueSchedule): Promise<void> => {
    const found = await deps.schedules.get(account_id, schedule_id);
    const isRunning = found?.last_run?.status === 'running';
    const schedule = found && (isRunning ? await recordEnd(found, found.last_run, deps) : found);
    if (schedule === undefined) return;
    if (isRunning) done.ended++;
    if (schedule.due_at === undefined || schedule.due_at > deps.now().toISOString()) return;
    const run = await runNow(schedule, deps);
    if (run !== undefined) done[run.status === 'skipped' ? 'skipped' : 'launched']++;
  };
  const overflow = await sweep({ list: deps.schedules.listDue, handle }, { now: deps.now, parallel });
  return { ...done, overflow };
}

/** The schedule with the end of `run`; undefined while its audit has not ended, or if another sweep was first. */
async function recordEnd(
  schedule: Schedule,
  run: ScheduleRun | undefined,
  { schedules, reader, webhooks, deliveries, now }: RunSchedulesDeps,
): Promise<Schedule | undefined> {
  const auditId = run?.audit_id;
  if (run === undefined || auditId === undefined) return undefined;
  const audit = await reader.getStatus(auditId);
  if (audit !== undefined && !hasEnded(audit.status)) return undefined;
  const ended: ScheduleRun = {
    ...run,
    status: audit?.status === 'completed' || audit?.status === 'failed' ? audit.status : 'removed',
    ...(audit?.error === undefined ? {} : { error_code: audit.error.code }),
  };
  const outputJson = ended.status === 'completed' ? (await reader.get(auditId))?.outputJson : undefined;
  if (outputJson !== undefined) Object.assign(ended, judgeRun(outputJson, await baseOf(schedule, reader)));
  const delivery = await eventOf(schedule, ended, now(), webhooks);
  const next = withDue({
    ...schedule,
    last_run: ended,
    ...(outputJson === undefined ? {} : { compare_with: auditId }),
  });
  const change = { schedule: next, run: ended, ...(delivery === undefined ? {} : { delivery }) };
  if (!(await schedules.replace(change))) return undefined;
  if (delivery !== undefined) await announce(delivery, deliveries);
  return { ...next, version: next.version + 1 };
}

/** The report that a run is compared with, if it is still there. */
async function baseOf(
  { compare_with: auditId }: Schedule,
  reader: Pick<AuditReader, 'get'>,
): Promise<{ auditId: string; outputJson: string } | undefined> {
  const outputJson = auditId === undefined ? undefined : (await reader.get(auditId))?.outputJson;
  return auditId === undefined || outputJson === undefined ? undefined : { auditId, outputJson };
}

/** Launches an audit for what is planned, or skips it; undefined if it has to wait or another sweep was first. */
async function runNow(schedule: Schedule, deps: RunSchedulesDeps): Promise<ScheduleRun | undefined> {
  const caller = await callerOfSchedule(schedule, deps);
  if (caller === undefined) return record(schedule, { skip_reason: 'key_inactive', at: deps.now() }, deps);
  let launched: LaunchedAudit;
  try {
    launched = await requestAudit(
      // A space at its beginning, so that no caller has the same key.
      { order: schedule.order, caller, idempotencyKey: ` ${schedule.schedule_id} ${schedule.run_count}`, rememberedMs },
      deps.launch,
    );
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.code === 'quota_exceeded') {
      return record(schedule, { skip_reason: 'quota_exceeded', at: deps.now() }, deps);
    }
    if (error.code !== 'rate_limit_exceeded') throw error;
    const waitMs = Number(error.headers['Retry-After']) * 1_000;
    const wantedAt = new Date(deps.now().getTime() + waitMs).toISOString();
    await deps.schedules.replace({ schedule: withDue(schedule, wantedAt) });
    return undefined;
  }
  // Of a launch whose record was lost, the time of that launch.
  return record(schedule, { audit_id: launched.audit_id, at: new Date(launched.created_at) }, deps);
}

type Outcome = Pick<ScheduleRun, 'audit_id' | 'skip_reason'> & { at: Date };

const maxTurns = 5;

/** Stores the run and plans the next one; several planned times that have passed are made up for by one run. */
async function record(
  seen: Schedule,
  { at, ...outcome }: Outcome,
  { schedules, webhooks, deliveries, now }: RunSchedulesDeps,
): Promise<ScheduleRun | undefined> {
  const planned = latestPlanned(seen, at);
  const run: ScheduleRun = {
    planned_at: planned.toISOString(),
    ran_at: at.toISOString(),
    missed: plannedBetween(seen, new Date(seen.next_run_at), planned),
    status: outcome.audit_id === undefined ? 'skipped' : 'running',
    ...outcome,
  };
  const delivery = await eventOf(seen, run, now(), webhooks);
  let schedule: Schedule | undefined = seen;
  // Somebody may pause or change the schedule meanwhile; the run was made all the same.
  for (let turn = 0; turn < maxTurns && schedule?.run_count === seen.run_count; turn++) {
    const status = outcome.skip_reason === 'key_inactive' ? 'paused' : schedule.status;
    const next = withDue({
      ...schedule,
      ...{ status, last_run: run, run_count: schedule.run_count + 1 },
      next_run_at: nextPlanned(schedule, planned).toISOString(),
    });
    if (await schedules.replace({ schedule: next, run, ...(delivery === undefined ? {} : { delivery }) })) {
      if (delivery !== undefined) await announce(delivery, deliveries);
      return run;
    }
    schedule = await schedules.get(seen.account_id, seen.schedule_id);
  }
  return undefined;
}

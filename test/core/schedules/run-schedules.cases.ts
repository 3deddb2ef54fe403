/** Runs of schedules in simulated time: exact quota, nothing lost and nothing twice, whatever comes in between. */
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { changesOf, compareReports, figuresOf, type Report, type SerpSnapshot } from '../../../analysis/index.ts';
import { readUsage } from '../../../core/accounts/read-usage.ts';
import type { AuditOrder } from '../../../core/audits/audit.ts';
import { requestAudit } from '../../../core/audits/request-audit.ts';
import { runAudit } from '../../../core/audits/run-audit.ts';
import { changeSchedule, createSchedule } from '../../../core/schedules/manage-schedules.ts';
import type { Frequency } from '../../../core/schedules/planned-times.ts';
import { runSchedules } from '../../../core/schedules/run-schedules.ts';
import type { Schedule, ScheduleStore } from '../../../core/schedules/schedule.ts';
import { ownerId } from '../../../core/test-mode.ts';
import { newKey, newWebhook } from '../../contracts/rows.ts';
import type { Stores } from '../../contracts/stores.ts';
import { goldenPorts, smallReport } from '../../golden/reports.ts';
import { inMemoryQueue } from '../../in-memory/queue.ts';

const order: AuditOrder = {
  ...{ audit_type: 'gap', keyword: 'how to clean a cast iron skillet', language: 'en', country: 'US' },
  user_url: 'https://scrubber.example/cast-iron-care',
};
const dayMs = 86_400_000;
const minuteMs = 60_000;

/** The recorded market, and the same without its first result. */
const recorded = await smallReport();
const withoutFirst = (serp: SerpSnapshot): SerpSnapshot => ({ ...serp, organic: serp.organic.slice(1) });
const ports = goldenPorts('small');
const changed = await smallReport({ ...ports, search: async (query) => withoutFirst(await ports.search(query)) });

export function runScheduleCases(open: () => Stores): void {
  let key: ReturnType<typeof newKey>;
  let time: Date;
  let monthlyAudits: number;
  let queue: ReturnType<typeof inMemoryQueue<{ auditId: string; accountId: string }>>;
  let deliveries: ReturnType<typeof inMemoryQueue<{ deliveryId: string; accountId: string; delayMs?: number }>>;
  const now = (): Date => time;
  const pass = (ms: number): void => {
    time = new Date(time.getTime() + ms);
  };

  beforeEach(async () => {
    time = new Date('2026-11-02T08:00:00.000Z');
    monthlyAudits = 50;
    [queue, deliveries] = [inMemoryQueue(), inMemoryQueue()];
    key = newKey({ created_at: time.toISOString() });
    await open().apiKeys.create(key);
  });

  const launchDeps = () => ({
    ...{ store: open().newAuditStore(), queue, now, randomBytes },
    planOverrides: { free: { monthlyAudits } },
  });
  const made = (frequency: Frequency = 'daily'): Promise<Schedule> =>
    createSchedule(
      { accountId: key.account_id, keyId: key.key_id },
      { order, frequency },
      { schedules: open().schedules, now, randomBytes },
    );
  const sweep = (schedules: ScheduleStore = open().schedules) => {
    const { auditReader: reader, apiKeys, accounts, webhookHealth: webhooks } = open();
    return runSchedules({ schedules, reader, apiKeys, accounts, webhooks, deliveries, now, launch: launchDeps() });
  };
  const caller = () => ({ keyId: key.key_id, accountId: key.account_id, plan: key.plan });
  const used = async () => {
    const { auditsHour, quota } = await readUsage(caller(), { usage: open().usage, now, planOverrides: {} });
    return { hour: auditsHour.used, month: quota.used };
  };
  const runsOf = async ({ account_id, schedule_id }: Schedule) =>
    (await open().schedules.listRuns(account_id, schedule_id, { limit: 100 })).runs.toReversed();
  const read = async ({ account_id, schedule_id }: Schedule): Promise<Schedule> => {
    const found = await open().schedules.get(account_id, schedule_id);
    if (found === undefined) throw new Error('the schedule is gone');
    return found;
  };
  const eventsOf = async (type: 'audit.changed' | 'schedule.run_skipped') =>
    (await open().deliveries.listEvents(key.account_id, { limit: 100, type })).events;
  /** Ends the audit that was launched last. */
  const end = async (outcome: unknown): Promise<string> => {
    const auditId = queue.sent.at(-1)?.auditId ?? '';
    const { unfinishedAudits: audits, webhookHealth: webhooks } = open();
    await runAudit(auditId, { audits, webhooks, deliveries, now, analyze: async () => outcome as never });
    return auditId;
  };
  const complete = (report: Report) => end({ outcome: 'report', report });
  const planned = (days: number): string =>
    new Date(Date.parse('2026-11-02T08:00:00.000Z') + days * dayMs).toISOString();

  describe('the runs of a schedule', () => {
    test('over a market that changes: three runs, their differences, one event, three units', async () => {
      await open().webhooks.create(newWebhook({ account_id: key.account_id, key_id: key.key_id }));
      const [first, same, other] = [recorded, recorded, changed];
      const schedule = await made();
      const audits: string[] = [];
      for (const report of [first, same, other]) {
        await sweep();
        audits.push(await complete(report));
        pass(minuteMs);
        await sweep();
        // Nothing is left to do until the next planned time.
        await sweep();
        pass(dayMs - minuteMs);
      }
      const changes = changesOf(compareReports(same, other));
      expect(changes).toContainEqual({ kind: 'results_lost', count: 1 });
      const common = { missed: 0, status: 'completed', rules_changed: false };
      expect(await runsOf(schedule)).toEqual([
        {
          ...{ planned_at: planned(0), ran_at: planned(0), missed: 0, status: 'completed', audit_id: audits[0] },
          figures: figuresOf(first),
        },
        {
          ...{ ...common, planned_at: planned(1), ran_at: planned(1), audit_id: audits[1], figures: figuresOf(same) },
          ...{ compared_with: audits[0], changes: [] },
        },
        {
          ...{ ...common, planned_at: planned(2), ran_at: planned(2), audit_id: audits[2], figures: figuresOf(other) },
          ...{ compared_with: audits[1], changes },
        },
      ]);
      expect(await used()).toMatchObject({ month: 3 });
      const events = await eventsOf('audit.changed');
      expect(events).toMatchObject([{ audit_id: audits[2], key_id: key.key_id, state: 'pending' }]);
      const message = await open().deliveries.get(events[0]?.delivery_id ?? '');
      expect(JSON.parse(message?.body ?? '{}')).toEqual({
        type: 'audit.changed',
        timestamp: expect.any(String),
        data: {
          ...{
            schedule_id: schedule.schedule_id,
            livemode: true,
            audit_id: audits[2],
            compared_with: audits[1],
            changes,
          },
          ...{ audit_type: 'gap', keyword: order.keyword },
        },
      });
      expect(deliveries.sent.filter(({ deliveryId }) => deliveryId === events[0]?.delivery_id)).toHaveLength(1);
    });

    test('after a day without the service: the missed run is made up for once', async () => {
      const schedule = await made();
      await sweep();
      pass(2 * dayMs - 3_600_000);
      for (let times = 0; times < 3; times++) {
        await sweep();
        pass(minuteMs);
      }
      // The audit of the first run has not ended yet.
      expect(await runsOf(schedule)).toHaveLength(1);
      await complete(recorded);
      for (let times = 0; times < 3; times++) {
        await sweep();
        pass(minuteMs);
      }
      expect(await runsOf(schedule)).toMatchObject([
        { planned_at: planned(0), status: 'completed' },
        { planned_at: planned(1), missed: 0, status: 'running' },
      ]);
      expect(await read(schedule)).toMatchObject({ next_run_at: planned(2) });
      expect(await used()).toMatchObject({ month: 2 });
    });

    test('after several days without the service: one run for all that was missed', async () => {
      const schedule = await made();
      await sweep();
      await complete(recorded);
      pass(4.5 * dayMs);
      for (let times = 0; times < 3; times++) await sweep();
      expect(await runsOf(schedule)).toMatchObject([
        { planned_at: planned(0), missed: 0 },
        { planned_at: planned(4), missed: 3, status: 'running' },
      ]);
      expect(await read(schedule)).toMatchObject({ next_run_at: planned(5) });
      expect(await used()).toMatchObject({ month: 2 });
    });

    test('launched, but not recorded before the service went down for a day: neither lost nor made twice', async () => {
      const schedule = await made();
      const { schedules } = open();
      const isOwn = (one: Schedule): boolean => one.schedule_id === schedule.schedule_id;
      const failing: ScheduleStore = {
        ...schedules,
        replace: (next) =>
          isOwn(next.schedule) ? Promise.reject(new Error('the table is down')) : schedules.replace(next),
      };
      await expect(sweep(failing)).rejects.toThrow('the table is down');
      expect(await runsOf(schedule)).toEqual([]);
      const auditId = await complete(recorded);
      pass(1.5 * dayMs);
      for (let times = 0; times < 4; times++) await sweep();
      expect(await runsOf(schedule)).toMatchObject([
        { planned_at: planned(0), ran_at: planned(0), audit_id: auditId, status: 'completed' },
        { planned_at: planned(1), missed: 0, status: 'running' },
      ]);
      expect(await used()).toMatchObject({ month: 2 });
    });

    test('by several sweeps at once are one', async () => {
      const schedule = await made();
      await Promise.allSettled([sweep(), sweep(), sweep()]);
      expect(await runsOf(schedule)).toHaveLength(1);
      expect(await used()).toEqual({ hour: 1, month: 1 });
    });

    test('are skipped and reported while the quota is used up, and go on in the next month', async () => {
      monthlyAudits = 1;
      const schedule = await made('weekly');
      await sweep();
      await complete(recorded);
      pass(7 * dayMs);
      for (let times = 0; times < 2; times++) await sweep();
      expect(await runsOf(schedule)).toMatchObject([
        { status: 'completed' },
        { planned_at: planned(7), status: 'skipped', skip_reason: 'quota_exceeded' },
      ]);
      expect(await used()).toMatchObject({ month: 1 });
      const [event, ...others] = await eventsOf('schedule.run_skipped');
      expect([event?.state, event?.audit_id, others]).toEqual(['unsent', undefined, []]);
      const { body = '{}' } = (await open().deliveries.get(event?.delivery_id ?? '')) ?? {};
      expect(JSON.parse(body).data).toEqual({
        ...{ schedule_id: schedule.schedule_id, livemode: true, planned_at: planned(7), reason: 'quota_exceeded' },
        ...{ audit_type: 'gap', keyword: order.keyword },
      });
      pass(28 * dayMs);
      await sweep();
      expect((await runsOf(schedule)).at(-1)).toMatchObject({ planned_at: planned(35), missed: 3, status: 'running' });
    });

    test('wait for the next hour when the hour of their key is used up', async () => {
      for (let count = 0; count < 20; count++) await requestAudit({ order, caller: caller() }, launchDeps());
      const schedule = await made();
      for (let times = 0; times < 2; times++) await sweep();
      expect(await runsOf(schedule)).toEqual([]);
      pass(3_600_000);
      for (let times = 0; times < 2; times++) await sweep();
      expect(await runsOf(schedule)).toMatchObject([{ planned_at: planned(0), status: 'running' }]);
      expect(await used()).toEqual({ hour: 1, month: 21 });
      expect(await eventsOf('schedule.run_skipped')).toEqual([]);
    });

    test('stop with their key: the schedule is paused and says why', async () => {
      const schedule = await made();
      await open().apiKeys.revoke(key.account_id, key.key_id, time.toISOString());
      for (let times = 0; times < 2; times++) await sweep();
      expect(await runsOf(schedule)).toMatchObject([{ status: 'skipped', skip_reason: 'key_inactive' }]);
      expect(await read(schedule)).toMatchObject({ status: 'paused' });
      expect(await read(schedule)).not.toHaveProperty('due_at');
      expect(await eventsOf('schedule.run_skipped')).toHaveLength(1);
      expect(await used()).toMatchObject({ month: 0 });
    });

    test('of an account without a key use the account’s own hour, as it is then', async () => {
      const account_id = `user_${randomUUID()}`;
      const owner = { accountId: account_id, keyId: `dashboard:${account_id}` };
      const deps = { schedules: open().schedules, now, randomBytes };
      const gone = await createSchedule(owner, { order, frequency: 'daily' }, deps);
      await sweep();
      expect(await runsOf(gone)).toMatchObject([{ skip_reason: 'key_inactive' }]);
      await open().accounts.create({ account_id, plan: 'pro', created_at: time.toISOString() });
      const schedule = await createSchedule(owner, { order, frequency: 'daily' }, deps);
      await sweep();
      const [run] = await runsOf(schedule);
      expect(await open().auditReader.getStatus(run?.audit_id ?? '')).toMatchObject({
        account_id,
        key_id: owner.keyId,
      });
    });

    test('of a test key stay in test mode, whose limit is a day’s', async () => {
      const owner = { accountId: ownerId(key.account_id, false), keyId: key.key_id };
      const deps = { schedules: open().schedules, now, randomBytes };
      const schedule = await createSchedule(owner, { order, frequency: 'daily' }, deps);
      await sweep();
      const [run] = await runsOf(schedule);
      expect(await open().auditReader.getStatus(run?.audit_id ?? '')).toMatchObject({ account_id: owner.accountId });
      expect(await used()).toMatchObject({ month: 0 });
    });

    test('that fail are recorded with their code, and compared with nothing', async () => {
      const schedule = await made();
      await sweep();
      const first = await complete(recorded);
      pass(dayMs);
      await sweep();
      await sweep();
      await end({ outcome: 'failed', code: 'no_search_results', retryable: false, detail: 'none' });
      pass(dayMs);
      await sweep();
      await complete(recorded);
      await sweep();
      const runs = await runsOf(schedule);
      expect(runs).toMatchObject([{}, { status: 'failed', error_code: 'no_search_results' }, { compared_with: first }]);
      expect(runs[1]).not.toHaveProperty('figures');
    });

    test('whose audit was deleted are recorded as removed, and the next one begins anew', async () => {
      const schedule = await made();
      for (const isDeleted of [true, true, false]) {
        await sweep();
        await sweep();
        const auditId = await complete(recorded);
        if (isDeleted) await open().auditRemover.remove(key.account_id, auditId);
        pass(dayMs);
      }
      await sweep();
      const runs = await runsOf(schedule);
      expect(runs.map(({ status }) => status)).toEqual(['removed', 'removed', 'completed', 'running']);
      expect(runs[2]).not.toHaveProperty('compared_with');
    });

    test('rest while paused; the end of the last one is recorded, and what was missed is not made up for', async () => {
      const schedule = await made();
      await sweep();
      const ids = { accountId: key.account_id, scheduleId: schedule.schedule_id };
      const deps = { schedules: open().schedules, now, randomBytes };
      await changeSchedule(ids, { status: 'paused' }, deps);
      await complete(recorded);
      pass(3.5 * dayMs);
      for (let times = 0; times < 2; times++) await sweep();
      expect(await runsOf(schedule)).toMatchObject([{ status: 'completed' }]);
      expect(await read(schedule)).not.toHaveProperty('due_at');
      expect(await changeSchedule(ids, { status: 'active' }, deps)).toMatchObject({ next_run_at: planned(4) });
      await sweep();
      expect(await runsOf(schedule)).toHaveLength(1);
      pass(0.5 * dayMs);
      await sweep();
      expect((await runsOf(schedule)).at(-1)).toMatchObject({ planned_at: planned(4), missed: 0 });
    });

    test('are recorded though the schedule is paused during their launch', async () => {
      const schedule = await made();
      const { schedules } = open();
      const ids = { accountId: key.account_id, scheduleId: schedule.schedule_id };
      let isPaused = false;
      const interrupted: ScheduleStore = {
        ...schedules,
        replace: async (next) => {
          if (!isPaused && next.schedule.schedule_id === schedule.schedule_id) {
            isPaused = true;
            await changeSchedule(ids, { status: 'paused' }, { schedules, now, randomBytes });
          }
          return schedules.replace(next);
        },
      };
      await sweep(interrupted);
      expect(await runsOf(schedule)).toMatchObject([{ status: 'running' }]);
      expect(await read(schedule)).toMatchObject({ status: 'paused', run_count: 1, next_run_at: planned(1) });
    });

    test('at another frequency are planned from the first run on', async () => {
      const schedule = await made();
      await sweep();
      await complete(recorded);
      await sweep();
      const ids = { accountId: key.account_id, scheduleId: schedule.schedule_id };
      const deps = { schedules: open().schedules, now, randomBytes };
      expect(await changeSchedule(ids, { frequency: 'weekly' }, deps)).toMatchObject({ next_run_at: planned(7) });
      pass(2 * dayMs);
      await sweep();
      expect(await runsOf(schedule)).toHaveLength(1);
      expect(await changeSchedule(ids, { frequency: 'daily' }, deps)).toMatchObject({ next_run_at: planned(3) });
    });
  });
}

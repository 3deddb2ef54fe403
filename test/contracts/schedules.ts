/** What stores of schedules do, whatever they stand on: versions, runs, the limit of an account, and what is due. */
import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { formatAuditId } from '../../core/audits/audit-id.ts';
import { maxSchedules, type Schedule, type ScheduleRun } from '../../core/schedules/schedule.ts';
import { shardOf } from '../../core/sweep.ts';
import { after, newDelivery, noon } from './rows.ts';
import type { Stores } from './stores.ts';

export function newSchedule(more: Partial<Schedule> = {}): Schedule {
  const time = noon.toISOString();
  return {
    ...{ schedule_id: formatAuditId(noon, randomBytes(10)), account_id: randomUUID(), key_id: randomUUID() },
    order: { audit_type: 'market', keyword: 'büro', language: 'en', country: 'US' },
    ...{ frequency: 'daily', status: 'active', starts_at: time, next_run_at: time, due_at: time },
    ...{ created_at: time, updated_at: time, run_count: 0, version: 1 },
    ...more,
  };
}

export const newRun = (seconds: number, more: Partial<ScheduleRun> = {}): ScheduleRun => ({
  ...{ planned_at: after(seconds).toISOString(), ran_at: after(seconds).toISOString(), missed: 0 },
  ...{ status: 'running', audit_id: randomUUID() },
  ...more,
});

export function scheduleContract(stores: () => Stores): void {
  const stored = async (more: Partial<Schedule> = {}): Promise<Schedule> => {
    const schedule = newSchedule(more);
    expect(await stores().schedules.create(schedule)).toBe(true);
    return schedule;
  };

  describe('schedules', () => {
    test('are read as they were stored, by their account alone', async () => {
      const order = {
        ...({ audit_type: 'gap', keyword: 'büro', language: 'en', country: 'US' } as const),
        ...{ user_url: 'https://a.example/', control_urls: ['https://a.example/b'] },
      };
      const run = newRun(0, {
        status: 'completed',
        figures: [
          { name: 'score', value: 61, of: 100 },
          { name: 'topics', value: 3 },
        ],
        ...{ compared_with: randomUUID(), rules_changed: false, changes: [{ kind: 'results_new', count: 2 }] },
      });
      const schedule = await stored({ order, last_run: run, compare_with: randomUUID() });
      const { schedules } = stores();
      expect(await schedules.get(schedule.account_id, schedule.schedule_id)).toEqual(schedule);
      expect(await schedules.get(randomUUID(), schedule.schedule_id)).toBeUndefined();
      expect(await schedules.get(schedule.account_id, randomUUID())).toBeUndefined();
    });

    test('are listed newest first, page by page', async () => {
      const account_id = randomUUID();
      const ids = [];
      for (const seconds of [0, 1, 2]) {
        const schedule_id = formatAuditId(after(seconds), randomBytes(10));
        ids.unshift((await stored({ account_id, schedule_id })).schedule_id);
      }
      await stored();
      const { schedules } = stores();
      const idsOf = (page: { schedules: Schedule[] }) => page.schedules.map(({ schedule_id }) => schedule_id);
      const first = await schedules.list(account_id, { limit: 2 });
      expect([idsOf(first), first.next]).toEqual([ids.slice(0, 2), ids[1]]);
      const second = await schedules.list(account_id, { limit: 2, after: ids[1] ?? '' });
      expect([idsOf(second), second.next]).toEqual([ids.slice(2), undefined]);
    });

    test('of an account are at most a hundred, however many are made at once', async () => {
      const account_id = randomUUID();
      const { schedules } = stores();
      const many = Array.from({ length: maxSchedules - 1 }, () => newSchedule({ account_id }));
      for (const one of many) await schedules.create(one);
      const last = await Promise.all([1, 2, 3].map(() => schedules.create(newSchedule({ account_id }))));
      expect(last.filter(Boolean)).toHaveLength(1);
      expect(await schedules.remove(account_id, many[0]?.schedule_id ?? '')).toBe(true);
      expect(await schedules.create(newSchedule({ account_id }))).toBe(true);
      expect(await schedules.create(newSchedule({ account_id }))).toBe(false);
    });

    test('are replaced with their version alone, together with a run and an event', async () => {
      const schedule = await stored();
      const { account_id, key_id, schedule_id } = schedule;
      const { schedules, deliveries } = stores();
      const [run, lost] = [newRun(0), newRun(60)];
      const delivery = newDelivery({ account_id, key_id, type: 'audit.changed' });
      const other = newDelivery({ account_id, key_id, type: 'audit.changed' });
      const changed = { ...schedule, status: 'paused' as const, last_run: run, run_count: 1 };
      expect(await schedules.replace({ schedule: changed, run, delivery })).toBe(true);
      expect(await schedules.replace({ schedule: changed, run: lost, delivery: other })).toBe(false);
      expect(await schedules.get(account_id, schedule_id)).toEqual({ ...changed, version: 2 });
      expect(await schedules.listRuns(account_id, schedule_id, { limit: 9 })).toEqual({ runs: [run] });
      expect(await deliveries.get(delivery.delivery_id)).toEqual(delivery);
      expect(await deliveries.get(other.delivery_id)).toBeUndefined();
      const ended = { ...run, status: 'completed' as const };
      expect(await schedules.replace({ schedule: { ...changed, version: 2 }, run: ended })).toBe(true);
      expect(await schedules.listRuns(account_id, schedule_id, { limit: 9 })).toEqual({ runs: [ended] });
    });

    test('of many that replace one version, one does', async () => {
      const schedule = await stored();
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, (_, index) => stores().schedules.replace({ schedule, run: newRun(index) })),
      );
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      const { runs } = await stores().schedules.listRuns(schedule.account_id, schedule.schedule_id, { limit: 9 });
      expect(runs).toHaveLength(1);
    });

    test('have runs that are listed newest first, page by page, and go with them', async () => {
      const account_id = randomUUID();
      const [schedule, other] = [await stored({ account_id }), await stored({ account_id })];
      const { schedules } = stores();
      const runs = Array.from({ length: 20 }, (_, index) => newRun(index * 86_400));
      for (const [index, run] of runs.entries()) {
        await schedules.replace({ schedule: { ...schedule, version: index + 1 }, run });
      }
      await schedules.replace({ schedule: other, run: newRun(0) });
      const newestFirst = runs.toReversed();
      const { schedule_id } = schedule;
      const first = await schedules.listRuns(account_id, schedule_id, { limit: 18 });
      expect(first).toEqual({ runs: newestFirst.slice(0, 18), next: newestFirst[17]?.planned_at });
      const rest = await schedules.listRuns(account_id, schedule_id, { limit: 18, before: first.next ?? '' });
      expect(rest).toEqual({ runs: newestFirst.slice(18) });
      expect(await schedules.remove(randomUUID(), schedule_id)).toBe(false);
      expect(await schedules.remove(account_id, schedule_id)).toBe(true);
      expect(await schedules.remove(account_id, schedule_id)).toBe(false);
      expect(await schedules.listRuns(account_id, schedule_id, { limit: 9 })).toEqual({ runs: [] });
      expect((await schedules.listRuns(account_id, other.schedule_id, { limit: 9 })).runs).toHaveLength(1);
      expect(await schedules.replace({ schedule: { ...schedule, version: 21 } })).toBe(false);
    });

    test('are due in their shard from their time on, and no more without it', async () => {
      const [late, later, never] = [await stored({ due_at: after(1e6).toISOString() }), await stored(), await stored()];
      const { due_at: _, ...waiting } = never;
      await stores().schedules.replace({ schedule: { ...waiting, status: 'paused' } });
      const due = async (schedule: Schedule, before: Date): Promise<string[]> => {
        const found: string[] = [];
        let position: Awaited<ReturnType<Stores['schedules']['listDue']>>['next'];
        do {
          const page = await stores().schedules.listDue({
            ...{ shard: shardOf(schedule.schedule_id), before, limit: 3 },
            ...(position === undefined ? {} : { after: position }),
          });
          found.push(...page.due.map(({ schedule_id }) => schedule_id));
          position = page.next;
        } while (position !== undefined);
        return found;
      };
      expect(await due(late, after(1e6 - 1))).not.toContain(late.schedule_id);
      expect(await due(late, after(1e6))).toContain(late.schedule_id);
      expect(await due(later, after(-1))).not.toContain(later.schedule_id);
      expect(await due(later, noon)).toContain(later.schedule_id);
      expect(await due(never, after(1e9))).not.toContain(never.schedule_id);
    });
  });
}

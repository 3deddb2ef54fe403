/** Schedules and their runs in memory. */
import { maxSchedules, type Schedule, type ScheduleStore } from '../../core/schedules/schedule.ts';
import { byTime, type Database } from './database.ts';
import { duePage } from './due-page.ts';

/** How the map of runs is keyed. */
export const runKey = (
  { account_id, schedule_id }: Pick<Schedule, 'account_id' | 'schedule_id'>,
  plannedAt: string,
): string => `${account_id}#${schedule_id}#${plannedAt}`;

export function inMemorySchedules({ schedules, scheduleRuns, scheduleCounts, deliveries }: Database): ScheduleStore {
  const ofAccount = (accountId: string): Schedule[] =>
    [...schedules.values()]
      .filter(({ account_id }) => account_id === accountId)
      .toSorted(byTime(({ schedule_id }) => schedule_id))
      .toReversed();
  const own = (accountId: string, scheduleId: string): Schedule | undefined => {
    const found = schedules.get(scheduleId);
    return found?.account_id === accountId ? found : undefined;
  };
  const count = (account_id: string, by: 1 | -1): void => {
    scheduleCounts.set(account_id, { account_id, schedules: (scheduleCounts.get(account_id)?.schedules ?? 0) + by });
  };
  return {
    async create(schedule) {
      const { account_id } = schedule;
      if (ofAccount(account_id).length >= maxSchedules) return false;
      count(account_id, 1);
      schedules.set(schedule.schedule_id, structuredClone(schedule));
      return true;
    },
    get: async (accountId, scheduleId) => structuredClone(own(accountId, scheduleId)),
    async list(accountId, { limit, after }) {
      const found = ofAccount(accountId).filter(({ schedule_id }) => after === undefined || schedule_id < after);
      const shown = found.slice(0, limit);
      const last = shown.at(-1);
      return {
        schedules: structuredClone(shown),
        ...(found.length > limit && last ? { next: last.schedule_id } : {}),
      };
    },
    async replace({ schedule, run, delivery }) {
      if (own(schedule.account_id, schedule.schedule_id)?.version !== schedule.version) return false;
      if (delivery && deliveries.has(delivery.delivery_id)) throw new Error('this run was announced already');
      schedules.set(schedule.schedule_id, structuredClone({ ...schedule, version: schedule.version + 1 }));
      if (run) scheduleRuns.set(runKey(schedule, run.planned_at), structuredClone(run));
      if (delivery) deliveries.set(delivery.delivery_id, structuredClone(delivery));
      return true;
    },
    async remove(accountId, scheduleId) {
      if (own(accountId, scheduleId) === undefined) return false;
      schedules.delete(scheduleId);
      count(accountId, -1);
      const prefix = runKey({ account_id: accountId, schedule_id: scheduleId }, '');
      for (const key of [...scheduleRuns.keys()]) if (key.startsWith(prefix)) scheduleRuns.delete(key);
      return true;
    },
    async listRuns(accountId, scheduleId, { limit, before }) {
      const prefix = runKey({ account_id: accountId, schedule_id: scheduleId }, '');
      const found = [...scheduleRuns]
        .filter(([key]) => key.startsWith(prefix))
        .map(([, run]) => run)
        .filter(({ planned_at }) => before === undefined || planned_at < before)
        .toSorted(byTime(({ planned_at }) => planned_at))
        .toReversed();
      const runs = structuredClone(found.slice(0, limit));
      const last = runs.at(-1);
      return { runs, ...(found.length > limit && last ? { next: last.planned_at } : {}) };
    },
    listDue: async (query) =>
      duePage(
        [...schedules.values()].flatMap(({ account_id, schedule_id, due_at }) =>
          due_at === undefined ? [] : [{ account_id, schedule_id, due_at }],
        ),
        ({ schedule_id, due_at }) => ({ id: schedule_id, at: due_at }),
        query,
      ),
  };
}

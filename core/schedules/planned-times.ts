/** When a schedule's runs are planned: at equal steps from its first run, in UTC. */

export const frequencies = ['daily', 'weekly', 'monthly'] as const;
export type Frequency = (typeof frequencies)[number];

const dayMs = 86_400_000;

/** A schedule's first planned time, and how often it repeats. */
export interface Rhythm {
  starts_at: string;
  frequency: Frequency;
}

/** The planned time number `index`, from 0. In a month without the first run's day it is the month's last day. */
function plannedTime({ starts_at, frequency }: Rhythm, index: number): Date {
  const first = new Date(starts_at);
  if (frequency !== 'monthly') return new Date(first.getTime() + index * (frequency === 'daily' ? 1 : 7) * dayMs);
  const time = new Date(first);
  time.setUTCDate(1);
  time.setUTCMonth(time.getUTCMonth() + index);
  const lastDay = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 0)).getUTCDate();
  time.setUTCDate(Math.min(first.getUTCDate(), lastDay));
  return time;
}

/** The number of the last planned time up to `at`; -1 before the first. */
function indexAt(rhythm: Rhythm, at: Date): number {
  const first = new Date(rhythm.starts_at);
  if (at < first) return -1;
  if (rhythm.frequency !== 'monthly') {
    return Math.floor((at.getTime() - first.getTime()) / ((rhythm.frequency === 'daily' ? 1 : 7) * dayMs));
  }
  const months = (at.getUTCFullYear() - first.getUTCFullYear()) * 12 + at.getUTCMonth() - first.getUTCMonth();
  return plannedTime(rhythm, months) <= at ? months : months - 1;
}

/** The first planned time after `at`. */
export function nextPlanned(rhythm: Rhythm, at: Date): Date {
  return plannedTime(rhythm, indexAt(rhythm, at) + 1);
}

/** The last planned time up to `at`; the first one if `at` is before it. */
export function latestPlanned(rhythm: Rhythm, at: Date): Date {
  return plannedTime(rhythm, Math.max(0, indexAt(rhythm, at)));
}

/** How many planned times there are from `from` on and before `until`. */
export function plannedBetween(rhythm: Rhythm, from: Date, until: Date): number {
  const before = (at: Date): number => indexAt(rhythm, new Date(at.getTime() - 1));
  return Math.max(0, before(until) - before(from));
}

/** Counts an account's audits for each day of the current UTC month. */
import type { Audit, AuditStatus } from './audit.ts';

/** Reads launched audits. */
export interface LaunchedAudits {
  /** Audits launched at `from` or later, newest first. `complete` is false if there are more than were read. */
  launchedSince(
    accountId: string,
    from: Date,
  ): Promise<{ audits: Pick<Audit, 'created_at' | 'status'>[]; complete: boolean }>;
}

export interface Day {
  /** `2026-11-21` */
  date: string;
  completed: number;
  failed: number;
  unfinished: number;
}

const dayMs = 86_400_000;
const kindOf: Record<AuditStatus, keyof Omit<Day, 'date'>> = {
  pending: 'unfinished',
  running: 'unfinished',
  completed: 'completed',
  failed: 'failed',
};
const dateOf = (time: string): string => time.slice(0, 10);

/**
 * Returns one row per day from the first of the month to today, including days without audits. If the month has more
 * audits than are read, days that were read only in part are left out, except today.
 */
export async function daysOfMonth(
  accountId: string,
  { launched, now }: { launched: LaunchedAudits; now: () => Date },
): Promise<{ days: Day[]; complete: boolean }> {
  const time = now();
  const first = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), 1));
  const { audits, complete } = await launched.launchedSince(accountId, first);
  const days = new Map<string, Day>();
  for (let start = first.getTime(); start <= time.getTime(); start += dayMs) {
    const date = dateOf(new Date(start).toISOString());
    days.set(date, { date, completed: 0, failed: 0, unfinished: 0 });
  }
  for (const { created_at, status } of audits) {
    // Another machine's clock may already be past midnight; skip that audit, it belongs to tomorrow.
    const day = days.get(dateOf(created_at));
    if (day) day[kindOf[status]]++;
  }
  const rows = [...days.values()];
  if (complete) return { days: rows, complete };
  const lastRead = dateOf(audits.at(-1)?.created_at ?? time.toISOString());
  return { days: rows.filter(({ date }, index) => date > lastRead || index === rows.length - 1), complete };
}

/** What a key was used for on each of the last days, from counters that are kept anyway. */
import type { UsageReader } from '../accounts/read-usage.ts';
import { hourScope, windowAt } from '../accounts/windows.ts';
import { keyOf } from './account-keys.ts';
import type { ApiKeyStore } from './manage-api-keys.ts';

/** Two weeks, in which a week can be compared with the one before. The counters of requests are kept as long. */
export const keyUsageDays = 14;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export interface KeyDay {
  /** `2026-11-21`, UTC */
  date: string;
  /** Requests that were let through; those over the limit of the minute are not among them. */
  requests: number;
  /** Audits that were launched. */
  audits: number;
}

/** The first day that is shown at `now`, `2026-11-08`. */
export function firstUsageDay(now: Date): string {
  return new Date(now.getTime() - (keyUsageDays - 1) * dayMs).toISOString().slice(0, 10);
}

/**
 * Returns a row for each of the last days, oldest first, including days without use. Requests are counted by the write
 * that checks a key, and audits by the hour's limit of the key: nothing is written for this.
 *
 * @throws ServiceError `not_found` if the account has no such key.
 */
export async function readKeyUsage(
  ids: { accountId: string; keyId: string },
  deps: { apiKeys: Pick<ApiKeyStore, 'list' | 'requestsByDay'>; usage: Pick<UsageReader, 'used'>; now: () => Date },
): Promise<KeyDay[]> {
  const key = await keyOf(ids, deps);
  const time = deps.now();
  const first = Date.parse(firstUsageDay(time));
  const hours = Array.from(
    { length: Math.floor((time.getTime() - first) / hourMs) + 1 },
    (_, index) => new Date(first + index * hourMs),
  );
  const [requests, audits] = await Promise.all([
    deps.apiKeys.requestsByDay(key.key_hash),
    deps.usage.used(hours.map((hour) => hourScope(key.key_id, windowAt('hour', hour)))),
  ]);
  const days = new Map<string, KeyDay>();
  for (const [index, hour] of hours.entries()) {
    const date = hour.toISOString().slice(0, 10);
    const day = days.get(date) ?? { date, requests: requests.get(date) ?? 0, audits: 0 };
    day.audits += audits[index] ?? 0;
    days.set(date, day);
  }
  return [...days.values()];
}

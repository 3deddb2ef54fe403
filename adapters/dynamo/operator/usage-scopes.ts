/** Lists the counters that an account can have: every hour of its keys, every month, and the days of test mode. */
import { dashboardKeyId } from '../../../core/accounts/sign-in.ts';
import {
  dayScope,
  hourScope,
  monthScope,
  testUsageKeptMs,
  usageKeptMs,
  windowAt,
} from '../../../core/accounts/windows.ts';
import { ownerId } from '../../../core/test-mode.ts';

/**
 * All scopes since the keys and the account were created, however seldom they were used: counters have no index by
 * account. Includes the hour after `now`, for a machine whose clock is ahead.
 *
 * @param since when the account was created; without an account, nothing was launched from the dashboard.
 */
export function usageScopes(
  accountId: string,
  {
    keys,
    since,
    now,
  }: { keys: readonly { key_id: string; created_at: string }[]; since?: string | undefined; now: Date },
): string[] {
  const oldestMs = now.getTime() - usageKeptMs;
  const launchers = [
    ...keys.map(({ key_id, created_at }) => ({ keyId: key_id, created: created_at })),
    ...(since === undefined
      ? []
      : [true, false].map((livemode) => ({ keyId: dashboardKeyId(ownerId(accountId, livemode)), created: since }))),
  ];
  const hours = launchers.flatMap(({ keyId, created }) =>
    windowsBetween('hour', Math.max(oldestMs, Date.parse(created)), now).map((window) => hourScope(keyId, window)),
  );
  const days = windowsBetween('day', now.getTime() - testUsageKeptMs, now);
  return [
    ...windowsBetween('month', oldestMs, now).map((window) => monthScope(accountId, window)),
    ...days.map((window) => dayScope(ownerId(accountId, false), window)),
    ...hours,
  ];
}

/** Every window of `kind` from the one before `fromMs` to the one after `now`. */
function windowsBetween(kind: 'hour' | 'day' | 'month', fromMs: number, now: Date): ReturnType<typeof windowAt>[] {
  const windows: ReturnType<typeof windowAt>[] = [];
  const hourMs = 3_600_000;
  let window = windowAt(kind, new Date(fromMs - hourMs));
  while (window.endsAt.getTime() <= now.getTime() + hourMs) {
    windows.push(window);
    window = windowAt(kind, window.endsAt);
  }
  return [...windows, window];
}

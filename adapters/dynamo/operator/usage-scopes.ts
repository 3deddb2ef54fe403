/** Lists the counters that an account can have: every hour of its keys and every month, as long as counters are kept. */
import { hourScope, monthScope, usageKeptMs, windowAt } from '../../../core/accounts/windows.ts';

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
    ...(since === undefined ? [] : [{ keyId: `dashboard:${accountId}`, created: since }]),
  ];
  const hours = launchers.flatMap(({ keyId, created }) =>
    windowsBetween('hour', Math.max(oldestMs, Date.parse(created)), now).map((window) => hourScope(keyId, window)),
  );
  return [...windowsBetween('month', oldestMs, now).map((window) => monthScope(accountId, window)), ...hours];
}

/** Every window of `kind` from the one before `fromMs` to the one after `now`. */
function windowsBetween(kind: 'hour' | 'month', fromMs: number, now: Date): ReturnType<typeof windowAt>[] {
  const windows: ReturnType<typeof windowAt>[] = [];
  const hourMs = 3_600_000;
  let window = windowAt(kind, new Date(fromMs - hourMs));
  while (window.endsAt.getTime() <= now.getTime() + hourMs) {
    windows.push(window);
    window = windowAt(kind, window.endsAt);
  }
  return [...windows, window];
}

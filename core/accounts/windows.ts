/** Fixed UTC windows (minute, hour, day, month) in which requests and audits are counted. */

export type WindowKind = 'minute' | 'hour' | 'day' | 'month';

/** Counters are kept 400 days, so that units returned late and the dashboard still find them. */
export const usageKeptMs = 400 * 24 * 3_600_000;
/** Nobody reads a counter of test mode after its day. */
export const testUsageKeptMs = 2 * 24 * 3_600_000;

/** One window: its name (the leading digits of its start, `2026112022` for an hour) and its end. */
export interface CountingWindow {
  kind: WindowKind;
  name: string;
  endsAt: Date;
}

const digits: Record<WindowKind, number> = { minute: 12, hour: 10, day: 8, month: 6 };
const lengthMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** The window of `kind` that contains `now`. Names of one kind sort by time. */
export function windowAt(kind: WindowKind, now: Date): CountingWindow {
  const name = now.toISOString().replaceAll(/\D/gu, '').slice(0, digits[kind]);
  return { kind, name, endsAt: windowEnd(kind, now) };
}

function windowEnd(kind: WindowKind, now: Date): Date {
  if (kind === 'month') return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  const ms = lengthMs[kind];
  return new Date((Math.floor(now.getTime() / ms) + 1) * ms);
}

/** The time at which the minute named `name` begins, ISO 8601. */
export function minuteStart(name: string): string {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/u.exec(name) ?? [];
  return `${year}-${month}-${day}T${hour}:${minute}:00.000Z`;
}

/** Whole seconds from `now` to the window's end; at least 1, so that a client told to wait does wait. */
export function secondsLeft(window: CountingWindow, now: Date): number {
  return Math.max(1, Math.ceil((window.endsAt.getTime() - now.getTime()) / 1000));
}

/** The counter of one key's audits in one hour. */
export function hourScope(keyId: string, window: CountingWindow): string {
  return `key#${keyId}#hour#${window.name}`;
}

/** The counter of one account's audits in one month. */
export function monthScope(accountId: string, window: CountingWindow): string {
  return `account#${accountId}#month#${window.name.slice(0, 4)}-${window.name.slice(4)}`;
}

/** The counter of one account's audits of test mode in one day. */
export function dayScope(accountId: string, window: CountingWindow): string {
  return `account#${accountId}#day#${window.name}`;
}

/** Calendar days without time of day or time zone: a date is taken as the page writes it. */

/** A day as a page writes it. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The days a page may be dated with. Years outside are version numbers, prices or history. */
export interface DayRange {
  /** ISO, inclusive. */
  readonly from: string;
  readonly to: string;
}

/** The web spread from 1993 on, and hardly any page still online is dated before this year. */
const firstYear = 1995;

/**
 * The range of plausible days.
 * @param fetchedAt ISO time of the fetch, if known: a page cannot be published later. One day is added for time zones.
 */
export function plausibleRange(fetchedAt?: string): DayRange {
  const time = fetchedAt === undefined ? Number.NaN : Date.parse(fetchedAt);
  const to = Number.isNaN(time) ? '2099-12-31' : new Date(time + 86_400_000).toISOString().slice(0, 10);
  return { from: `${firstYear}-01-01`, to };
}

/** Whether the day exists in the calendar. */
export function isDay({ year, month, day }: Day): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

/** `2026-11-21`. */
export function isoDay({ year, month, day }: Day): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The day of an ISO 8601 time. */
export function dayOf(time: string): string {
  return time.slice(0, 10);
}

/** Whole days from one ISO day to another; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/**
 * The other local day that a UTC instant may have fallen on: the day before for an early hour (zones reach UTC-12), the
 * day after for a late one (UTC+14). Undefined if there is no time in UTC.
 */
export function otherDayOfInstant(day: string, raw: string): string | undefined {
  const hour = /[T ](\d{2}):\d{2}(?::\d{2}(?:\.\d{1,9})?)?\s?(?:Z|UTC|GMT|[+-]00:?00)/.exec(raw)?.[1];
  if (hour === undefined) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`) + (Number(hour) < 11 ? -86_400_000 : 86_400_000);
  return new Date(time).toISOString().slice(0, 10);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

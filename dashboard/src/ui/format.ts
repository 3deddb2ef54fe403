/** Formats numbers, times and codes in English, in the user's time zone unless noted as UTC. */

const locale = 'en-GB';
const integer = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const dollars = new Intl.NumberFormat(locale, {
  ...{ style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' },
  ...{ minimumFractionDigits: 2, maximumFractionDigits: 4 },
});
const dateTimeIn = (timeZone?: string) =>
  new Intl.DateTimeFormat(locale, {
    ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
    ...(timeZone === undefined ? {} : { timeZone }),
  });
const dateTime = dateTimeIn();
const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** 12345 → `12,345`. */
export function formatInteger(value: number): string {
  return integer.format(value);
}

/** 0.0251 → `$0.0251`, 1234.5 → `$1,234.50`: an answer costs a few cents. */
export function formatDollars(value: number): string {
  return dollars.format(value);
}

/** `20 Nov 2026, 23:15 UTC`, in the user's time zone unless another is given. */
export function formatDateTime(iso: string, timeZone?: string): string {
  return (timeZone === undefined ? dateTime : dateTimeIn(timeZone)).format(new Date(iso));
}

/** `20 Nov 2026`. */
export function formatDate(iso: string): string {
  return date.format(new Date(iso));
}

/** `20 Nov`, in UTC. */
export function formatDay(isoDate: string): string {
  return day.format(new Date(isoDate));
}

/** `November 2026`, in UTC. */
export function formatMonth(iso: string): string {
  return month.format(new Date(iso));
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** The time since `iso`: `3 minutes ago`. Never in the future, even if the user's clock is slow. */
export function formatAgo(iso: string, now: Date): string {
  return inUnits(Math.min(0, Date.parse(iso) - now.getTime())) ?? 'just now';
}

/** The time until `iso`: `in 2 hours`. If it has passed, `in a moment`. */
export function formatUntil(iso: string, now: Date): string {
  return inUnits(Math.max(0, Date.parse(iso) - now.getTime())) ?? 'in a moment';
}

function inUnits(distanceMs: number): string | undefined {
  for (const [unit, ms] of units) {
    if (Math.abs(distanceMs) >= ms) return relative.format(Math.trunc(distanceMs / ms), unit);
  }
  return undefined;
}

/** A duration: `840 ms`, `12.3 s`, `2 min 5 s`. */
export function formatDuration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** The name of an ISO 639-1 code, or the code if it has none. */
export function languageName(code: string): string {
  return nameOf(languageNames, code);
}

/** The name of an ISO 3166-1 code, or the code if it has none. */
export function countryName(code: string): string {
  return nameOf(countryNames, code);
}

function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

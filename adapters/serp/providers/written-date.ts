/** Parses the date that a results page shows beside a result. */

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * Returns the day in `text` as YYYY-MM-DD if it is an ISO 8601 date, or an English one as Google writes it. "3 days
 * ago" is ignored, since it depends on the provider's clock. The day is kept as written; no time zone is applied.
 */
export function writtenDate(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]|$)/u.exec(text);
  if (iso !== null) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const english = /^(?:(\p{L}{3,9})\.? (\d{1,2}),? (\d{4})|(\d{1,2}) (\p{L}{3,9})\.? (\d{4}))$/u.exec(text);
  if (english === null) return undefined;
  const month = months.indexOf((english[1] ?? english[5] ?? '').slice(0, 3).toLowerCase()) + 1;
  return dayOf(Number(english[3] ?? english[6]), month, Number(english[2] ?? english[4]));
}

/** Returns the day if it exists in the calendar. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (year < 1_000 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.toISOString().slice(0, 10);
}

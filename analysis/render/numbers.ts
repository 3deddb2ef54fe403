/** Formats numbers, shares, days and times in a language. */

export interface Numbers {
  /** With at most two decimals. */
  number(value: number): string;
  /** A share (0..1) in whole per cent. */
  percent(share: number): string;
  /** The day of an ISO 8601 date or time, or the month of `YYYY-MM`. */
  day(time: string): string;
  /** An ISO 8601 time to the minute, in UTC so that it is the same for every reader. */
  minute(time: string): string;
}

/** Returns the formatters for `language` (ISO 639-1). */
export function numbersOf(language: string): Numbers {
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const day = (time: string): string => {
    const date = Date.parse(time.slice(0, 10));
    return Number.isNaN(date) ? time : (/^\d{4}-\d{2}$/u.test(time) ? months : days).format(date);
  };
  return {
    number: (value) => plain.format(value),
    percent: (share) => percent.format(share),
    day,
    minute: (time) => `${day(time)}, ${time.slice(11, 16)} UTC`,
  };
}

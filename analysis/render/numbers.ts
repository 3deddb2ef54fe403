/** Formats numbers, shares and times in a language. */

export interface Numbers {
  /** With at most two decimals. */
  number(value: number): string;
  /** A share (0..1) in whole per cent. */
  percent(share: number): string;
}

/** Returns the formatters for `language` (ISO 639-1). */
export function numbersOf(language: string): Numbers {
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return {
    number: (value) => plain.format(value),
    percent: (share) => percent.format(share),
  };
}

/** An ISO 8601 time to the minute, in UTC so that it is the same for every reader. */
export function minute(time: string): string {
  return `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;
}

/** The day of an ISO 8601 date or time. */
export function day(time: string): string {
  return time.slice(0, 10);
}

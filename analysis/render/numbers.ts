/** Numbers, shares and times as a language writes them. */

export interface Numbers {
  /** With two decimals at most. */
  number(value: number): string;
  /** A share of 1, in whole per cent. */
  percent(share: number): string;
  /** Both ends of an interval of shares. */
  interval(ends: readonly [number, number]): string;
}

/** The ways of `language` (ISO 639-1). */
export function numbersOf(language: string): Numbers {
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return {
    number: (value) => plain.format(value),
    percent: (share) => percent.format(share),
    interval: ([low, high]) => `${percent.format(low)}–${percent.format(high)}`,
  };
}

/** An ISO 8601 UTC time to the minute: it is the same for every reader. */
export function minute(time: string): string {
  return `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;
}

/** The day of an ISO 8601 date or time. */
export function day(time: string): string {
  return time.slice(0, 10);
}

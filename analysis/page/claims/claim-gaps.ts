/** Compares the market's facts with those on the page. */

/** A fact of the market or the page. The same `key` means the same subject, property and unit. */
export interface StatedFact {
  key: string;
  value: string;
  /** ISO day of the latest page that states it; null if none has a date. */
  newest_at: string | null;
}

export interface MarketFact extends StatedFact {
  /** Other sites' figures for it, each with its latest day. */
  others: readonly { value: string; newest_at: string | null }[];
}

export interface FactGap {
  status: 'same' | 'missing' | 'different_value' | 'outdated';
  page_value: string | null;
}

/**
 * The bounds of a figure as facts write it: "12000-18000", "0.16", "<=12"; the stated one alone of an open range, since
 * "up to 12 weeks" and "12 weeks" name one figure. Null if it is not a number.
 */
function boundsOf(text: string): [low: number, high: number] | null {
  const value = text.replace(/^[<>]=/u, '');
  const numbers = value.split('-').map((part) => (part === '' ? Number.NaN : Number(part)));
  const [low, high = low] = numbers;
  return low === undefined || high === undefined || numbers.some(Number.isNaN) ? null : [low, high];
}

/** Whether one figure lies in the other's range, or both ranges share a part: "15780" and "12000-18000". */
function isWithin(one: string, other: string): boolean {
  const [a, b] = [boundsOf(one), boundsOf(other)];
  return a !== null && b !== null && a[0] <= b[1] && b[0] <= a[1];
}

/**
 * Compares the page's facts with one of the market's. A different figure is `outdated` if other pages also state it and
 * the latest of those is older than the latest page with the market's figure.
 */
export function gapOf(fact: MarketFact, own: readonly StatedFact[]): FactGap {
  const mine = own.filter(({ key }) => key === fact.key);
  if (mine.length === 0) return { status: 'missing', page_value: null };
  const agreeing = mine.find(({ value }) => value === fact.value || isWithin(value, fact.value));
  if (agreeing !== undefined) return { status: 'same', page_value: agreeing.value };
  const [first] = mine;
  const shared = fact.others.find(({ value }) => value === first?.value);
  const isOlder =
    shared?.newest_at !== undefined &&
    shared.newest_at !== null &&
    fact.newest_at !== null &&
    shared.newest_at < fact.newest_at;
  return { status: isOlder ? 'outdated' : 'different_value', page_value: first?.value ?? null };
}

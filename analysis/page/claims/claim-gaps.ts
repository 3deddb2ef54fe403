/** Which of the market's facts a page states, and whether with the same figure. */

/** A fact of the market or of the page: the same `key` is the same subject, property and unit. */
export interface StatedFact {
  key: string;
  value: string;
  /** ISO day of the latest page that states it; null when none is dated. */
  newest_at: string | null;
}

export interface MarketFact extends StatedFact {
  /** Figures that other sites give, with the latest day of each. */
  others: readonly { value: string; newest_at: string | null }[];
}

export interface FactGap {
  status: 'same' | 'missing' | 'different_value' | 'outdated';
  page_value: string | null;
}

/**
 * How the page's facts stand to one of the market's. A different figure is `outdated` when it is one that other pages
 * give too, and the latest of those is older than the latest page with the market's figure.
 */
export function gapOf(fact: MarketFact, own: readonly StatedFact[]): FactGap {
  const mine = own.filter(({ key }) => key === fact.key);
  if (mine.length === 0) return { status: 'missing', page_value: null };
  if (mine.some(({ value }) => value === fact.value)) return { status: 'same', page_value: fact.value };
  const [first] = mine;
  const shared = fact.others.find(({ value }) => value === first?.value);
  const isOlder =
    shared?.newest_at !== undefined &&
    shared.newest_at !== null &&
    fact.newest_at !== null &&
    shared.newest_at < fact.newest_at;
  return { status: isOlder ? 'outdated' : 'different_value', page_value: first?.value ?? null };
}

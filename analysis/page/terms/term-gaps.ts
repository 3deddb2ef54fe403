/** Compares a page's use of terms with the market's. */

import { type MarketTerm, per1000 } from '../../market/terms/measure.ts';
import { occurrencesIn } from '../../market/terms/term-occurrences.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import { type GapStatus, type Zone, zones } from '../../report/vocabulary.ts';
import { round } from '../../statistics/round.ts';
import { termGapsRule } from './rule.ts';

const { minUsualShare, minEnoughUses } = termGapsRule.values;

export interface TermUse {
  term: MarketTerm;
  count: number;
  /** Occurrences per 1,000 words of the page; null for a page without words. */
  per_1000: number | null;
  /** Null if the page has the term but too few market pages do to form a range. */
  status: GapStatus | null;
  /** Occurrences in each zone of the page; null without any. */
  zones: Record<Zone, number> | null;
}

/** Counts the market's terms on `page` and compares their density. */
export function termUse(page: AnalyzedPage, terms: readonly MarketTerm[]): TermUse[] {
  const found = occurrencesIn(page);
  return terms.map((term) => {
    const count = found.get(term.key)?.count ?? 0;
    const density = page.words === 0 ? null : per1000(count, page.words);
    return {
      term,
      count,
      per_1000: density === null ? null : round(density),
      status: statusOf(count, density, term),
      zones: found.get(term.key)?.zones ?? null,
    };
  });
}

/**
 * `missing`: no occurrence. `under`: a few, below the 25th percentile of the pages that use it. `over`: above their 95th.
 * `in_range`: between. The bounds are ours. That an upper bound exists is not: keyword stuffing cost 10 % of visibility
 * in P. Aggarwal et al., "GEO: Generative Engine Optimization", KDD 2024, arXiv 2311.09735.
 */
function statusOf(count: number, density: number | null, term: MarketTerm): GapStatus | null {
  if (count === 0) return 'missing';
  if (density === null || term.per_1000 === null || term.per_1000_p95 === null) return null;
  if (density < term.per_1000.p25 && count < minEnoughUses) return 'under';
  return density > term.per_1000_p95 ? 'over' : 'in_range';
}

/**
 * Where to put a term that is missing or too rare: the most prominent zone that is usual for it in this market. Null if
 * the market is too small to tell.
 */
export function usualZone({ zones: rates, df_rate }: Pick<MarketTerm, 'zones' | 'df_rate'>): Zone | null {
  if (rates === null || df_rate === null) return null;
  return zones.find((zone) => rates[zone] >= df_rate * minUsualShare) ?? 'body';
}

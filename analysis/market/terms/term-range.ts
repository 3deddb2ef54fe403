/** Measures how densely the market's pages use a term, among pages as comparable as the sample allows. */

import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { RangeBasis } from '../../report/vocabulary.ts';
import { ascending, median, minSample, quartilesOf } from '../../statistics/quantiles.ts';
import { round } from '../../statistics/round.ts';
import { termsRule } from './rule.ts';

const { similarLength } = termsRule.values;

export interface TermRange {
  /** One use is needed; more than one is the habit of the market, not a need. */
  min_useful: 1;
  /** Occurrences per 1,000 words. */
  p25: number;
  p75: number;
  basis: RangeBasis;
  basis_n: number;
}

/** A page's use of a term. */
export interface TermDensity {
  page: Pick<AnalyzedPage, 'words' | 'document'>;
  per_1000: number;
}

/** The typical page of a market: the most common kind and the median length in words. */
export interface TypicalPage {
  kind: string;
  words: number;
}

/** Computes the typical page of `pages` (at least one); on a tie of kinds, the first by name. */
export function typicalPage(pages: readonly TermDensity['page'][]): TypicalPage {
  const kinds = new Map<string, number>();
  for (const { document } of pages) {
    kinds.set(document.page_kind.kind, (kinds.get(document.page_kind.kind) ?? 0) + 1);
  }
  const [first] = [...kinds].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return { kind: first?.[0] ?? '', words: median(ascending(pages.map(({ words }) => words))) };
}

/**
 * The middle half of a term's densities among the pages with it that resemble the typical page: of its kind and length
 * if there are three, otherwise of its length, otherwise all; null below three.
 */
export function rangeOf(uses: readonly TermDensity[], typical: TypicalPage): TermRange | null {
  const ofLength = uses.filter(
    ({ page: { words } }) => words >= typical.words / similarLength && words <= typical.words * similarLength,
  );
  const ofKind = ofLength.filter(({ page }) => page.document.page_kind.kind === typical.kind);
  const samples: [RangeBasis, readonly TermDensity[]][] = [
    ['kind_and_length', ofKind],
    ['length', ofLength],
    ['all', uses],
  ];
  const [basis, sample] = samples.find(([, found]) => found.length >= minSample) ?? ['all', []];
  const quartiles = quartilesOf(sample.map(({ per_1000 }) => per_1000));
  if (quartiles === null) return null;
  return { min_useful: 1, p25: round(quartiles.p25), p75: round(quartiles.p75), basis, basis_n: sample.length };
}

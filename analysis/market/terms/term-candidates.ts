/** Finds the runs of words that may be terms of a market: those on several sites that also occur on their own. */
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import { minSample } from '../../statistics/quantiles.ts';
import { termsRule } from './rule.ts';
import { type Occurrence, occurrencesIn } from './term-occurrences.ts';

const { nestedShare, maxHyphenatedShare, minSites, minCount } = termsRule.values;

export interface Candidate {
  /** Stems joined by a space. */
  key: string;
  stems: string[];
  in: { page: AnalyzedPage; occurrence: Occurrence }[];
  total: number;
  /** Number of occurrences cut off by a hyphen. */
  cut: number;
}

/**
 * Returns terms on more than one site, because a term of a single site is its own wording. If all pages are of one
 * site, or too few for statistics, every page counts.
 */
export function candidatesOf(pages: readonly AnalyzedPage[]): Candidate[] {
  const byKey = new Map<string, Candidate>();
  for (const page of pages) {
    for (const [key, occurrence] of occurrencesIn(page)) {
      const candidate = byKey.get(key) ?? { key, stems: key.split(' '), in: [], total: 0, cut: 0 };
      candidate.in.push({ page, occurrence });
      candidate.total += occurrence.count;
      candidate.cut += occurrence.cut;
      byKey.set(key, candidate);
    }
  }
  const sites = new Set(pages.map((page) => page.domain)).size;
  const isShared = pages.length >= minSample && sites > 1;
  const isSample = pages.length >= minSample;
  return [...byKey.values()].filter(
    (candidate) =>
      (isSample || candidate.total >= minCount) &&
      (!isShared || new Set(candidate.in.map(({ page }) => page.domain)).size >= minSites),
  );
}

/** Removes candidates that are nearly always part of a compound or of a longer candidate. */
export function withoutNested(candidates: readonly Candidate[]): Candidate[] {
  const nested = new Set<string>();
  const byKey = new Map(candidates.map((candidate) => [candidate.key, candidate]));
  for (const longer of candidates) {
    const { stems } = longer;
    for (const inner of [...stems, stems.slice(0, 2).join(' '), stems.slice(1).join(' ')]) {
      const shorter = byKey.get(inner);
      if (shorter === undefined || inner === longer.key || longer.in.length < shorter.in.length) continue;
      if (longer.total >= shorter.total * nestedShare) nested.add(inner);
    }
  }
  return candidates.filter(({ key, total, cut }) => !nested.has(key) && cut < total * maxHyphenatedShare);
}

/** The terms that the market's pages share: in how many they stand, where, and how densely. */
import type { Analyzer } from '../text/analyzer.ts';
import type { AnalyzedPage } from './analyzed-page.ts';
import { ascending, leastSample, type Quartiles, quantile, quartilesOf } from './quantiles.ts';
import { round } from './round.ts';
import { brandsOf, isBrand, isNavigation } from './term-noise.ts';
import { formsOf, type Occurrence, occurrencesIn, type Zone, zones } from './term-occurrences.ts';
import { wilson95 } from './wilson.ts';

/** Longer lists add terms of two pages in ten, which say little and weigh much. */
const mostTerms = 150;
const mostForms = 5;

/** A navigation word is taken for a subject where at least two pages use it this often. */
const dwellingCount = 3;

/**
 * A term inside a longer one is dropped when nearly all of its occurrences are the longer one's: the nesting that
 * C-value measures (K. Frantzi, S. Ananiadou, H. Mima, "Automatic recognition of multi-word terms: the
 * C-value/NC-value method", International Journal on Digital Libraries 3 (2000), 115–130).
 */
const nestedShare = 0.9;

/** A term of the market. Its statistics are null below three usable pages. */
export interface MarketTerm {
  /** Stems joined by a space. */
  key: string;
  term: string;
  forms: string[];
  /** Usable pages. */
  n: number;
  /** Of these, the ones that hold the term. */
  df: number;
  df_rate: number | null;
  ci95: [number, number] | null;
  zones: Record<Zone, number> | null;
  /** Occurrences per 1,000 words among the pages that hold it; null below three of those. */
  per_1000: Quartiles | null;
  /** The 95th percentile of the same, above which more is worse. */
  per_1000_p95: number | null;
  /** How often each page holds it, most first. */
  counts: { source_id: string; count: number }[];
}

interface Candidate {
  key: string;
  in: { page: AnalyzedPage; occurrence: Occurrence }[];
  total: number;
}

/** The market's terms, those of most pages first, then the denser ones. `keyword` is the audit's own, in stems. */
export function termsOf(pages: readonly AnalyzedPage[], keyword: readonly string[], analyzer: Analyzer): MarketTerm[] {
  const candidates = commonCandidates(pages);
  const forms = formsOf(pages, new Set(candidates.map(({ key }) => key)), analyzer.language);
  const isNoise = noiseOf(pages, keyword, (key) => formsByCount(forms.get(key))[0] ?? key);
  // Nesting first: a brand takes the words with it that stand in nothing else.
  const ordered = withoutNested(candidates)
    .filter((candidate) => !isNoise(candidate))
    .sort(byReach);
  return ordered
    .slice(0, mostTerms)
    .map((candidate) => measured(candidate, pages.length, formsByCount(forms.get(candidate.key))));
}

/**
 * Terms that more than one site uses: what one site alone says is its own wording, not the market's. Where all pages
 * are of one site, or too few for statistics, every page counts.
 */
function commonCandidates(pages: readonly AnalyzedPage[]): Candidate[] {
  const byKey = new Map<string, Candidate>();
  for (const page of pages) {
    for (const [key, occurrence] of occurrencesIn(page)) {
      const candidate = byKey.get(key) ?? { key, in: [], total: 0 };
      candidate.in.push({ page, occurrence });
      candidate.total += occurrence.count;
      byKey.set(key, candidate);
    }
  }
  const sites = new Set(pages.map((page) => page.domain)).size;
  const leastSites = pages.length >= leastSample && sites > 1 ? 2 : 1;
  const leastCount = pages.length >= leastSample ? 1 : 2;
  return [...byKey.values()].filter(
    (candidate) =>
      candidate.total >= leastCount &&
      (leastSites === 1 || new Set(candidate.in.map(({ page }) => page.domain)).size >= leastSites),
  );
}

function noiseOf(pages: readonly AnalyzedPage[], keyword: readonly string[], formOf: (key: string) => string) {
  const brands = brandsOf(pages.map((page) => page.domain));
  const wanted = new Set(keyword);
  return (candidate: Candidate): boolean => {
    if (candidate.key.split(' ').every((stem) => wanted.has(stem))) return false;
    const form = formOf(candidate.key);
    if (isBrand(form, brands)) return true;
    const dwelling = candidate.in.filter(({ occurrence }) => occurrence.count >= dwellingCount).length;
    return isNavigation(form) && dwelling < 2;
  };
}

function withoutNested(candidates: readonly Candidate[]): Candidate[] {
  const nested = new Set<string>();
  const totals = new Map(candidates.map((candidate) => [candidate.key, candidate]));
  for (const longer of candidates) {
    const stems = longer.key.split(' ');
    for (const inner of [...stems, stems.slice(0, 2).join(' '), stems.slice(1).join(' ')]) {
      const shorter = totals.get(inner);
      if (shorter === undefined || inner === longer.key || longer.in.length < shorter.in.length) continue;
      if (longer.total >= shorter.total * nestedShare) nested.add(inner);
    }
  }
  return candidates.filter((candidate) => !nested.has(candidate.key));
}

function byReach(a: Candidate, b: Candidate): number {
  return b.in.length - a.in.length || b.total - a.total || (a.key < b.key ? -1 : 1);
}

function formsByCount(counts: ReadonlyMap<string, number> | undefined): string[] {
  return [...(counts ?? [])].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([form]) => form);
}

function measured(candidate: Candidate, n: number, forms: string[]): MarketTerm {
  const df = candidate.in.length;
  const enough = n >= leastSample;
  const densities = candidate.in.map(({ page, occurrence }) => per1000(occurrence.count, page.words));
  const rate = (zone: Zone) => round(candidate.in.filter(({ occurrence }) => occurrence.zones.has(zone)).length / n);
  return {
    key: candidate.key,
    term: forms[0] ?? candidate.key,
    forms: forms.slice(0, mostForms),
    n,
    df,
    df_rate: enough ? round(df / n) : null,
    ci95: enough ? wilson95(df, n) : null,
    zones: enough ? (Object.fromEntries(zones.map((zone) => [zone, rate(zone)])) as Record<Zone, number>) : null,
    per_1000: quartilesOf(densities),
    per_1000_p95: df >= leastSample ? round(quantile(ascending(densities), 0.95)) : null,
    counts: candidate.in
      .map(({ page, occurrence }) => ({ source_id: page.source_id, count: occurrence.count }))
      .sort((a, b) => b.count - a.count),
  };
}

/** Occurrences per 1,000 words. */
export function per1000(count: number, words: number): number {
  return (count * 1000) / words;
}

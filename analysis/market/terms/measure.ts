/** Measures the terms that the market's pages share: on how many pages, in which zones, how densely, how salient. */

import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { MarketClass } from '../../report/vocabulary.ts';
import { type Zone, zones } from '../../report/vocabulary.ts';
import { ascending, minSample, type Quartiles, quantile, quartilesOf } from '../../statistics/quantiles.ts';
import { round } from '../../statistics/round.ts';
import { wilson95 } from '../../statistics/wilson.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { type Background, backgroundFor } from '../../text/background.ts';
import { keyPhraseScore, nameWeight } from './key-phrases.ts';
import { backgroundShare, keynessG2, keynessWeight } from './keyness.ts';
import { marketClassOf } from './market-class.ts';
import { noiseOf } from './market-noise.ts';
import { consensusProminence } from './prominence.ts';
import { termsRule } from './rule.ts';
import { type Candidate, candidatesOf, withoutNested } from './term-candidates.ts';
import { formsOf, type TermForm } from './term-forms.ts';
import { rangeOf, type TermRange, type TypicalPage, typicalPage } from './term-range.ts';

const { maxTerms, maxRanked, maxForms, highQuantile } = termsRule.values;

/** A term of the market. Its statistics are null below three usable pages. */
export interface MarketTerm {
  /** Stems joined by a space. */
  key: string;
  term: string;
  forms: string[];
  /** Number of usable pages. */
  n: number;
  /** Number of usable pages with the term. */
  df: number;
  df_rate: number | null;
  ci95: [number, number] | null;
  /** Also null in a language without a background. */
  keyness_g2: number | null;
  /** 0..1: share of the pages × weight of the keyness × prominence. */
  salience: number | null;
  zones: Record<Zone, number> | null;
  /** Occurrences per 1,000 words on the pages with the term; null below three of these. */
  per_1000: Quartiles | null;
  /** The 95th percentile of these densities, above which more is worse. */
  per_1000_p95: number | null;
  /** The middle half of these densities among comparable pages; null below three of these. */
  range: TermRange | null;
  class: MarketClass | null;
  /** Occurrences per page, highest first. */
  counts: { source_id: string; count: number }[];
}

/** What the terms of a market are measured against. */
interface Yardstick {
  pages: readonly AnalyzedPage[];
  /** Words of all pages. */
  words: number;
  typical: TypicalPage;
  background: Background | null;
}

/**
 * Returns the market's terms, most salient first, then those on more pages.
 * @param keyword stems of the audit's keyword
 */
export function termsOf(pages: readonly AnalyzedPage[], keyword: readonly string[], analyzer: Analyzer): MarketTerm[] {
  if (pages.length === 0) return [];
  const background = backgroundFor(analyzer);
  const words = pages.reduce((sum, page) => sum + page.words, 0);
  const yardstick = { pages, words, typical: typicalPage(pages), background };
  // Remove nested terms first: a brand name removes words that occur only in it.
  const ranked = withoutNested(candidatesOf(pages))
    .map((candidate) => ({ candidate, weight: weightOf(candidate, yardstick) }))
    .sort((a, b) => b.weight - a.weight || byReach(a.candidate, b.candidate))
    .slice(0, maxRanked);
  // Without a word list, words in scripts without case could be names; nothing else can tell.
  const isRare = (stem: string) =>
    background === null ? !/\p{Ll}/u.test(stem) : background.shareOf(stem) === background.least;
  const keys = new Set(ranked.flatMap(({ candidate }) => [candidate.key, ...candidate.stems]));
  const forms = formsOf(pages, keys, analyzer.language, isRare);
  const isNoise = noiseOf(pages, keyword, forms, analyzer, isRare);
  return ranked
    .filter(({ candidate }) => !isNoise(candidate))
    .slice(0, maxTerms)
    .map(({ candidate, weight }) => measured(candidate, weight, forms.get(candidate.key) ?? [], yardstick));
}

function byReach(a: Candidate, b: Candidate): number {
  return b.in.length - a.in.length || b.total - a.total || (a.key < b.key ? -1 : 1);
}

/** The salience; below three pages, where there is none, the mean score of the term as a key phrase of each page. */
function weightOf(candidate: Candidate, { pages, words, background }: Yardstick): number {
  const uses = candidate.in.map(({ page, occurrence }) => ({
    occurrence,
    relativeLength: (page.words * pages.length) / words,
  }));
  if (pages.length < minSample) {
    const scores = uses.map(({ occurrence }) => keyPhraseScore(candidate.stems, occurrence, background));
    return scores.reduce((sum, score) => sum + score, 0) / pages.length;
  }
  const g2 = keynessOf(candidate, words, background);
  const share = candidate.in.length / pages.length;
  return share * (g2 === null ? 1 : keynessWeight(g2)) * consensusProminence(uses) * nameWeight(candidate.stems.length);
}

function keynessOf({ stems, total }: Candidate, words: number, background: Background | null): number | null {
  return background === null ? null : keynessG2(total, words, backgroundShare(stems, background));
}

function measured(candidate: Candidate, weight: number, forms: TermForm[], yardstick: Yardstick): MarketTerm {
  const { pages, words, typical, background } = yardstick;
  const n = pages.length;
  const df = candidate.in.length;
  const enough = n >= minSample;
  const g2 = keynessOf(candidate, words, background);
  const uses = candidate.in.map(({ page, occurrence }) => ({ page, per_1000: per1000(occurrence.count, page.words) }));
  const densities = uses.map(({ per_1000 }) => per_1000);
  const rate = (zone: Zone) => round(candidate.in.filter(({ occurrence }) => occurrence.zones[zone] > 0).length / n);
  return {
    key: candidate.key,
    term: forms[0]?.text ?? candidate.key,
    forms: forms.slice(0, maxForms).map(({ text }) => text),
    n,
    df,
    df_rate: enough ? round(df / n) : null,
    ci95: enough ? wilson95(df, n) : null,
    keyness_g2: enough && g2 !== null ? round(g2, 1) : null,
    salience: enough ? round(weight) : null,
    zones: enough ? (Object.fromEntries(zones.map((zone) => [zone, rate(zone)])) as Record<Zone, number>) : null,
    per_1000: quartilesOf(densities),
    per_1000_p95: df >= minSample ? round(quantile(ascending(densities), highQuantile)) : null,
    range: rangeOf(uses, typical),
    class: enough ? marketClassOf(df / n) : null,
    counts: candidate.in
      .map(({ page, occurrence }) => ({ source_id: page.source_id, count: occurrence.count }))
      .sort((a, b) => b.count - a.count),
  };
}

/** Occurrences per 1,000 words. */
export function per1000(count: number, words: number): number {
  return (count * 1000) / words;
}

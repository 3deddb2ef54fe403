/** The terms that the market's pages share: in how many they stand, where, how densely, and how much they say. */

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
  /** Usable pages. */
  n: number;
  /** Of these, the ones that hold the term. */
  df: number;
  df_rate: number | null;
  ci95: [number, number] | null;
  /** Null also in a language without a background. */
  keyness_g2: number | null;
  /** 0..1: share of the pages × weight of the keyness × prominence. */
  salience: number | null;
  zones: Record<Zone, number> | null;
  /** Occurrences per 1,000 words among the pages that hold it; null below three of those. */
  per_1000: Quartiles | null;
  /** The 95th percentile of the same, above which more is worse. */
  per_1000_p95: number | null;
  /** The middle half of the same among pages that are alike; null below three of those. */
  range: TermRange | null;
  class: MarketClass | null;
  /** How often each page holds it, most first. */
  counts: { source_id: string; count: number }[];
}

/** What the terms of a market are measured against. */
interface Yardstick {
  pages: readonly AnalyzedPage[];
  /** Of all pages. */
  words: number;
  typical: TypicalPage;
  background: Background | null;
}

/** The market's terms, most salient first, then those of more pages. `keyword` is the audit's own, in stems. */
export function termsOf(pages: readonly AnalyzedPage[], keyword: readonly string[], analyzer: Analyzer): MarketTerm[] {
  if (pages.length === 0) return [];
  const background = backgroundFor(analyzer);
  const words = pages.reduce((sum, page) => sum + page.words, 0);
  const yardstick = { pages, words, typical: typicalPage(pages), background };
  // Nesting first: a brand takes the words with it that stand in nothing else.
  const ranked = withoutNested(candidatesOf(pages))
    .map((candidate) => ({ candidate, weight: weightOf(candidate, yardstick) }))
    .sort((a, b) => b.weight - a.weight || byReach(a.candidate, b.candidate))
    .slice(0, maxRanked);
  // Without a word list, what has no case at all may be a name: nothing else could tell.
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

/** The salience; below three pages, where there is none, the mean of the term's scores as a key phrase of each page. */
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

/** Writes the report's `market_serp`. */
import type * as z from 'zod';
import type { ReadSource } from '../gather/read-source.ts';
import { domainsUsed } from '../gather/sources.ts';
import type { KeptPassages, Market } from '../measure/market.ts';
import { ascending, leastSample, quantile } from '../measure/quantiles.ts';
import type { MarketQuestion } from '../measure/questions.ts';
import { round } from '../measure/round.ts';
import { numbersPer100Words, outlineOf, structureOf } from '../measure/structure.ts';
import type { MarketTerm } from '../measure/terms.ts';
import type { SerpSnapshot } from '../ports.ts';
import type { MarketSerp } from '../report/report.ts';
import type { resultSchema } from '../report/results.ts';
import type { Analyzer } from '../text/analyzer.ts';
import { composeConclusions } from './conclusions.ts';
import { composePassage } from './passages.ts';
import { composeResultsPage } from './results-page.ts';
import { shortOutline } from './shorten.ts';

/** The id of the n-th term (from 0), which `gap` refers to. */
export function termIdOf(index: number): string {
  return `k${index + 1}`;
}

/** What of the order and the search the market's sections need. */
export interface MarketFacts {
  snapshot: SerpSnapshot;
  /** All of the audit's, in order. */
  sources: readonly ReadSource[];
  keyword: { normalized: string };
  /** Stems of the keyword. */
  query: readonly string[];
  analyzer: Analyzer;
}

/** `market_serp` of the measured market. */
export async function composeMarket(facts: MarketFacts, market: Market): Promise<MarketSerp> {
  const { snapshot, sources, keyword, analyzer } = facts;
  const words = ascending(market.pages.map((page) => page.words));
  const kept = new Map(market.kept.map((entry) => [entry.source_id, entry]));
  const texts = new Map(market.pages.map((page) => [page.source_id, page.document.text]));
  const results = sources.flatMap((source) => composeResult(source, kept.get(source.id)));
  const passages = await Promise.all(
    market.kept.flatMap(({ source_id, passages: own }) =>
      own.map((passage) => composePassage(passage, texts.get(source_id) ?? '')),
    ),
  );
  const questions = market.questions.map(composeQuestion);
  const page = composeResultsPage({ snapshot, sources, results, keyword: keyword.normalized, analyzer });
  const conclusions = composeConclusions({
    ...facts,
    usable: market.pages.map(({ source_id }) => source_id),
    collectedAt: snapshot.collected_at,
    page,
    results,
    passages,
    questions,
    topics: [],
    claims: [],
    medianWords: words.length >= leastSample ? round(quantile(words, 0.5)) : null,
    medianAgeDays: null,
    distinctDomains: domainsUsed(sources).size,
  });
  return {
    ...page,
    ...conclusions,
    results,
    passages,
    questions,
    terms: market.terms.map(composeTerm),
    content_profile: market.profile,
  };
}

function composeQuestion(question: MarketQuestion, index: number): MarketSerp['questions'][number] {
  return {
    id: `q${index + 1}`,
    text: question.text,
    origin: 'heading',
    frequency: question.frequency,
    ...(question.facet === undefined || question.facet === 'who' ? {} : { intent_facet: question.facet }),
    answered_by: question.answers.map(({ id, source_id }) => ({ source_id, passage_id: id })),
    coverage: question.coverage,
  };
}

function composeResult(source: ReadSource, kept: KeptPassages | undefined): z.infer<typeof resultSchema>[] {
  const { result, page } = source;
  if (result === undefined) return [];
  return [
    {
      source_id: source.id,
      rank_absolute: result.rank_absolute,
      rank_group: result.rank_group,
      title: result.title,
      snippet: result.snippet,
      ...(result.date === undefined ? {} : { date_shown: result.date }),
      words: page?.words ?? null,
      headings: page === undefined ? null : shortOutline(outlineOf(page.document)),
      structure: page === undefined ? null : structureOf(page.document),
      numbers_per_100w: page === undefined ? null : numbersPer100Words(page),
      best_passages: kept?.best.map((passage) => passage.id) ?? [],
    },
  ];
}

function composeTerm(term: MarketTerm, index: number): MarketSerp['terms'][number] {
  return {
    id: termIdOf(index),
    term: term.term,
    stem: term.key,
    forms: term.forms,
    n: term.n,
    df: term.df,
    df_rate: term.df_rate,
    ci95: term.ci95,
    zones: term.zones,
    per_1000: term.per_1000,
    ev: term.counts.map(({ source_id, count }) => `${source_id}:${count}`),
  };
}

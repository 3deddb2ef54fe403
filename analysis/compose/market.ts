/** Writes the report's `market_serp`. */
import type * as z from 'zod';
import type { ReadSource } from '../gather/read-source.ts';
import { domainsUsed } from '../gather/sources.ts';
import type { KeptPassages, Market } from '../measure/market.ts';
import { ascending, leastSample, quantile } from '../measure/quantiles.ts';
import { round } from '../measure/round.ts';
import { numbersPer100Words, outlineOf, structureOf } from '../measure/structure.ts';
import type { MarketTerm } from '../measure/terms.ts';
import type { MarketSerp } from '../report/report.ts';
import type { resultSchema } from '../report/results.ts';
import { composePassage } from './passages.ts';
import { composeQuestions } from './questions.ts';
import { shortOutline } from './shorten.ts';
import { composeTopics } from './topics.ts';

/** The id of the n-th term (from 0), which `gap` refers to. */
export function termIdOf(index: number): string {
  return `k${index + 1}`;
}

/** `market_serp` of the measured market; `sources` are all of the audit's, in order. */
export async function composeMarket(sources: readonly ReadSource[], market: Market): Promise<MarketSerp> {
  const words = ascending(market.pages.map((page) => page.words));
  const kept = new Map(market.kept.map((entry) => [entry.source_id, entry]));
  const texts = new Map(market.pages.map((page) => [page.source_id, page.document.text]));
  return {
    summary: {
      median_words: words.length >= leastSample ? round(quantile(words, 0.5)) : null,
      distinct_domains: domainsUsed(sources).size,
    },
    results: sources.flatMap((source) => composeResult(source, kept.get(source.id))),
    passages: await Promise.all(
      market.kept.flatMap(({ source_id, passages }) =>
        passages.map((passage) => composePassage(passage, texts.get(source_id) ?? '')),
      ),
    ),
    questions: composeQuestions(market.questions),
    topics: composeTopics(market.topics, new Map(market.terms.map(({ key }, index) => [key, termIdOf(index)]))),
    terms: market.terms.map(composeTerm),
    content_profile: market.profile,
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

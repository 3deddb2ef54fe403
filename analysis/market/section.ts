/** Writes the report's `market_serp`. */

import type { SerpSnapshot } from '../gather/ports.ts';
import { domainsUsed } from '../gather/sources.ts';
import type { ReadSource } from '../read/read-source.ts';
import type { MarketSerp } from '../report/report.ts';
import type { ContentType } from '../report/vocabulary.ts';
import { ascending, median, minSample } from '../statistics/quantiles.ts';
import { round } from '../statistics/round.ts';
import type { Analyzer } from '../text/analyzer.ts';
import type { KeywordQuestion } from '../text/keyword-question.ts';
import { composeAiAccess } from './ai-access/section.ts';
import { composeClaims } from './claims/section.ts';
import { composeConclusions } from './conclusions.ts';
import { contentProfile } from './content-profile/section.ts';
import { composeEntities } from './entities/section.ts';
import { composeResultsPage } from './features/results-page.ts';
import { composeFreshness } from './freshness/section.ts';
import { type SeenFeature, timeSignals } from './freshness/time-sensitivity.ts';
import type { Market } from './market.ts';
import { opportunitiesRule } from './opportunities/rule.ts';
import { composeOptions } from './options/section.ts';
import { answerQuotes } from './passages/answer-quotes.ts';
import { composeQuotes } from './passages/section.ts';
import { composeQuestions } from './questions/section.ts';
import { headingSigns } from './results/heading-signs.ts';
import { measureResults } from './results/measure.ts';
import { composeResults } from './results/section.ts';
import type { Judged } from './results/type-votes.ts';
import type { PageFit } from './subject-fit/measure.ts';
import type { JudgedSentence } from './support/measure.ts';
import { composeTerms, termIdOf } from './terms/section.ts';
import { composeTopics } from './topics/section.ts';

/** The parts of the order and the search that the market's sections need. */
export interface MarketFacts {
  snapshot: SerpSnapshot;
  /** All sources of the audit, in order. */
  sources: readonly ReadSource[];
  /** Subject fit by source. */
  fits: ReadonlyMap<string, PageFit>;
  /** Content types of the results, by source. */
  contentTypes: ReadonlyMap<string, Judged<ContentType>>;
  keyword: { normalized: string };
  /** What answer engines are asked. */
  question: KeywordQuestion;
  /** The judged sentences of each answer. */
  support: readonly (readonly JudgedSentence[])[];
  /** Stems of the keyword. */
  query: readonly string[];
  analyzer: Analyzer;
}

/** Composes `market_serp` from the measured market. */
export function composeMarket(facts: MarketFacts, market: Market): MarketSerp {
  const { snapshot, sources, fits, contentTypes, keyword, analyzer } = facts;
  const words = ascending(market.pages.map((page) => page.words));
  const kept = new Map(market.kept.map((entry) => [entry.source_id, entry]));
  const measured = measureResults(sources, { ...market, fits, contentTypes }, snapshot, analyzer);
  const results = composeResults(measured, market.kept, market.questions);
  // What is beside the subject says nothing about the keyword: titles of shopping lists name a year.
  const shown = measured.flatMap(({ source, result, fit }) =>
    fit === undefined || fit.fit === 'on' ? [{ source_id: source.id, result }] : [],
  );
  const freshness = composeFreshness(
    measured,
    timeSignals(keyword.normalized, analyzer.language, shown, featuresIn(snapshot)),
  );
  const pages = [...market.pages, ...market.cited];
  const quotes = answerQuotes(
    market.questions.flatMap(({ answers }) => answers),
    new Map(pages.map(({ source_id, document }) => [source_id, document.passages.length])),
  );
  const passages = pages.flatMap(({ source_id, document }) =>
    (kept.get(source_id)?.passages ?? []).flatMap((passage) =>
      composeQuotes(passage, quotes.quotesOf(passage), document, analyzer),
    ),
  );
  const questions = composeQuestions(market.questions, quotes.idOf);
  const termIds = new Map(market.terms.map(({ key }, index) => [key, termIdOf(index)]));
  const topics = composeTopics(market.topics, termIds);
  const topicIdOf = (index: number): string | undefined =>
    topics[market.topicOfTerm.get(market.terms[index]?.key ?? '') ?? -1]?.id;
  const options = composeOptions(market.options);
  const page = composeResultsPage({
    ...{ snapshot, sources, results, keyword: keyword.normalized, analyzer },
    ...{ support: facts.support, listed: new Set(passages.map(({ id }) => id)) },
    asking: { questionForm: facts.question.form, options: options.map(({ name }) => name) },
  });
  const claims = composeClaims(market.claims);
  // A thread is headed by who posts in it.
  const threads = new Set(
    market.pages.flatMap(({ source_id, domain }) => (contentTypes.get(source_id)?.type === 'forum' ? [domain] : [])),
  );
  const conclusions = composeConclusions({
    ...facts,
    usable: market.pages.map(({ source_id }) => source_id),
    stepped: market.pages
      .filter(({ document }) => isStepped(document, analyzer.language))
      .map(({ source_id }) => source_id),
    collectedAt: snapshot.collected_at,
    page,
    results,
    passages,
    questions,
    topics,
    headings: new Map(
      topics.map(({ id }, index) => [
        id,
        (market.topics[index]?.headings ?? []).filter(({ site }) => !threads.has(site)),
      ]),
    ),
    sites: new Map(pages.map(({ source_id, domain }) => [source_id, domain])),
    options,
    claims,
    medianWords: words.length >= minSample ? round(median(words)) : null,
    medianAgeDays: freshness.median_age_days,
    distinctDomains: domainsUsed(sources).size,
  });
  return {
    ...page,
    ...conclusions,
    results,
    passages,
    questions,
    topics,
    terms: composeTerms(market.terms, topicIdOf),
    entities: composeEntities(market.entities),
    options,
    claims,
    content_profile: contentProfile(measured),
    freshness,
    ai_access: composeAiAccess(sources),
  };
}

/** Whether the headings of a page number steps, or things to do, in a row. */
function isStepped(document: Parameters<typeof headingSigns>[0], language: string): boolean {
  const { steps, numbered } = headingSigns(document, language);
  return Math.max(steps, numbered) >= opportunitiesRule.values.minSteps;
}

/** Features of the results page, with the provider's names. */
function featuresIn({ items, features }: SerpSnapshot): SeenFeature[] {
  return [
    ...items.map(({ type }) => ({ type, state: 'captured' as const })),
    ...Object.entries(features).map(([type, state]) => ({ type, state })),
  ];
}

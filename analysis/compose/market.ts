/** Writes the report's `market_serp`. */
import type { ReadSource } from '../gather/read-source.ts';
import { domainsUsed } from '../gather/sources.ts';
import { contentProfile } from '../measure/content-profile.ts';
import type { Market } from '../measure/market.ts';
import { ascending, leastSample, quantile } from '../measure/quantiles.ts';
import { measureResults } from '../measure/results.ts';
import { round } from '../measure/round.ts';
import { type SeenFeature, timeSignals } from '../measure/time-sensitivity.ts';
import type { SerpSnapshot } from '../ports.ts';
import type { MarketSerp } from '../report/report.ts';
import type { Analyzer } from '../text/analyzer.ts';
import { composeAiAccess } from './ai-access.ts';
import { composeConclusions } from './conclusions.ts';
import { composeFreshness } from './freshness.ts';
import { composePassage } from './passages.ts';
import { composeQuestions } from './questions.ts';
import { composeResults } from './results.ts';
import { composeResultsPage } from './results-page.ts';
import { composeTerms, termIdOf } from './terms.ts';
import { composeTopics } from './topics.ts';

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
  const measured = measureResults(sources, market, snapshot, analyzer);
  const results = composeResults(measured, market.kept, market.questions);
  const shown = measured.map(({ source, result }) => ({ source_id: source.id, result }));
  const freshness = composeFreshness(
    measured,
    timeSignals(keyword.normalized, analyzer.language, shown, featuresIn(snapshot)),
  );
  const passages = await Promise.all(
    market.pages.flatMap(({ source_id, document, language }) =>
      (kept.get(source_id)?.passages ?? []).map((passage) => composePassage(passage, document.text, language)),
    ),
  );
  const questions = composeQuestions(market.questions);
  const termIds = new Map(market.terms.map(({ key }, index) => [key, termIdOf(index)]));
  const topics = composeTopics(market.topics, termIds);
  const topicIdOf = (index: number): string | undefined =>
    topics[market.topicOfTerm.get(market.terms[index]?.key ?? '') ?? -1]?.id;
  const page = composeResultsPage({ snapshot, sources, results, keyword: keyword.normalized, analyzer });
  const conclusions = composeConclusions({
    ...facts,
    usable: market.pages.map(({ source_id }) => source_id),
    collectedAt: snapshot.collected_at,
    page,
    results,
    passages,
    questions,
    topics,
    claims: [],
    medianWords: words.length >= leastSample ? round(quantile(words, 0.5)) : null,
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
    content_profile: contentProfile(measured),
    freshness,
    ai_access: composeAiAccess(sources),
  };
}

/** What the results page shows, by the provider's names. */
function featuresIn({ items, features }: SerpSnapshot): SeenFeature[] {
  return [
    ...items.map(({ type }) => ({ type, state: 'captured' as const })),
    ...Object.entries(features).map(([type, state]) => ({ type, state })),
  ];
}

/** Writes the conclusions of the report: `summary`, `difficulty`, `opportunities`, `brief`. */
import { registrableDomainOf } from '../gather/address.ts';
import type { Source } from '../gather/sources.ts';
import type { ReadClaim, ReadPassage, ReadQuestion, ReadResult, ReadTopic } from '../report/market/written-sections.ts';
import type { MarketSerp } from '../report/report.ts';
import type { Analyzer } from '../text/analyzer.ts';
import { composeBrief } from './brief/section.ts';
import { measureDifficulty } from './difficulty/measure.ts';
import type { ResultsPage } from './features/results-page.ts';
import { composeOpportunities } from './opportunities/section.ts';
import { aiAnswerState, composeSummary } from './summary/section.ts';

/** Inputs of the conclusions: the report's other sections and the facts behind them. */
export interface ConclusionFacts {
  /** All sources of the audit; those with a result form the market. */
  sources: readonly Pick<Source, 'id' | 'url' | 'result'>[];
  /** Sources of the usable pages. */
  usable: readonly string[];
  /** Those of them whose headings are numbered steps. */
  stepped: readonly string[];
  /** ISO 8601 UTC. */
  collectedAt: string;
  /** In NFC and lower case, with white space collapsed. */
  keyword: { normalized: string };
  /** Stems of the keyword. */
  query: readonly string[];
  analyzer: Analyzer;
  page: ResultsPage;
  results: readonly ReadResult[];
  passages: readonly ReadPassage[];
  questions: readonly ReadQuestion[];
  topics: readonly ReadTopic[];
  claims: readonly ReadClaim[];
  options: MarketSerp['options'];
  /** Rivals' headings on a topic, by its id. */
  headings: ReadonlyMap<string, readonly { text: string; site: string }[]>;
  /** Domains of the market's pages, by source. */
  sites: ReadonlyMap<string, string>;
  medianWords: number | null;
  medianAgeDays: number | null;
  distinctDomains: number;
}

/** Composes the four sections. */
export function composeConclusions(
  facts: ConclusionFacts,
): Pick<MarketSerp, 'summary' | 'difficulty' | 'opportunities' | 'brief'> {
  const { page, results, topics, analyzer } = facts;
  const answers = page.answer_engines;
  const market = facts.sources.flatMap(({ id, url, result }) => (result === undefined ? [] : [{ id, url, result }]));
  const state = aiAnswerState(answers, page.features);
  const typeOf = new Map(results.map(({ source_id, site_type }) => [source_id, site_type ?? null]));
  return {
    summary: composeSummary({
      ...facts,
      language: analyzer.language,
      attempted: market.length,
      aiAnswerState: state,
      intent: page.intent,
      answers,
      landscape: page.citation_landscape,
    }),
    difficulty: measureDifficulty({
      usable: facts.usable,
      results: market.map(({ id, url, result }) => ({
        source_id: id,
        site: registrableDomainOf(url),
        site_type: typeOf.get(id) ?? null,
        rank_absolute: result.rank_absolute,
      })),
      coreTopics: topics
        .filter((topic) => topic.class === 'core')
        .map(({ id, ev }) => ({ id, sources: new Set(ev.map(sourceOf)) })),
      features: page.features,
      aiAnswer: { state, ev: answers.filter((answer) => answer.state === state).map(({ id }) => id) },
    }),
    opportunities: composeOpportunities({ ...facts, language: analyzer.language, intent: page.intent }),
    brief: composeBrief(facts),
  };
}

/** The source of an evidence id: `s3` for `s3:12` and `s3.p4`. */
function sourceOf(evidence: string): string {
  return evidence.split(/[:.]/u)[0] ?? evidence;
}

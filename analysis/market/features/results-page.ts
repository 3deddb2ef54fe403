/** Writes the sections about the results page: `features`, `intent`, `answer_engines`, `citation_landscape`. */

import type { SerpSnapshot } from '../../gather/ports.ts';
import type { PageAnswer, Source } from '../../gather/sources.ts';
import { isOnSubject, type ReadResult } from '../../report/market/written-sections.ts';
import type { MarketSerp } from '../../report/report.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { type Asking, composeAnswerEngines } from '../citations/answer-engines.ts';
import { composeCitationLandscape } from '../citations/citation-landscape.ts';
import { measureIntent } from '../intent/measure.ts';
import type { JudgedSentence } from '../support/measure.ts';
import { supportOfAll, withSupport } from '../support/section.ts';
import { composeFeatures } from './section.ts';

export type ResultsPage = Pick<MarketSerp, 'features' | 'intent' | 'answer_engines' | 'citation_landscape'>;

/** A source of the audit, with its final address if it was fetched. */
type FetchedSource = Pick<Source, 'id' | 'url' | 'result'> & { answer: PageAnswer };

/** Inputs of these sections. `results` are the report's, with known types of pages and sites. */
export interface ResultsPageFacts {
  snapshot: SerpSnapshot;
  sources: readonly FetchedSource[];
  results: readonly ReadResult[];
  /** In NFC and lower case, with white space collapsed. */
  keyword: string;
  analyzer: Analyzer;
  asking: Asking;
  /** The judged sentences of each answer. */
  support: readonly (readonly JudgedSentence[])[];
  /** Ids of the passages that the report lists. */
  listed: ReadonlySet<string>;
}

/** Composes the four sections. */
export function composeResultsPage(facts: ResultsPageFacts): ResultsPage {
  const { snapshot, sources, results, keyword, analyzer, asking } = facts;
  const features = composeFeatures(snapshot);
  const typeOf = new Map(results.map((result) => [result.source_id, result]));
  const market = sources
    .filter(({ result }) => result !== undefined)
    .map(({ id, url }) => ({
      id,
      source_id: id,
      url,
      content_type: typeOf.get(id)?.content_type ?? null,
      site_type: typeOf.get(id)?.site_type ?? null,
    }));
  const known = sources.map(({ id, url, answer }) => ({
    id,
    urls: answer.outcome === 'fetched' ? [url, answer.final_url] : [url],
  }));
  const composed = composeAnswerEngines(snapshot.answers, snapshot.organic, known, analyzer, asking);
  const answers = withSupport(composed, facts.support, { passages: facts.listed });
  return {
    features,
    // Pages about something else ranked for another reason.
    intent: measureIntent({
      keyword,
      language: analyzer.language,
      features,
      results: market.filter(({ source_id }) => isOnSubject(typeOf.get(source_id) ?? {})),
    }),
    answer_engines: answers,
    citation_landscape: composeCitationLandscape(answers, market, supportOfAll(facts.support)),
  };
}

/** Sums up the samples of each asked engine as one observed answer, which the other sections read. */

import { domainOf } from '../../gather/address.ts';
import type { AnswerSample, EngineAnswers, SampleCitation } from '../../gather/answer-engines.ts';
import type { AnswerBlock, ObservedAnswer, Reference, SerpSnapshot } from '../../gather/ports.ts';
import { blocksOf } from './answer-blocks.ts';
import { pageKey } from './page-places.ts';

/** Adds the answers of asked engines to those that the results page showed. */
export function withAskedEngines(snapshot: SerpSnapshot, engines: readonly EngineAnswers[]): SerpSnapshot {
  if (engines.length === 0) return snapshot;
  return {
    ...snapshot,
    answers: [...snapshot.answers, ...engines.map((each) => observed(each, snapshot.collected_at))],
  };
}

/**
 * The first captured sample is the answer shown. Its references come first, followed by those of the other samples: a
 * page that any sample cites is cited.
 */
function observed(asked: EngineAnswers, collectedAt: string): ObservedAnswer {
  const { engine, samples } = asked;
  const captured = samples.filter(({ state }) => state === 'captured');
  const [shown] = captured;
  const queries = [...new Set(captured.flatMap(({ fan_out_queries }) => fan_out_queries))];
  const references = referencesOf(captured);
  return {
    engine,
    state: stateOf(samples),
    observed_at: (shown ?? samples[0])?.observed_at ?? collectedAt,
    blocks: shown === undefined ? [] : blocksWith(shown, references),
    references,
    ...(queries.length === 0 ? {} : { fan_out_queries: queries }),
    asked,
  };
}

function stateOf(samples: readonly AnswerSample[]): ObservedAnswer['state'] {
  const states = new Set(samples.map(({ state }) => state));
  return (['captured', 'absent', 'not_captured'] as const).find((state) => states.has(state)) ?? 'not_captured';
}

/** The pages that a sample cites, each once, in the order of its citations. */
export function citedIn({ citations }: AnswerSample): SampleCitation[] {
  const byPage = new Map<string, SampleCitation>();
  for (const citation of citations) {
    const key = pageKey(citation.url);
    if (citation.role === 'cited' && !byPage.has(key)) byPage.set(key, citation);
  }
  return [...byPage.values()];
}

function referencesOf(samples: readonly AnswerSample[]): Reference[] {
  const byPage = new Map<string, Reference>();
  for (const { url, title } of samples.flatMap(citedIn)) {
    const key = pageKey(url);
    if (!byPage.has(key)) byPage.set(key, { url, domain: domainOf(url), ...(title === undefined ? {} : { title }) });
  }
  return [...byPage.values()];
}

/** A block refers to the pages whose citations stand in it. */
function blocksWith({ text, citations }: AnswerSample, references: readonly Reference[]): AnswerBlock[] {
  const placeOf = new Map(references.map(({ url }, place) => [pageKey(url), place]));
  return blocksOf(text).map((block) => ({
    type: block.type,
    text: block.text,
    refs: [
      ...new Set(
        citations.flatMap(({ role, url, start, end }) => {
          const isIn = start !== undefined && end !== undefined && start < block.end && end > block.start;
          return role === 'cited' && isIn ? (placeOf.get(pageKey(url)) ?? []) : [];
        }),
      ),
    ],
  }));
}

/** Writes the report's `answer_engines`. */

import { domainOf } from '../../gather/address.ts';
import type { AnswerBlock, ObservedAnswer, OrganicResult, Reference } from '../../gather/ports.ts';
import { longestBlockChars } from '../../report/market/answer-engines.ts';
import type { MarketSerp } from '../../report/report.ts';
import type { QuestionForm } from '../../report/vocabulary.ts';
import { answerBlockTypes } from '../../report/vocabulary.ts';
import { type CitingSentence, positionAdjustedWords } from '../../statistics/position-adjusted-words.ts';
import { round } from '../../statistics/round.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { shorten } from '../passages/shorten.ts';
import { composeAsked } from './answer-samples.ts';
import { type KnownPage, pageKey, placeOf, placesOf } from './page-places.ts';
import { citationsRule } from './rule.ts';

const { maxBlocks, maxCitations, maxQueries, maxTextChars } = citationsRule.values;

type AnswerEngineEntry = MarketSerp['answer_engines'][number];
type Answer = NonNullable<AnswerEngineEntry['answer']>;

/** How the keyword became the question for asked engines, and the names of options to look for in their answers. */
export interface Asking {
  questionForm: QuestionForm;
  options: readonly string[];
}

/**
 * Composes the observed answers, in the provider's order. Each answer cites a page once, even if it lists it several
 * times.
 */
export function composeAnswerEngines(
  answers: readonly ObservedAnswer[],
  organic: readonly OrganicResult[],
  sources: readonly KnownPage[],
  analyzer: Analyzer,
  asking: Asking = { questionForm: 'as_written', options: [] },
): AnswerEngineEntry[] {
  const places = placesOf(organic, sources);
  return answers.map((observed, index) => {
    const id = `a${index + 1}`;
    const { engine, state, observed_at, fan_out_queries: queries } = observed;
    const isCaptured = state === 'captured';
    const { pages, pageOf } = isCaptured ? citedPages(observed.references) : { pages: [], pageOf: [] };
    // Convert reference positions to page positions; positions without a reference are dropped.
    const blocks = (isCaptured ? observed.blocks : []).slice(0, maxBlocks).map((block) => ({
      ...block,
      refs: [...new Set(block.refs.flatMap((place) => pageOf[place] ?? []))].sort((a, b) => a - b),
    }));
    const sentences = blocks.flatMap((block) => sentencesOf(block, analyzer));
    const shares = positionAdjustedWords(sentences, pages.length);
    const citations = pages.map(({ url, domain, title }, place) => ({
      id: `${id}.c${place + 1}`,
      url,
      domain: domainOf(url) || domain,
      ...(title === undefined || title === '' ? {} : { title: shorten(title, maxTextChars) }),
      position: place + 1,
      blocks_supported: blocks.filter(({ refs }) => refs.includes(place)).length,
      pawc_share: shares === null ? null : round(shares[place] ?? 0),
      ...placeOf(url, places),
    }));
    return {
      id,
      engine,
      state,
      observed_at,
      samples: isCaptured || state === 'absent' ? 1 : 0,
      ...(isCaptured ? { answer: answerOf(blocks, analyzer) } : {}),
      citations,
      ...(queries === undefined
        ? {}
        : { fan_out_queries: queries.slice(0, maxQueries).map((query) => shorten(query, maxTextChars)) }),
      stability: null,
      claim_support: null,
      ...(observed.asked === undefined
        ? {}
        : composeAsked(observed.asked, asking.questionForm, { citations, places, options: asking.options })),
    };
  });
}

/** The distinct pages referred to; `pageOf` maps the index of a reference to its page. */
function citedPages(references: readonly Reference[]): { pages: Reference[]; pageOf: number[] } {
  const known = new Map<string, number>();
  const pages: Reference[] = [];
  const pageOf = references.slice(0, maxCitations).map((reference) => {
    const key = pageKey(reference.url);
    const place = known.get(key) ?? pages.push(reference) - 1;
    known.set(key, place);
    return place;
  });
  return { pages, pageOf };
}

function sentencesOf({ text, refs }: AnswerBlock, analyzer: Analyzer): CitingSentence[] {
  return analyzer
    .sentences(text)
    .map(({ start, end }) => ({ words: analyzer.analyze(text.slice(start, end)).length, cites: refs }));
}

function answerOf(blocks: readonly AnswerBlock[], analyzer: Analyzer): Answer {
  const wordsOf = new Map(blocks.map((block) => [block, analyzer.analyze(block.text).length]));
  const sum = (some: readonly AnswerBlock[]) => some.reduce((total, block) => total + (wordsOf.get(block) ?? 0), 0);
  const [format = 'other'] = [...answerBlockTypes].sort(
    (a, b) => sum(blocks.filter(({ type }) => type === b)) - sum(blocks.filter(({ type }) => type === a)),
  );
  return {
    words: sum(blocks),
    format: blocks.length === 0 ? 'other' : format,
    blocks: blocks.map(({ type, text, refs }) => ({
      type,
      text: shorten(text, longestBlockChars),
      refs: refs.map((place) => place + 1),
    })),
  };
}

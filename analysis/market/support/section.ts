/** Writes how far the pages that answers cite support them. */
import { longestStatementChars, longestSupportQuoteChars } from '../../report/claim-support.ts';
import { writtenByModel } from '../../report/metadata/language-model.ts';
import type { MarketSerp } from '../../report/report.ts';
import { rateOf } from '../../statistics/wilson.ts';
import { pageKey } from '../citations/page-places.ts';
import { shorten } from '../passages/shorten.ts';
import type { JudgedSentence } from './measure.ts';
import { supportRule } from './rule.ts';

const { maxListed } = supportRule.values;

type Answer = MarketSerp['answer_engines'][number];
type AnswerSupport = NonNullable<Answer['claim_support']>;

/** Ids that the report defines. */
export interface ListedIds {
  passages: ReadonlySet<string>;
}

/** Adds to each answer the judgement of its cited sentences; `judged` is in the same order. */
export function withSupport(
  answers: readonly Answer[],
  judged: readonly (readonly JudgedSentence[])[],
  listed: ListedIds,
): Answer[] {
  return answers.map((answer, index) => {
    const sentences = judged[index] ?? [];
    return { ...answer, claim_support: sentences.length === 0 ? null : supportOf(sentences, answer, listed) };
  });
}

/** The support of all answers together; null if no sentence of any cites a page. */
export function supportOfAll(judged: readonly (readonly JudgedSentence[])[]): SupportRates | null {
  const all = judged.flat();
  return all.length === 0 ? null : ratesOf(all);
}

export type SupportRates = Omit<AnswerSupport, 'sentences'>;

function supportOf(sentences: readonly JudgedSentence[], { citations }: Answer, listed: ListedIds): AnswerSupport {
  const idOf = new Map(citations.map(({ id, url }) => [pageKey(url), id]));
  return {
    ...ratesOf(sentences),
    sentences: [...sentences]
      .sort(byInterest)
      .slice(0, maxListed)
      .map(({ sample, text, start, end, urls, state, proof, prompt_version }) => ({
        sample,
        text: shorten(text, longestStatementChars),
        ...(start === undefined || end === undefined ? {} : { start, end }),
        citations: urls.flatMap((url) => idOf.get(pageKey(url)) ?? []),
        state,
        ...(proof === null || state === 'unreadable' ? {} : proofOf(proof, listed)),
        ...writtenByModel(prompt_version === undefined ? {} : { prompt_version }),
      })),
  };
}

function proofOf({ passage, start, end, difference }: NonNullable<JudgedSentence['proof']>, { passages }: ListedIds) {
  const quote = passage.text.slice(start, end).replaceAll('\t', ' | ').replaceAll(/\s+/gu, ' ');
  return {
    source_id: passage.source_id,
    ...(passages.has(passage.id) ? { passage_id: passage.id } : {}),
    quote: shorten(quote, longestSupportQuoteChars),
    ...(difference === null ? {} : { difference }),
  };
}

function ratesOf(sentences: readonly JudgedSentence[]): SupportRates {
  const countOf = (wanted: JudgedSentence['state']): number => sentences.filter(({ state }) => state === wanted).length;
  const unreadable = countOf('unreadable');
  const n = sentences.length - unreadable;
  const rate = (state: JudgedSentence['state']) => (n === 0 ? null : rateOf(countOf(state), n));
  return { supported: rate('supported'), not_found: rate('not_found'), contradicted: rate('contradicted'), unreadable };
}

/** What a reader should check comes first. */
const byInterestFirst: readonly JudgedSentence['state'][] = ['contradicted', 'not_found', 'supported', 'unreadable'];

/** Orders sentences: contradicted ones first, then those not found. */
export function byInterest(a: JudgedSentence, b: JudgedSentence): number {
  return byInterestFirst.indexOf(a.state) - byInterestFirst.indexOf(b.state);
}

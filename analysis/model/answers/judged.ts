/** A question of the market with the passages that a model judged to answer it. */
import type { FoundAnswer } from '../../market/answers/answer-search.ts';
import { answerSentence } from '../../market/answers/answer-sentence.ts';
import { answerStatus } from '../../market/answers/answer-status.ts';
import type { MarketQuestion } from '../../market/questions/market-question.ts';
import type { Passage } from '../../read/passages.ts';
import type { ReadMarket } from '../../read/read-market.ts';
import { maxAnswers } from '../../report/market/questions.ts';
import { minSample, quartilesOf } from '../../statistics/quantiles.ts';
import { rateOf } from '../../statistics/wilson.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { languageModelRule } from '../rule.ts';

const { answerScore } = languageModelRule.values;

/** What `answers` make of a question; `scores` of other passages are given. */
export type Answered = Pick<
  MarketQuestion,
  'answers' | 'scores' | 'answeredBy' | 'coverage' | 'format' | 'words' | 'namedBy'
>;

/** `passages` as answers to `text`, each from its sentence that answers. */
export function judgedAnswers(text: string, passages: readonly Passage[], analyzer: Analyzer): FoundAnswer[] {
  return passages.map((passage) => {
    const at = (answerSentence(text, passage, analyzer)?.start ?? passage.start) - passage.start;
    return { passage, score: answerScore, at };
  });
}

/**
 * The fields of a question that follow from its answers.
 * @param before the question as it was; its scores stay for pages that do not answer
 * @param isJudged whether a model judged the answers, so that no other page answers
 */
export function answeredBy(
  answers: readonly FoundAnswer[],
  before: Pick<MarketQuestion, 'scores' | 'namedBy'>,
  isJudged: boolean,
  { pages }: ReadMarket,
): Answered {
  const best = onePerPage(answers);
  const passages = best.map(({ passage }) => passage);
  const order = new Map(pages.map(({ page }, index) => [page.source_id, index]));
  const sources = passages
    .map(({ source_id }) => source_id)
    .toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  const isOpen = (score: number): boolean => answerStatus(score) !== 'answered';
  const scores = new Map([...before.scores].filter(([, score]) => !isJudged || isOpen(score)));
  for (const { passage, score } of best)
    scores.set(passage.source_id, Math.max(score, scores.get(passage.source_id) ?? 0));
  return {
    answers: best.slice(0, maxAnswers),
    scores,
    answeredBy: sources,
    namedBy: [...new Set([...before.namedBy, ...sources])],
    coverage: pages.length >= minSample ? rateOf(sources.length, pages.length) : null,
    format: passages[0]?.kind ?? null,
    words: quartilesOf(passages.map(({ words }) => words)),
  };
}

/** The best answer of each page, best first; the first of equals. */
function onePerPage(answers: readonly FoundAnswer[]): FoundAnswer[] {
  const best = new Map<string, FoundAnswer>();
  for (const answer of answers) {
    const { source_id } = answer.passage;
    if ((best.get(source_id)?.score ?? -1) < answer.score) best.set(source_id, answer);
  }
  return [...best.values()].toSorted((a, b) => b.score - a.score);
}

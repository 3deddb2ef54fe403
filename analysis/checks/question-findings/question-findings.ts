/** Creates findings about questions of the market that the page answers badly. */

import { likelyAnswering } from '../../market/answers/sure-answers.ts';
import type { QuotedPassage } from '../../page/identity/quoted-passages.ts';
import type { Artifacts } from '../artifacts.ts';
import type { Found } from '../check.ts';
import { fromStatement, isQuotable, isStatement, showsMoney } from '../quotable.ts';
import { questionFindingsRule } from './rule.ts';
import { countedAnswering, isMostlyAnswered, isWidelyAnswered } from './suited-questions.ts';

const { maxFindings, minPartScore, faults, confidence } = questionFindingsRule.values;

type Question = Artifacts['questions'][number];
type Answerability = Artifacts['question_answerability'][number];

/** Parameters of the texts about a question. `own` is the page's best passage for it, `example` a competitor's. */
export interface QuestionParams {
  question: string;
  k: number;
  /** Pages that answer it surely or probably. */
  likely: number;
  n: number | null;
  /** Whether the results page shows the question. */
  shown: boolean;
  issues: Answerability['issues'];
  own: QuotedPassage | null;
  example: QuotedPassage | null;
}

/** One problem for each of the widest questions whose answer on the page has `status`. */
export function questionsWith(
  status: Answerability['status'],
  asked: readonly { question: Question; reach: number }[],
  {
    question_answerability,
    answer_examples,
    passages,
    page,
    price_matters,
  }: Pick<Artifacts, 'question_answerability' | 'answer_examples' | 'passages' | 'page' | 'price_matters'>,
): Found<QuestionParams>[] {
  const found = asked.flatMap(({ question, reach }) => {
    const at = question_answerability.findIndex(({ question_id }) => question_id === question.id);
    const row = question_answerability[at];
    const isShown = question.origin === 'paa';
    const isMissed = status === 'missing' && price_matters.has(question.id) && isMostlyAnswered(question);
    if (row?.status !== status || !(isShown || isWidelyAnswered(question) || isMissed)) return [];
    const texts = answer_examples.get(question.id);
    const own = row.passage_id === null ? undefined : passages.get(row.passage_id);
    const quotes = question.answered_by.flatMap(({ passage_id }, rank) => {
      const passage = passages.get(passage_id);
      const quote = (rank === 0 ? texts?.market : undefined) ?? passage?.quote;
      return passage === undefined || quote === undefined ? [] : [{ ...passage, quote: fromStatement(quote) }];
    });
    // "It depends" is no example of a price.
    const isPrice = price_matters.has(question.id);
    const told = isPrice ? quotes.find(({ quote }) => showsMoney(quote)) : quotes[0];
    // What probably answers nothing is no best answer.
    const likely = likelyAnswering(question);
    const example = likely > 0 && told && isQuotable(told.quote) && isStatement(told.quote) ? told : undefined;
    return [
      {
        params: {
          question: question.text,
          k: countedAnswering(question),
          likely,
          n: question.coverage?.n ?? null,
          shown: isShown,
          issues: row.issues,
          own: own === undefined ? null : { ...own, quote: texts?.own ?? own.quote },
          example: example ?? null,
        },
        observed: { value: row.score, ev: [row.passage_id ?? page.source_id] },
        expected: {
          value: row.market_best,
          basis: 'market' as const,
          ev: [question.id, ...(example === undefined ? [] : [example.id])],
        },
        confidence,
        affects: [question.id],
        size:
          row.market_best === null || row.market_best === 0 ? 1 : Math.max(0, 1 - (row.score ?? 0) / row.market_best),
        reach,
        json_pointer: `/gap/question_answerability/${at}/status`,
      },
    ];
  });
  return found.slice(0, maxFindings);
}

/** Whether the page's passage has a sentence on the question, is no whole answer, and comes near to one. */
export function isPartOfAnswer({ issues, score }: Pick<Answerability, 'issues' | 'score'>): boolean {
  const isNear = (score ?? 0) >= minPartScore && !issues.includes('no_direct_sentence');
  return isNear && issues.some((issue) => faults.some((fault) => fault === issue));
}

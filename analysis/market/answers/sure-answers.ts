/** Counts the pages of which one can say that they answer a question. */
import { answersRule } from './rule.ts';

const { minSecondScore, minLikelyScore, minSureScore } = answersRule.values;

/** A question with the pages that answer it, and with what score, 0..1; without one, the answer is sure. */
export interface AnsweredQuestion {
  answered_by: readonly { source_id: string; score?: number | undefined }[];
  asked_by: readonly string[];
}

/** Number of pages that answer well: in every second case a lower score is of part of an answer. */
export function answeringWell({ answered_by }: Pick<AnsweredQuestion, 'answered_by'>): number {
  return answered_by.filter(({ score }) => (score ?? 1) >= minSecondScore).length;
}

/** Number of pages that surely answer: below a heading that asks it, a page means to. */
export function surelyAnswering(question: AnsweredQuestion): number {
  return sureSources(question).length;
}

/** Number of pages that answer surely or probably. */
export function likelyAnswering(question: AnsweredQuestion): number {
  return likelySources(question).length;
}

/** The sources that answer surely or probably, best first. */
export function likelySources(question: AnsweredQuestion): string[] {
  const probable = question.answered_by.filter(({ score }) => (score ?? 1) >= minLikelyScore);
  const sure = sureSources(question);
  return sure.length > probable.length ? sure : probable.map(({ source_id }) => source_id);
}

function sureSources({ answered_by, asked_by }: AnsweredQuestion): string[] {
  return answered_by.flatMap(({ source_id, score }) =>
    (score ?? 1) >= (asked_by.includes(source_id) ? minSecondScore : minSureScore) ? [source_id] : [],
  );
}

/** Maps the score of a page's best passage to whether the page answers the question. */
import { answersRule } from './rule.ts';

export const { answerLimits } = answersRule.values;

const answerStatuses = ['answered', 'partly', 'missing'] as const;
export type AnswerStatus = (typeof answerStatuses)[number];

/** Returns the status of a score of `AnswerSearch`, 0..1. */
export function answerStatus(score: number): AnswerStatus {
  if (score >= answerLimits.answered) return 'answered';
  return score >= answerLimits.partly ? 'partly' : 'missing';
}

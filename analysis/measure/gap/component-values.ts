/** What a page has of each component of the score, for the user's page and the market's alike. */
import type { ComponentValues } from './scores.ts';

/** What is read of one page. */
export interface ScoredPage {
  relevance: number | null;
  age_days: number | null;
  numbers_per_100w: number | null;
  comparison_blocks: number | null;
  /** Where the direct answer begins, 0..1; `none` when there is none, null when it is not known. */
  answer: number | 'none' | null;
  /** Shares of the market's topics and questions, each 0 to 1 of its own weight. */
  topics: number | null;
  questions: number | null;
}

/** The values, more being better: a younger page and an earlier answer have more. */
export function componentValues(page: ScoredPage): ComponentValues {
  return {
    relevance: page.relevance,
    topic_coverage: page.topics,
    question_answerability: page.questions,
    answer_placement: page.answer === null ? null : page.answer === 'none' ? 0 : 1 - page.answer,
    verifiable_facts: page.numbers_per_100w,
    freshness: page.age_days === null ? null : -page.age_days,
    comparison: page.comparison_blocks,
  };
}

/** Half of a topic or a question is worth half. */
const degrees = { covered: 1, answered: 1, partial: 0.5, partly: 0.5, missing: 0 } as const;

/** How much of a topic or a question a status stands for, 0..1; what has no status is missing. */
export function degreeOf(status: keyof typeof degrees | undefined): number {
  return status === undefined ? 0 : degrees[status];
}

/** The share of `all` that is reached, each by its weight and degree; null without any. */
export function reachedShare(all: readonly { weight: number; degree: number }[]): number | null {
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? null : all.reduce((sum, { weight, degree }) => sum + weight * degree, 0) / total;
}

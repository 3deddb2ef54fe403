/** What a page has of each component of the score, for the user's page and the market's alike. */
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Passage } from '../../read/passages.ts';
import { round } from '../../statistics/round.ts';
import { scoresRule } from './rule.ts';
import type { ComponentValues } from './scores.ts';

export const { halfWords, halfDays } = scoresRule.values;
const { minBlockWords, degrees } = scoresRule.values;

/** What is read of one page. */
export interface ScoredPage {
  relevance: number | null;
  /** Since the latest day that the page gives; `none` when it gives none, null when it is not known. */
  age_days: number | 'none' | null;
  /** Passages that hold a figure. */
  figure_passages: number | null;
  comparison_blocks: number | null;
  /** Words before the direct answer; `none` when there is none, null when it is not known. */
  answer: number | 'none' | null;
  /** Shares of the market's topics and questions, each 0 to 1 of its own weight. */
  topics: number | null;
  questions: number | null;
}

/**
 * What an answer after `words` words is worth, 1 at the top of the text. By words and not by share of the text: what
 * follows the answer, and so the length of the page, changes nothing.
 */
export function placementOf(words: number): number {
  return round(halfWords / (halfWords + words));
}

/** What an age is worth: 1 today. A page without a day has 0: taking an old date away makes no page fresher. */
export function freshnessOf(days: number): number {
  return round(halfDays / (halfDays + days));
}

/**
 * How many of a page's passages give a figure. By passages and not by density: a page that takes text without figures
 * away has no more to check than before, and one that heaps figures in a sentence hardly has.
 */
export function passagesWithFigure(passages: readonly Pick<Passage, 'text'>[]): number {
  return passages.filter(({ text }) => /\p{N}/u.test(text)).length;
}

/** The words of a page before one of its passages. */
export function wordsBefore({ blocks }: Pick<AnalyzedPage, 'blocks'>, { start }: Pick<Passage, 'start'>): number {
  return blocks
    .filter(({ words }) => words.length >= minBlockWords)
    .reduce((sum, { block, words }) => sum + words.filter((word) => block.start + word.start < start).length, 0);
}

/** Of a page that could not be read. */
export const unknownValues: ComponentValues = {
  relevance: null,
  topic_coverage: null,
  question_answerability: null,
  answer_placement: null,
  verifiable_facts: null,
  freshness: null,
  comparison: null,
};

/** The values, more being better: a younger page and an earlier answer have more. */
export function componentValues(page: ScoredPage): ComponentValues {
  return {
    relevance: page.relevance,
    topic_coverage: page.topics,
    question_answerability: page.questions,
    answer_placement: page.answer === null ? null : page.answer === 'none' ? 0 : placementOf(page.answer),
    verifiable_facts: page.figure_passages,
    freshness: page.age_days === null ? null : page.age_days === 'none' ? 0 : freshnessOf(page.age_days),
    comparison: page.comparison_blocks,
  };
}

/** How much of a topic or a question a status stands for, 0..1; what has no status is missing. */
export function degreeOf(status: keyof typeof degrees | undefined): number {
  return status === undefined ? 0 : degrees[status];
}

/** The share of `all` that is reached, each by its weight and degree; null without any. */
export function reachedShare(all: readonly { weight: number; degree: number }[]): number | null {
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? null : round(all.reduce((sum, { weight, degree }) => sum + weight * degree, 0) / total);
}

/** Values of the score components, computed alike for the user's page and the market's. */
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Passage } from '../../read/passages.ts';
import { round } from '../../statistics/round.ts';
import { scoresRule } from './rule.ts';
import type { ComponentValues } from './scores.ts';

export const { halfWords, daysAlike, halfDays } = scoresRule.values;
const { minBlockWords, minEntries, degrees } = scoresRule.values;

/** The facts of one page that the components need. */
export interface ScoredPage {
  relevance: number | null;
  /** Days since the latest date on the page; `none` without a date, null if unknown. */
  age_days: number | 'none' | null;
  /** Passages with a figure. */
  figure_passages: number | null;
  comparison_blocks: number | null;
  /** Words before the direct answer; `none` without an answer, null if unknown. */
  answer: number | 'none' | null;
  /** Weighted shares of the market's topics and questions that the page covers, 0..1. */
  topics: number | null;
  questions: number | null;
}

/**
 * Value of an answer after `words` words; 1 at the top of the text. Counts words, not a share of the text, so that text
 * after the answer (and the page's length) changes nothing.
 */
export function placementOf(words: number): number {
  return round(halfWords / (halfWords + words));
}

/**
 * Value of an age; 1 in its first month, equal within each further one. A page without a date has 0, so removing an old
 * date gains nothing.
 */
export function freshnessOf(days: number): number {
  return round(halfDays / (halfDays + daysAlike * Math.floor(days / daysAlike)));
}

/**
 * Counts the passages with a figure. Counts passages, not density: removing text without figures, or crowding figures
 * into one sentence, does not make a page more verifiable.
 */
export function passagesWithFigure(passages: readonly Pick<Passage, 'text'>[]): number {
  return passages.filter(({ text }) => /\p{N}/u.test(text.replaceAll(noFigure, ' '))).length;
}

/** A year, and the number of a line in a list: they say when and where, not how much. */
const noFigure = /(?<![\p{N}.,])(?:19|20)\p{N}{2}(?![\p{N}]|[.,]\p{N})|^\s*[#(]?\p{N}{1,2}[.):](?=\s)/gmu;

/** Number of words on a page before one of its passages. */
export function wordsBefore({ blocks }: Pick<AnalyzedPage, 'blocks'>, { start }: Pick<Passage, 'start'>): number {
  return blocks
    .filter(({ words }) => words.length >= minBlockWords)
    .reduce((sum, { block, words }) => sum + words.filter((word) => block.start + word.start < start).length, 0);
}

/** Values of a page that could not be read. */
export const unknownValues: ComponentValues = {
  relevance: null,
  topic_coverage: null,
  question_answerability: null,
  answer_placement: null,
  verifiable_facts: null,
  freshness: null,
  comparison: null,
};

/** Returns the values; higher is better. A younger page and an earlier answer have higher values. */
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

/** The degree (0..1) of a topic or question by its status; no status means missing. */
export function degreeOf(status: keyof typeof degrees | undefined): number {
  return status === undefined ? 0 : degrees[status];
}

/** The share of the total weight that is reached; null with too few entries to tell. */
export function reachedShare(all: readonly { weight: number; degree: number }[]): number | null {
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 || all.length < minEntries
    ? null
    : round(all.reduce((sum, { weight, degree }) => sum + weight * degree, 0) / total);
}

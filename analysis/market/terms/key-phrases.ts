/** Finds the key phrases of one page, using only this page and its language. */

import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Background } from '../../text/background.ts';
import { prominenceOf } from './prominence.ts';
import { termsRule } from './rule.ts';
import { type Occurrence, occurrencesIn } from './term-occurrences.ts';

const { loneWordWeight } = termsRule.values;

export interface KeyPhrase {
  /** Stems joined by a space. */
  key: string;
  /** 0..1; comparable within a page and, roughly, between pages of one language. */
  score: number;
  occurrence: Occurrence;
}

/**
 * Returns the candidate terms of `page`, best first; on a tie, the one that occurs first.
 * @param background word list of the page's language, if there is one
 */
export function keyPhrasesOf(page: Pick<AnalyzedPage, 'blocks' | 'title'>, background: Background | null): KeyPhrase[] {
  return [...occurrencesIn(page)]
    .map(([key, occurrence]) => ({ key, score: keyPhraseScore(key.split(' '), occurrence, background), occurrence }))
    .sort((a, b) => b.score - a.score || a.occurrence.first - b.occurrence.first || (a.key < b.key ? -1 : 1));
}

/**
 * The score of a phrase on a page, 0..1: its prominence × the weight of its size × the rarity of its words in the
 * language (mean of log shares, relative to the rarest possible). Without a background all words are equally rare.
 */
export function keyPhraseScore(
  stems: readonly string[],
  occurrence: Occurrence,
  background: Background | null,
): number {
  return prominenceOf(occurrence) * nameWeight(stems.length) * rarity(stems, background);
}

/**
 * The weight (0..1) of a phrase by its number of words: how surely it names something, compared with a longer or
 * shorter phrase of equal prominence.
 */
export function nameWeight(size: number): number {
  return size > 1 ? 1 : loneWordWeight;
}

function rarity(stems: readonly string[], background: Background | null): number {
  if (background === null) return 1;
  const logs = stems.map((stem) => Math.log10(background.shareOf(stem)));
  return logs.reduce((sum, log) => sum + log, 0) / (stems.length * Math.log10(background.least));
}

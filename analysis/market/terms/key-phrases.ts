/** The key phrases of one page, told from this page alone and the language it is in. */

import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Background } from '../../text/background.ts';
import { prominenceOf } from './prominence.ts';
import { termsRule } from './rule.ts';
import { type Occurrence, occurrencesIn } from './term-occurrences.ts';

const { loneWordWeight } = termsRule.values;

export interface KeyPhrase {
  /** Stems joined by a space. */
  key: string;
  /** 0..1: comparable within a page and, roughly, between pages of one language. */
  score: number;
  occurrence: Occurrence;
}

/**
 * The candidate terms of `page`, best first; ties go to the one that stands first.
 * @param background of the page's language, where there is one
 */
export function keyPhrasesOf(page: Pick<AnalyzedPage, 'blocks' | 'title'>, background: Background | null): KeyPhrase[] {
  return [...occurrencesIn(page)]
    .map(([key, occurrence]) => ({ key, score: keyPhraseScore(key.split(' '), occurrence, background), occurrence }))
    .sort((a, b) => b.score - a.score || a.occurrence.first - b.occurrence.first || (a.key < b.key ? -1 : 1));
}

/**
 * The score of one phrase in one page, 0..1: how prominently the page uses it, how surely it names something by its
 * size, and how rare its words are in the language (the mean of log shares, as a part of the rarest possible). Without
 * a background every word is as rare as any.
 */
export function keyPhraseScore(
  stems: readonly string[],
  occurrence: Occurrence,
  background: Background | null,
): number {
  return prominenceOf(occurrence) * nameWeight(stems.length) * rarity(stems, background);
}

/** How surely a run of so many words names something, beside a longer or shorter one that is as prominent: 0..1. */
export function nameWeight(size: number): number {
  return size > 1 ? 1 : loneWordWeight;
}

function rarity(stems: readonly string[], background: Background | null): number {
  if (background === null) return 1;
  const logs = stems.map((stem) => Math.log10(background.shareOf(stem)));
  return logs.reduce((sum, log) => sum + log, 0) / (stems.length * Math.log10(background.least));
}

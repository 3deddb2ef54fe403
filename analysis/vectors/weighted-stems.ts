/** Represents a text as distinct stems weighted by rarity in the language, for measuring similarity. */
import type { AnalyzedWord } from '../text/analyzer.ts';
import type { Background } from '../text/background.ts';
import { vectorsRule } from './rule.ts';

export interface WeightedStem {
  stem: string;
  /** An integer from 1; the rarer, the larger. */
  weight: number;
}

/** The word properties that the weights depend on. */
type Word = Pick<AnalyzedWord, 'stem' | 'stop' | 'figure'>;

/** The stems of `words` without stop words and figures. Without a background all have the same weight. */
export function weightedStems(words: readonly Word[], background: Pick<Background, 'shareOf'> | null): WeightedStem[] {
  const stems = new Set(words.filter(({ stop, figure }) => !stop && !figure).map(({ stem }) => stem));
  return [...stems].map((stem) => ({ stem, weight: background === null ? 1 : rarity(background.shareOf(stem)) }));
}

/** Rarity as an integer: a share of 1 in 10 has the weight of one decade, 1 in 1,000 of three. */
function rarity(share: number): number {
  return Math.max(1, Math.round(-Math.log10(share) * vectorsRule.values.weightsPerDecade));
}

/** A text as its distinct stems, each weighed by how rare it is in the language: what similarity is measured over. */
import type { AnalyzedWord } from '../text/analyzer.ts';
import type { Background } from '../text/background.ts';
import { vectorsRule } from './rule.ts';

export interface WeightedStem {
  stem: string;
  /** A whole number from 1: the rarer, the larger. */
  weight: number;
}

/** What the weights are made of: words and, where the language has a list, how common they are. */
type Word = Pick<AnalyzedWord, 'stem' | 'stop' | 'figure'>;

/** The stems of `words` without stop words and figures. Without a background all weigh the same. */
export function weightedStems(words: readonly Word[], background: Pick<Background, 'shareOf'> | null): WeightedStem[] {
  const stems = new Set(words.filter(({ stop, figure }) => !stop && !figure).map(({ stem }) => stem));
  return [...stems].map((stem) => ({ stem, weight: background === null ? 1 : rarity(background.shareOf(stem)) }));
}

/** How rare a share of all words is, as a whole number: 1 in 10 gives one decade's weight, 1 in 1,000 three. */
function rarity(share: number): number {
  return Math.max(1, Math.round(-Math.log10(share) * vectorsRule.values.weightsPerDecade));
}

/** Decides what two neighbouring words are when they are written as one: "coffee house" and "coffeehouse". */
import type { AnalyzedWord } from '../../../text/analyzer.ts';
import { topicsRule } from '../rule.ts';

const { minCompoundPart } = topicsRule.values;

/**
 * Returns the stem that two neighbouring words have when they are written as one, "e-mail" or "coffee house"; null if
 * they are no compound.
 */
export function closedStem(first: AnalyzedWord, second: AnalyzedWord): string | null {
  const isPart = ({ text, stop, figure }: AnalyzedWord): boolean =>
    !figure && (second.joined || (!stop && [...text].length >= minCompoundPart));
  return isPart(first) && isPart(second) ? first.text + second.stem : null;
}

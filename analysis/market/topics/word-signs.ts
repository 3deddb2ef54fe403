/** Tells verbs from nouns in a market's text, from the words before them: "to optimize" but "the rebate". */
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { AnalyzedWord } from '../../text/analyzer.ts';
import { nounSignsOf } from '../../text/vocabulary.ts';
import { topicsRule } from './rule.ts';

const { minVerbShare, unknownVerbShare, verbSmoothing } = topicsRule.values;

/**
 * Returns a function for the share of a lower-case word's informative uses that are not as a noun; a constant for words
 * without such uses.
 */
export function verbShares(pages: readonly AnalyzedPage[], language: string): (word: string) => number {
  const signOf = nounSignsOf(language);
  const counts = new Map<string, { noun: number; other: number }>();
  for (const { block, words } of signOf === null ? [] : pages.flatMap(({ blocks }) => blocks)) {
    if (block.kind === 'heading' || block.kind === 'code') continue;
    let before: string | undefined;
    for (const { text, joined } of words) {
      const sign = joined && before !== undefined ? signOf?.(before) : undefined;
      if (sign !== undefined) {
        const count = counts.get(text) ?? { noun: 0, other: 0 };
        count[sign]++;
        counts.set(text, count);
      }
      before = text;
    }
  }
  return (word) => {
    const count = counts.get(word);
    return count === undefined ? unknownVerbShare : count.other / (count.noun + count.other + verbSmoothing);
  };
}

/**
 * Whether a phrase is a cut clause: "Grow business", "movers offer". Besides the keyword it has only everyday words,
 * one of them a verb; "spread of coffee" uses the word as a noun.
 */
export function isClause(
  words: readonly AnalyzedWord[],
  keyword: ReadonlySet<string>,
  verbShare: (word: string) => number,
): boolean {
  const isMatter = ({ stop, stem }: AnalyzedWord): boolean => !stop && !keyword.has(stem);
  return (
    words.every((word) => word.everyday || !isMatter(word)) &&
    words.some((word, at) => isMatter(word) && words[at + 1]?.stop !== true && verbShare(word.text) >= minVerbShare)
  );
}

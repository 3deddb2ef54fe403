/** Recognizes title case: "Starter Package" says nothing of whether running text writes "package" with a capital. */
import type { AnalyzedWord } from './analyzer.ts';
import { wordsRule } from './rule.ts';

const { minTitleShare } = wordsRule.values;

/**
 * Whether most content words of a text after the first are capitalized; false without such words.
 * @param words of the text, with their places
 */
export function isTitleCase(text: string, words: readonly AnalyzedWord[]): boolean {
  const others = words.slice(1).filter(({ stop, figure }) => !stop && !figure);
  const large = others.filter(({ start }) => /\p{Lu}/u.test(text.charAt(start)));
  return others.length > 0 && large.length >= minTitleShare * others.length;
}

/** Tells the words that only describe or count others from those that name something. */
import { languagePack } from '../../../languages/packs.ts';
import type { AnalyzedWord } from '../../../text/analyzer.ts';

/** Returns whether a word only describes another: "efficient", "smoothly". */
export function describingWords(language: string): (word: string) => boolean {
  const { describing = '', adverb } = languagePack(language).nouns ?? {};
  const words = new Set(describing.split(/\s+/u));
  return (word) => words.has(word) || adverb?.test(word) === true;
}

/**
 * Returns whether a phrase ends in such a word, so that it lacks its noun: "Incredibly lightweight", "cutting-edge". Always
 * false in languages whose nouns come first.
 */
export function lacksNoun(language: string): (phrase: string, words: readonly AnalyzedWord[]) => boolean {
  if (languagePack(language).nouns?.comeFirst === true) return () => false;
  const describes = describingWords(language);
  return (phrase, words) => [words.at(-1)?.text ?? '', phrase.toLowerCase().split(/\s/u).at(-1) ?? ''].some(describes);
}

/** Returns whether a phrase counts something, or only says that there is much: "thousands of plugins", "vast array". */
export function countingPhrases(language: string): (words: readonly AnalyzedWord[]) => boolean {
  const { amounts = '' } = languagePack(language).nouns ?? {};
  const counts = new Set(amounts.split(/\s+/u));
  const describes = describingWords(language);
  return (words) =>
    words.some(({ text }, at) => {
      const [before, after] = [words[at - 1], words[at + 1]];
      // "Array" alone is a type of data.
      return counts.has(text) && (after === undefined ? before !== undefined && describes(before.text) : after.stop);
    });
}

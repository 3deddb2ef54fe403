/** Readability formulas shared by several languages. */
import type { ReadabilityFormula, TextCounts } from '../language-pack.ts';

export const latinVowels = /[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüýœ]+/gu;

/** Flesch's form: `base - perSentence × words per sentence - perWord × syllables per word`. */
export function flesch([base, perSentence, perWord]: readonly [number, number, number]): (
  counts: TextCounts,
) => number {
  return ({ words, sentences, syllables }) => base - perSentence * (words / sentences) - perWord * (syllables / words);
}

export const lix: ReadabilityFormula = {
  metric: 'lix',
  reference: 'Björnsson, C. H., Läsbarhet, 1968',
  vowels: latinVowels,
  isMute: null,
  value: (counts) => counts.words / counts.sentences + (100 * counts.long) / counts.words,
};

/** Measures how hard a text is to read, by the published formula of its language; null if there is none. */
import type { ReadabilityFormula, TextCounts } from '../languages/language-pack.ts';
import { languagePack } from '../languages/packs.ts';
import { readabilityFormulaRule } from './rule.ts';
import { sentencesOf } from './sentences.ts';
import { isFigure, wordsOf } from './words.ts';

const { minWords, minSentences, maxReadChars, longWordChars } = readabilityFormulaRule.values;

export interface Readability {
  /** Name of the formula; values of different formulas cannot be compared. */
  readonly metric: string;
  /** Rounded to one decimal. For `lix` low is easy, for all others high is easy. */
  readonly value: number;
  readonly reference: string;
  readonly words: number;
  readonly sentences: number;
}

/**
 * Measures running text. Syllables are counted as groups of vowels, as is usual in automated counts, without a mute
 * English e.
 * @param language ISO 639-1
 * @returns null if the language has no published formula or the text is too short
 */
export function readability(text: string, language: string): Readability | null {
  const formula = languagePack(language).readability;
  if (formula === null) return null;
  const sample = text.slice(0, maxReadChars).normalize('NFC');
  const words = wordsOf(sample, language).filter((word) => !isFigure(word.text));
  const sentences = sentencesOf(sample, language).length;
  if (words.length < minWords || sentences < minSentences) return null;
  const counts: TextCounts = {
    words: words.length,
    sentences,
    letters: total(words.map((word) => word.text.length)),
    syllables: total(words.map((word) => syllablesOf(word.text, formula))),
    long: words.filter((word) => word.text.length > longWordChars).length,
  };
  const { metric, reference } = formula;
  return { metric, value: Math.round(formula.value(counts) * 10) / 10, reference, words: counts.words, sentences };
}

function syllablesOf(word: string, { vowels, isMute }: ReadabilityFormula): number {
  const groups = word.match(vowels)?.length ?? 0;
  return Math.max(1, groups - (isMute?.(word) === true ? 1 : 0));
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

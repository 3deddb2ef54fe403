/** Tells what words of a phrase are: verbs, forms of verbs, words that say what something is. */
import type { AnalyzedWord } from '../../../../text/analyzer.ts';
import type { Figure } from '../../figures/figure.ts';
import type { Lexicon } from '../lexicon.ts';
import { isNaming } from '../noun-chunks.ts';
import type { Stretch } from '../statement.ts';

/** A word of a sentence, and whether it is capitalized inside it, or inside a word with hyphens. */
export interface PhraseWord extends AnalyzedWord {
  isCapital: boolean;
  isTied: boolean;
}

/** Whether it is a form of a verb: "dating", "established". */
export function isForm(word: PhraseWord | undefined, lexicon: Lexicon): boolean {
  return word?.isCapital === false && (lexicon.isGerund(word.text) || lexicon.isParticiple(word.text));
}

/** Whether a word is a verb of the sentence, or leads one: "is", "should". */
export function isVerbAfter(word: AnalyzedWord | undefined, lexicon: Lexicon): boolean {
  if (word === undefined || !word.stop || lexicon.unclear.has(word.text) || lexicon.preposition.has(word.text))
    return false;
  return lexicon.verb.has(word.text) || lexicon.leadsVerb.has(word.text);
}

/** Whether words can be the subject of a figure. */
export function isPhrase(
  words: readonly PhraseWord[],
  lexicon: Lexicon,
  { property }: Figure,
  isSubject = false,
): boolean {
  if (words.length === 0 || !words.some((word) => isTelling(word, lexicon))) return false;
  const [only] = words;
  // "Pro Stunde und Helfer": a rate is of something else.
  if (only !== undefined && lexicon.per.has(only.text)) return false;
  if (words.length === 1 && only !== undefined && (lexicon.verb.has(only.text) || lexicon.limits.has(only.text)))
    return false;
  return property === 'date' || isSubject || words.some((word) => !word.figure && !isForm(word, lexicon));
}

/** Whether a word says what something is: a quantity, or a word that is not an everyday one. */
export function isTelling(word: AnalyzedWord, lexicon: Lexicon): boolean {
  return isNaming(word) && (!word.everyday || lexicon.isQuantity(word)) && !isExponent(word);
}

/** "Umol m-2s-1": the power of a unit. */
function isExponent({ text }: AnalyzedWord): boolean {
  return /^\p{L}[-‐−]\p{N}/u.test(text);
}

/** The offsets of words, counted from `offset`; null without words. */
export function stretchOf(words: readonly AnalyzedWord[], offset: number): Stretch | null {
  const [head] = words;
  const tail = words.at(-1);
  return head === undefined || tail === undefined ? null : { start: offset + head.start, end: offset + tail.end };
}

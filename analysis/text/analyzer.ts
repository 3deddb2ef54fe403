/** The analyser of a language: words, stems, stop words and sentences behind one small interface. */
import type { Stemmer } from '../languages/language-pack.ts';
import { normalizeWord } from './normalize.ts';
import { wordsRule } from './rule.ts';
import { type Span, sentencesOf } from './sentences.ts';
import { stemmerFor } from './stemmers.ts';
import { stopWordsFor, stopWordsVersion } from './stop-words.ts';
import { everydayWords, linkingWordsOf } from './vocabulary.ts';
import { isFigure, isUnsegmented, type Word, wordsOf } from './words.ts';

const { maxStemmedChars } = wordsRule.values;

/** A word with the properties that the measures need. */
export interface AnalyzedWord extends Word {
  stem: string;
  /** A stop word: no term starts or ends with it. */
  stop: boolean;
  /** A stop word that may occur inside a term. */
  linking: boolean;
  /** Not a term on its own. */
  everyday: boolean;
  /** Consists only of digits and separators. */
  figure: boolean;
}

export interface Analyzer {
  language: string;
  /** The resources used, for the report; null where the language has none. */
  stemmer: { name: string; version: string } | null;
  stopWords: { name: string; version: string; size: number } | null;
  /** Words are written without spaces and were segmented with a dictionary. */
  unsegmented: boolean;
  analyze(text: string): AnalyzedWord[];
  sentences(text: string): Span[];
}

/** Number of cached stems after which the cache is cleared. It limits memory and does not affect results. */
const memoLimit = 100_000;

/** Returns the analyser of `language` (ISO 639-1). Each has its own cache; create one per audit or per index. */
export function analyzerFor(language: string): Analyzer {
  const stemmer = stemmerFor(language);
  const stopWords = stopWordsFor(language);
  const everydayStems = new Set(everydayWords(language).map((word) => stemOf(word, language, stemmer)));
  const isLinking = linkingWordsOf(language);
  const memo = new Map<string, Omit<AnalyzedWord, keyof Word>>();
  const lookUp = (word: string) => {
    let known = memo.get(word);
    if (known === undefined) {
      if (memo.size >= memoLimit) memo.clear();
      const stem = stemOf(word, language, stemmer);
      const everyday = everydayStems.has(stem);
      const stop = stopWords?.has(word) ?? false;
      known = { stem, stop, linking: stop && isLinking(word), everyday, figure: isFigure(word) };
      memo.set(word, known);
    }
    return known;
  };
  return {
    language,
    stemmer: stemmer === null ? null : { name: stemmer.name, version: stemmer.version },
    stopWords: stopWords === null ? null : { name: 'stopwords-iso', version: stopWordsVersion, size: stopWords.size },
    unsegmented: isUnsegmented(language),
    analyze: (text) => wordsOf(text, language).map((word) => ({ ...word, ...lookUp(word.text) })),
    sentences: (text) => sentencesOf(text, language),
  };
}

/** The stem of a lower-cased word, from its normalized spelling. */
function stemOf(word: string, language: string, stemmer: Stemmer | null): string {
  const bare = normalizeWord(word, language) || word;
  if (stemmer === null || bare.length > maxStemmedChars) return bare;
  // A stemmer may leave nothing or one letter of a short word, so that unrelated words would match (Hindi पिएँ, मई).
  const stem = stemmer.stem(bare);
  return stem.length > 1 && /\p{L}\p{M}*\p{L}|\p{N}/u.test(stem) ? stem : bare;
}

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

/** A word with what the measures ask of it. */
export interface AnalyzedWord extends Word {
  stem: string;
  /** It neither begins nor ends a term. */
  stop: boolean;
  /** Of a stop word: it may stand inside a term. */
  linking: boolean;
  /** It makes no term by itself. */
  everyday: boolean;
  /** Digits and separators alone. */
  figure: boolean;
}

export interface Analyzer {
  language: string;
  /** What was used, for the report: null where a language has none. */
  stemmer: { name: string; version: string } | null;
  stopWords: { name: string; version: string; size: number } | null;
  /** Words are written together and were cut by dictionary. */
  unsegmented: boolean;
  analyze(text: string): AnalyzedWord[];
  sentences(text: string): Span[];
}

/** Stems kept before the memo starts afresh: a bound on memory, with no effect on results. */
const memoLimit = 100_000;

/** The analyser of `language` (ISO 639-1). Each has a memo of its own; make one per audit or per index. */
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

/** The stem of a lower-cased word, of its plainest spelling. */
function stemOf(word: string, language: string, stemmer: Stemmer | null): string {
  const bare = normalizeWord(word, language) || word;
  if (stemmer === null || bare.length > maxStemmedChars) return bare;
  // A stemmer may leave nothing of a short word, or one letter, which unlike words would share (Hindi पिएँ, मई).
  const stem = stemmer.stem(bare);
  return stem.length > 1 && /\p{L}\p{M}*\p{L}|\p{N}/u.test(stem) ? stem : bare;
}

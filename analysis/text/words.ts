/** Splits text in any script into words with their positions, for counting, matching and n-grams. */
import { languagePack } from '../languages/packs.ts';
import { joinPieces } from './compounds.ts';

/** One word. `text` is lower-cased NFC; `start` and `end` are UTF-16 offsets into the input. */
export interface Word {
  text: string;
  start: number;
  end: number;
  /** Whether only spaces or one hyphen separate it from the previous word, so that they may form a phrase. */
  joined: boolean;
}

/** Scripts without spaces between words. Runs of these are segmented with a dictionary in texts of every language. */
const unsegmentedScripts =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const unsegmentedLetter = new RegExp(`[${unsegmentedScripts}]`, 'u');
/** Includes marks shared by several scripts: long vowel, repetition, and half-width voicing marks. */
const unsegmentedRuns = new RegExp(
  `[${unsegmentedScripts}ー々\\uFF70\\uFF9E\\uFF9F\\p{M}]+|[^${unsegmentedScripts}]+`,
  'gu',
);

/**
 * Letters with combining marks, and digits. Figures with separators (`1,000.50`) stay whole, also after letters
 * (`PM2.5`). Apostrophes, geresh, the Catalan middle dot and the joiners of Persian and Indic scripts may occur inside
 * a word.
 */
const wordPattern =
  /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}]+(?:(?:['’\u05F3\u05F4\u00B7\u200C\u200D]+|(?<=\p{L}\p{N}{1,3})\.(?=\p{N}))[\p{L}\p{M}\p{N}]+)*/gu;

/** What may separate two words of a phrase. A line break may not: it separates list items and table rows. */
const phraseGap = /^(?:[^\S\n\r]+|[-‐‑])?$/u;

/**
 * Lower case by the language's own rule if it has one (the Turkic dotless i), in NFC, with straight apostrophes, so
 * that pages with decomposed accents yield the same words as others.
 */
export function lowerCase(text: string, language: string): string {
  return lowerCaseOfComposed(text.normalize('NFC'), language);
}

/** `lowerCase` of a text in NFC. */
function lowerCaseOfComposed(text: string, language: string): string {
  const { hasOwnCase = false } = languagePack(language).spelling ?? {};
  const lower = hasOwnCase ? text.toLocaleLowerCase(language) : text.toLowerCase();
  return lower.replaceAll('’', "'");
}

/**
 * Returns the words of `text` in order, read as `language` (ISO 639-1). Scripts without spaces are segmented by
 * `Intl.Segmenter`, so the result depends on the ICU version; all others by our own pattern, which does not depend on
 * the runtime.
 */
export function wordsOf(text: string, language: string): Word[] {
  const words: Word[] = [];
  const runs = unsegmentedLetter.test(text) ? text.matchAll(unsegmentedRuns) : [{ 0: text, index: 0 }];
  for (const run of runs) {
    if (unsegmentedLetter.test(run[0])) dictionaryWords(run[0], language, run.index, text, words);
    else spacedWords(run[0], language, run.index, text, words);
  }
  return words;
}

const elisions = new Map<string, ReadonlySet<string> | undefined>();

function elisionsOf(language: string): ReadonlySet<string> | undefined {
  if (!elisions.has(language)) {
    const list = languagePack(language).spelling?.elisions ?? null;
    elisions.set(language, list === null ? undefined : new Set(list.split(' ')));
  }
  return elisions.get(language);
}

/** Adds the words of a run that starts at `offset` of the text. A match is never empty, so this is one pass. */
function spacedWords(run: string, language: string, offset: number, text: string, words: Word[]): void {
  const prefixes = elisionsOf(language);
  // Parts of a text in NFC are in NFC.
  const lowerCaseOfWord = run.normalize('NFC') === run ? lowerCaseOfComposed : lowerCase;
  for (const match of run.matchAll(wordPattern)) {
    const start = match.index + offset;
    const end = start + match[0].length;
    const lower = lowerCaseOfWord(match[0], language);
    // Prefixes have no accents, so the apostrophe has the same offset in both strings.
    const apostrophe = prefixes === undefined ? -1 : lower.indexOf("'");
    if (apostrophe > 0 && prefixes?.has(lower.slice(0, apostrophe)) === true) {
      addWord(words, lower.slice(0, apostrophe), start, start + apostrophe, text);
      addWord(words, lower.slice(apostrophe + 1), start + apostrophe + 1, end, text);
    } else {
      addWord(words, lower, start, end, text);
    }
  }
}

function dictionaryWords(run: string, language: string, offset: number, text: string, words: Word[]): void {
  const locale = isUnsegmented(language) ? language : 'und';
  const { composed, placeOf } = composeSaraAm(run);
  const pieces = [...segmenter(locale).segment(composed)]
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ segment, index }) => {
      const start = offset + placeOf(index);
      return { text: segment, start, end: offset + placeOf(index + segment.length) };
    });
  const isFigureBefore = (at: number): boolean => /\p{N}/u.test(text.charAt(at - 1));
  for (const piece of joinPieces(pieces, language, isFigureBefore)) {
    addWord(words, lowerCase(piece.text, language), piece.start, piece.end, text);
  }
}

/** The vowel am in two characters, as some keyboards and PDF files write it; the dictionary knows it as one. */
const saraAm = /\u0E4D\u0E32|\u0ECD\u0EB2/gu;

/** Returns `run` with one-character vowels, and a function from ascending offsets in it to offsets in `run`. */
function composeSaraAm(run: string): { composed: string; placeOf(offset: number): number } {
  const places: number[] = [];
  const composed = run.replace(saraAm, (pair, at: number) => {
    places.push(at - places.length);
    return pair.startsWith('\u0E4D') ? '\u0E33' : '\u0EB3';
  });
  let passed = 0;
  const placeOf = (offset: number): number => {
    while ((places[passed] ?? Number.POSITIVE_INFINITY) < offset) passed += 1;
    return offset + passed;
  };
  return { composed, placeOf };
}

function addWord(words: Word[], word: string, start: number, end: number, text: string): void {
  const previous = words.at(-1);
  const gap = previous === undefined ? '\n' : text.slice(previous.end, start);
  words.push({ text: word, start, end, joined: gap === "'" || gap === '’' || phraseGap.test(gap) });
}

const segmenters = new Map<string, Intl.Segmenter>();

/** Creating a segmenter costs more than using it on a page. */
function segmenter(locale: string): Intl.Segmenter {
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' });
  segmenters.set(locale, known);
  return known;
}

/** Whether the language is written without spaces, so that phrases are joined without them too. */
export function isUnsegmented(language: string): boolean {
  return languagePack(language).spelling?.hasSpaces === false;
}

/** The number of words in `text`. */
export function countWords(text: string, language: string): number {
  return wordsOf(text, language).length;
}

/** Whether a word consists only of digits and their separators. */
export function isFigure(word: string): boolean {
  return /^\p{N}[\p{N}.,]*$/u.test(word);
}

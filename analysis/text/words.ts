/** Words of a text in any script, with their places, for counting, matching and n-grams. */

/** One word as found. `text` is lower-cased; `start` and `end` are UTF-16 offsets into the text given. */
export interface Word {
  text: string;
  start: number;
  end: number;
  /** Only spaces or one hyphen lie between this word and the one before: the two may form a phrase. */
  joined: boolean;
}

/** Languages written without spaces between words, which need a dictionary to be cut. */
const unsegmented = new Set(['zh', 'ja', 'th', 'km', 'lo', 'my']);

/**
 * Letters with their combining marks and digits; figures with separators (`1,000.50`) stay whole. Apostrophes,
 * geresh, the Catalan middle dot and the joiners of Persian and Indic scripts hold a word together from inside.
 */
const wordPattern =
  /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}]+(?:['’\u05F3\u05F4\u00B7\u200C\u200D]+[\p{L}\p{M}\p{N}]+)*/gu;

/** What may lie between two words of one phrase. A line break may not: it parts list items and table rows. */
const phraseGap = /^(?:[^\S\n\r]+|[-‐‑])?$/u;

/** Articles, pronouns and prepositions that lose their vowel before another word. */
const elided: Record<string, ReadonlySet<string>> = {
  fr: new Set(['l', 'd', 'c', 'j', 'm', 'n', 's', 't', 'qu', 'jusqu', 'lorsqu', 'puisqu', 'quoiqu']),
  it: new Set(
    'l d c s m t v n un dell all nell sull dall coll quest quell com dov anch cos quand senz tutt'.split(' '),
  ),
  ca: new Set(['l', 'd', 's', 'n', 'm', 't']),
};

/** Lower case by the language's own rule where it has one (the Turkic dotless i), with straight apostrophes. */
export function lowerCase(text: string, language: string): string {
  const lower = language === 'tr' || language === 'az' ? text.toLocaleLowerCase(language) : text.toLowerCase();
  return lower.replaceAll('’', "'");
}

/**
 * The words of `text`, read as `language` (ISO 639-1), in order.
 * `text` should be NFC. Unsegmented scripts are cut by `Intl.Segmenter`, so by the ICU of the runtime.
 */
export function wordsOf(text: string, language: string): Word[] {
  if (unsegmented.has(language)) return segmentedWords(text, language);
  const words: Word[] = [];
  const prefixes = elided[language];
  let previousEnd = 0;
  for (const match of text.matchAll(wordPattern)) {
    const start = match.index;
    const end = start + match[0].length;
    const joined = words.length > 0 && phraseGap.test(text.slice(previousEnd, start));
    const lower = lowerCase(match[0], language);
    const apostrophe = prefixes === undefined ? -1 : lower.indexOf("'");
    if (apostrophe > 0 && prefixes?.has(lower.slice(0, apostrophe)) === true) {
      words.push({ text: lower.slice(0, apostrophe), start, end: start + apostrophe, joined });
      words.push({ text: lower.slice(apostrophe + 1), start: start + apostrophe + 1, end, joined: true });
    } else {
      words.push({ text: lower, start, end, joined });
    }
    previousEnd = end;
  }
  return words;
}

function segmentedWords(text: string, language: string): Word[] {
  const words: Word[] = [];
  let previousEnd = 0;
  for (const { segment, index, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (isWordLike !== true) continue;
    const joined = words.length > 0 && phraseGap.test(text.slice(previousEnd, index));
    previousEnd = index + segment.length;
    words.push({ text: lowerCase(segment, language), start: index, end: previousEnd, joined });
  }
  return words;
}

/** Whether words of this language are written without spaces, so that phrases are joined without them too. */
export function isUnsegmented(language: string): boolean {
  return unsegmented.has(language);
}

/** How many words `text` has, without keeping them. */
export function countWords(text: string, language: string): number {
  return wordsOf(text, language).length;
}

/** Whether a word is a figure: digits and their separators alone. */
export function isFigure(word: string): boolean {
  return /^\p{N}[\p{N}.,]*$/u.test(word);
}

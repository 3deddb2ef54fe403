/** Finds the phrase of a list that a text begins or ends with. */

import { pronounAcronym } from '../../../languages/any/acronyms.ts';

/** A list of phrases. Prepare searched texts with `plainText`. */
export interface Phrases {
  /** Length of the longest phrase at the end of `text`, including white space after it; 0 if there is none. */
  tail(text: string): number;
  /** Length of the longest phrase at the start of `text`, including white space before it; 0 if there is none. */
  head(text: string): number;
  /** Whether a text is one of the phrases. */
  has(text: string): boolean;
}

/**
 * Returns `text` in lower case with straight apostrophes and unchanged length; not lower-cased if that would change the
 * length. Acronyms stay as they are: "US firms" are not those of "us".
 */
export function plainText(text: string): string {
  const lower = text.toLowerCase();
  const plain = (lower.length === text.length ? lower : text).replaceAll(/[’ʼ]/gu, "'");
  let kept = plain;
  for (const { 0: acronym, index } of text.matchAll(pronounAcronym))
    kept = `${kept.slice(0, index)}${acronym}${kept.slice(index + acronym.length)}`;
  return kept;
}

const wordEnd = /[\s'(–—,،;:]$/u;
/** The Arabic "and" and elided words are joined to the next word. */
const joining = /'$|^و$/u;
const wordStart = /^[\s'.,;:)!?،؛।\]/]/u;

/** Parses a comma-separated list. With `spaced`, phrases must end at word boundaries. */
export function phrasesOf(list: string, spaced = true): Phrases {
  const all = list
    .split(',')
    .map((phrase) => plainText(phrase.trim()))
    .filter((phrase) => phrase !== '')
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const known = new Set(all);
  const byEnd = grouped(all, (phrase) => phrase.slice(-1));
  const byStart = grouped(all, (phrase) => phrase.slice(0, 1));
  return {
    tail(text) {
      const bare = text.trimEnd();
      const found = byEnd.get(bare.slice(-1))?.find((phrase) => {
        if (!bare.endsWith(phrase)) return false;
        const before = bare.slice(0, -phrase.length);
        return !spaced || before === '' || wordEnd.test(before);
      });
      return found === undefined ? 0 : found.length + text.length - bare.length;
    },
    head(text) {
      const bare = text.trimStart();
      const found = byStart.get(bare.slice(0, 1))?.find((phrase) => {
        if (!bare.startsWith(phrase)) return false;
        const after = bare.slice(phrase.length);
        return !spaced || after === '' || joining.test(phrase) || wordStart.test(after);
      });
      return found === undefined ? 0 : found.length + text.length - bare.length;
    },
    has: (text) => known.has(text),
  };
}

function grouped(phrases: readonly string[], keyOf: (phrase: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const phrase of phrases) groups.set(keyOf(phrase), [...(groups.get(keyOf(phrase)) ?? []), phrase]);
  return groups;
}

/** Parses a comma-separated list of words. Look up what `plainText` returns. */
export function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(',').map((word) => plainText(word.trim())));
}

/** Whether a text, prepared with `plainText`, has one of a comma-separated list of phrases; never with an empty list. */
export function holder(list: string, isSpaced: boolean): (text: string) => boolean {
  const phrases = [...wordsOf(list)]
    .filter((phrase) => phrase !== '')
    .map((phrase) => phrase.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`));
  if (phrases.length === 0) return () => false;
  const any = phrases.join('|');
  const pattern = new RegExp(isSpaced ? `(?<![\\p{L}\\p{M}])(?:${any})(?!\\.?[\\p{L}\\p{M}])` : any, 'u');
  return (text) => pattern.test(text);
}

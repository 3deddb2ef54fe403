/** Finds which phrase of a list a text begins or ends with. */

/** A list of phrases; texts to search are prepared by `plainText`. */
export interface Phrases {
  /** Characters of the longest phrase that ends `text`, white space after it included; 0 for none. */
  tail(text: string): number;
  /** Characters of the longest phrase that begins `text`, white space before it included; 0 for none. */
  head(text: string): number;
  /** Whether a text is one of the phrases. */
  has(text: string): boolean;
}

/** `text` in lower case with straight apostrophes, of the same length; as it is where lower case is longer. */
export function plainText(text: string): string {
  const lower = text.toLowerCase();
  return (lower.length === text.length ? lower : text).replaceAll(/[’ʼ]/gu, "'");
}

const wordEnd = /[\s'(–—,،;:]$/u;
/** The Arabic "and" and what loses its vowel are written together with what follows. */
const joining = /'$|^و$/u;
const wordStart = /^[\s'.,;:)!?،؛।\]/]/u;

/** The phrases of a comma-separated list; `spaced` where a phrase ends between two words and not inside one. */
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

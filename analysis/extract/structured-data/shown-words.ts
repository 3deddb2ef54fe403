/** Decides whether a page shows the words and numbers of a value, wherever and in whatever order. */
import { attribute, type ElementNode, elements } from '../parse/tree.ts';
import { structuredDataRule } from './rule.ts';

const { minSharedWords, minWordLetters, minJoinedLetters, maxJoinedLookups, maxDescribedChars } =
  structuredDataRule.values;

/** Attributes that say to visitors what an element shows or does. */
const describing = ['alt', 'title', 'aria-label', 'aria-valuetext', 'label', 'value'] as const;

/** Texts of attributes that visitors see or hear: what a picture shows, the name of a colour. */
export function describedText(root: ElementNode): string {
  const texts = new Set<string>();
  let left: number = maxDescribedChars;
  for (const element of elements(root)) {
    if (left <= 0) break;
    for (const name of describing) {
      const text = attribute(element, name)?.trim() ?? '';
      if (text.length < 2 || texts.has(text)) continue;
      texts.add(text);
      left -= text.length;
    }
  }
  return [...texts].join('\n').slice(0, maxDescribedChars);
}

export interface Shown {
  /** Whether at least half of the content words of a text are there; they may be joined: "annlee" for "Ann Lee". */
  readonly hasWords: (text: string) => boolean;
  readonly hasNumber: (text: string) => boolean;
}

/** Reads what a page shows. */
export function shownIn(text: string): Shown {
  const words = new Set(wordsOf(text));
  const numbers = numbersOf(text);
  const joined = [...wordsOf(text)].join('');
  const lookups = new Map<string, boolean>();
  const isJoined = (word: string): boolean => {
    if (word.length < minJoinedLetters) return false;
    if (!lookups.has(word) && lookups.size >= maxJoinedLookups) return true;
    const is = lookups.get(word) ?? joined.includes(word);
    lookups.set(word, is);
    return is;
  };
  return {
    hasWords: (value) => {
      const all = wordsOf(withoutEntities(value));
      const long = all.filter((word) => word.length >= minWordLetters || /\p{N}/u.test(word));
      const wanted = long.length === 0 ? all : long;
      const there = wanted.filter((word) => words.has(word) || isJoined(word)).length;
      return wanted.length === 0 || there / wanted.length >= minSharedWords;
    },
    hasNumber: (value) => {
      const wanted = readings(value);
      return wanted.length === 0 || wanted.some((number) => numbers.has(number) || numbers.has(Math.round(number)));
    },
  };
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** Values are often escaped once too often: "Ann &amp;amp; Lee". */
function withoutEntities(text: string): string {
  return text.replaceAll(/&(?:amp;)*(?:\p{L}{2,8}|#x?\p{N}{1,6});/gu, ' ');
}

function numbersOf(text: string): Set<number> {
  const found = new Set<number>();
  for (const [token] of text.matchAll(/\d[\d.,'’\u00a0\u202f]{0,14}/g))
    for (const number of readings(token)) found.add(number);
  // French and others write "6 842", often with a plain space.
  for (const [token] of text.matchAll(/(?<!\d)\d{1,3}(?: \d{3})+(?!\d)/g))
    for (const number of readings(token)) found.add(number);
  return found;
}

/** `1.299,00` can be read in two ways; both count. */
function readings(token: string): number[] {
  const plain = token.replace(/['’\s\u00a0\u202f]/g, '').replace(/[.,]+$/, '');
  const both = [plain.replaceAll(',', ''), plain.replaceAll('.', '').replace(',', '.')];
  return [...new Set(both.map(Number).filter((number) => Number.isFinite(number)))];
}

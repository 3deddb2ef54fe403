/** Finds the words that a market's pages write as names, with capitals in the middle of sentences. */
import { openingArticles } from '../../languages/any/name-cues.ts';
import { languagePack } from '../../languages/packs.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import { namesRule } from './rule.ts';

const { maxLowercaseShare, maxAcronymLetters, maxMixedAcronymLetters } = namesRule.values;

export interface Names {
  /** Whether a word, as written in a text, is a name or part of one. */
  isName(written: string): boolean;
  /** Whether a word may follow one that is a name, as part of it: "Diego" in "San Diego". */
  endsName(written: string): boolean;
}

interface Count {
  small: number;
  /** Capitalized directly after a lower-case word, so neither at the start of a sentence nor in a title. */
  capital: number;
  /** Capitalized directly after a word that is so. */
  second: number;
}

/** Finds the names in `pages`, written in `language` (ISO 639-1). */
export function namesIn(pages: readonly AnalyzedPage[], language: string): Names {
  const counts = new Map<string, Count>();
  const plurals = new Set<string>();
  for (const { blocks } of pages) {
    for (const { block, words } of blocks) {
      if (block.kind === 'heading' || block.kind === 'code') continue;
      let beforeIsSmall = false;
      let isInName = false;
      for (const { text, start, end, joined } of words) {
        const first = block.text.charAt(start);
        if (isPlural(block.text, start, end)) plurals.add(block.text.slice(start, end - 1));
        const isSmall = isSmallLetter(first) && !isInAddress(block.text, start, end);
        const canBeName: boolean = joined && (beforeIsSmall || isInName) && isCapital(first);
        if (isSmall || canBeName) {
          const count = counts.get(text) ?? { small: 0, capital: 0, second: 0 };
          if (isSmall) count.small++;
          else if (isInName) count.second++;
          else count.capital++;
          counts.set(text, count);
        }
        isInName = canBeName;
        // "As The Guardian put it".
        beforeIsSmall = isSmall || (joined && openingArticles.has(text));
      }
    }
  }
  const isCapitalized = (written: string, among: 'capital' | 'second'): boolean => {
    if (!isCapital(written.charAt(0)) || languagePack(language).nouns?.areCapitalized === true) return false;
    const count = counts.get(written.toLowerCase().replaceAll('’', "'"));
    return count !== undefined && count[among] > 0 && count.small <= count[among] * maxLowercaseShare;
  };
  return {
    isName(written) {
      if (written.length < 2) return false;
      if (isCode(written)) return true;
      // A plural such as "EVs" shows that "EV" is a kind of thing.
      if (/^\p{Lu}+s?$/u.test(written) && plurals.has(written.replace(/s$/u, ''))) return false;
      return isCapitalized(written, 'capital');
    },
    endsName: (written) => isCapitalized(written, 'second'),
  };
}

/** Whether a word is part of an address, which is always in lower case: `amazon.com`. */
export function isInAddress(text: string, start: number, end: number): boolean {
  return (
    /^[.@]\p{L}/u.test(text.slice(end, end + 3)) ||
    /[\p{L}\p{N}][.@/]$|[@/]$/u.test(text.slice(Math.max(0, start - 2), start))
  );
}

/** `EVs`, `SUVs`. */
function isPlural(text: string, start: number, end: number): boolean {
  return end - start > 2 && text.charAt(end - 1) === 's' && /^\p{Lu}{2,}$/u.test(text.slice(start, end - 1));
}

/** `WH-1000XM5`, `iPhone`: letters with digits, or a capital after a small letter. */
function isCode(written: string): boolean {
  return (/\p{Lu}/u.test(written) && /\p{N}/u.test(written)) || /^\p{Ll}*\p{Lu}?\p{Ll}+\p{Lu}/u.test(written);
}

/**
 * Whether a word looks like an abbreviation in capitals: `USB`, `EVs`, `SaaS`, `PM2.5`. These can be names or nouns;
 * only the full form on a page can show which.
 */
export function isAcronym(written: string): boolean {
  const bare = written.replace(/['’]?s$/u, '');
  const letters = bare.replaceAll(/[^\p{L}]/gu, '');
  const capitals = letters.replaceAll(/\P{Lu}/gu, '').length;
  if (letters.length <= maxAcronymLetters && capitals === letters.length) return true;
  return letters.length <= maxMixedAcronymLetters && capitals > 1;
}

/** Whether a character is a capital letter. */
export function isCapital(char: string): boolean {
  const code = char.charCodeAt(0);
  return code < 128 ? code >= 65 && code <= 90 : /^\p{Lu}/u.test(char);
}

function isSmallLetter(char: string): boolean {
  const code = char.charCodeAt(0);
  return code < 128 ? code >= 97 && code <= 122 : /^\p{Ll}/u.test(char);
}

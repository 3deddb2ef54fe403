/** Finds the words of a title that show what kind of text follows. */
import { titleWordsOfAll } from '../languages/any/title-words.ts';
import { languagePack } from '../languages/packs.ts';
import type { TitleSign } from '../languages/titles.ts';
import { isUnsegmented, lowerCase } from './words.ts';

const patterns = new Map<string, RegExp | null>();

/** Position of the first word for the sign in `text`, in `language` or in any language; -1 if there is none. */
export function placeOf(text: string, sign: TitleSign, language: string): number {
  const pattern = patternOf(sign, language);
  return pattern === null ? -1 : lowerCase(text, language).search(pattern);
}

/** Whether `text` contains a word for the sign. */
export function says(text: string, sign: TitleSign, language: string): boolean {
  return placeOf(text, sign, language) >= 0;
}

/** How often `text` contains words for the sign. */
export function timesSaid(text: string, sign: TitleSign, language: string): number {
  const pattern = patternOf(sign, language);
  return pattern === null ? 0 : (lowerCase(text, language).match(new RegExp(pattern, 'gu'))?.length ?? 0);
}

function patternOf(sign: TitleSign, language: string): RegExp | null {
  const key = `${language} ${sign}`;
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const own = languagePack(language).titles?.[sign];
  const alternatives = [titleWordsOfAll[sign], own].filter((each) => each !== undefined).join('|');
  // Without spaces there are no word boundaries to match.
  const isLetter = '[\\p{L}\\p{M}\\p{N}]';
  const [before, after] = isUnsegmented(language) ? ['', ''] : [`(?<!${isLetter})`, `(?!${isLetter})`];
  const pattern = alternatives === '' ? null : new RegExp(`${before}(?:${alternatives})${after}`, 'u');
  patterns.set(key, pattern);
  return pattern;
}

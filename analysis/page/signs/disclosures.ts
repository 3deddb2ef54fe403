/** Finds words with which a page says on whose side it is, how it chose what it lists, or what somebody did himself. */
import { languagePack } from '../../languages/packs.ts';
import type { DisclosureWords } from '../../languages/page-signs.ts';
import { lowerCase } from '../../text/words.ts';

const patterns = new Map<string, RegExp>();

/** Whether a text has words of `disclosure` in a language; null where these are not known. */
export function discloses(disclosure: keyof DisclosureWords, text: string, language: string): boolean | null {
  const words = languagePack(language).disclosures?.[disclosure];
  if (words === undefined) return null;
  const pattern = patterns.get(words) ?? new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words})`, 'u');
  patterns.set(words, pattern);
  return pattern.test(lowerCase(text, language));
}

/** Finds where a page says on whose side it is: that it earns by its links, or that a product is its own. */
import { languagePack } from '../../languages/packs.ts';
import type { DisclosureWords } from '../../languages/page-signs.ts';
import { lowerCase } from '../../text/words.ts';

/** Whether a text discloses it, in the words of a language; null where these are not known. */
export function discloses(disclosure: keyof DisclosureWords, text: string, language: string): boolean | null {
  const words = languagePack(language).disclosures?.[disclosure];
  return words === undefined
    ? null
    : new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words})`, 'u').test(lowerCase(text, language));
}

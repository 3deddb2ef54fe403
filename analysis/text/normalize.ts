/** Spellings that stand for the same word, for languages where no stemmer would bring them together. */
import { plainSpelling } from '../languages/any/spelling.ts';
import { languagePack } from '../languages/packs.ts';

/**
 * One spelling of a lower-cased word: compatibility forms undone, optional marks removed, then by the language's rule.
 * @param language ISO 639-1
 */
export function normalizeWord(word: string, language: string): string {
  const plain = plainSpelling(word);
  return languagePack(language).spelling?.normalize?.(plain) ?? plain;
}

/** Normalizes spellings of the same word, for languages where no stemmer unifies them. */
import { plainSpelling } from '../languages/any/spelling.ts';
import { languagePack } from '../languages/packs.ts';

/**
 * Returns one spelling of a lower-cased word: compatibility forms resolved, optional marks removed, then the language's
 * own rule.
 * @param language ISO 639-1
 */
export function normalizeWord(word: string, language: string): string {
  const plain = plainSpelling(word);
  return languagePack(language).spelling?.normalize?.(plain) ?? plain;
}

/** Removes accents from Latin letters: queries and addresses are written with and without them. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})[\u0300-\u036f]+/gu, '')
    .normalize('NFC');
}

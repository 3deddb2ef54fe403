/** The stemmer of each language, so that the report can name it. */
import type { Stemmer } from '../languages/language-pack.ts';
import { languagePack, languagePacks } from '../languages/packs.ts';

/** The stemmer of a language (ISO 639-1), or null if no well-maintained one exists; words are then not stemmed. */
export function stemmerFor(language: string): Stemmer | null {
  return languagePack(language).stemmer;
}

/** The languages with a stemmer. */
export const stemmedLanguages: readonly string[] = languagePacks
  .filter(({ stemmer }) => stemmer !== null)
  .map(({ code }) => code);

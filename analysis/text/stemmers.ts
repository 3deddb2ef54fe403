/** The stemmer of each language, so that the report can say which one was used, or that there is none. */
import type { Stemmer } from '../languages/language-pack.ts';
import { languagePack, languagePacks } from '../languages/packs.ts';

/** The stemmer of a language (ISO 639-1), or null where no well-kept one exists: words then stand for themselves. */
export function stemmerFor(language: string): Stemmer | null {
  return languagePack(language).stemmer;
}

/** The languages that have one. */
export const stemmedLanguages: readonly string[] = languagePacks
  .filter(({ stemmer }) => stemmer !== null)
  .map(({ code }) => code);

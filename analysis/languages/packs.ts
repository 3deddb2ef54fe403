/** The languages that the engine reads, found by their codes. */
import { unknown } from './any/unknown.ts';
import type { LanguagePack } from './language-pack.ts';
import { languagePacks } from './read-languages.ts';

export { languagePacks };

const byCode = new Map(languagePacks.map((pack) => [pack.code, pack]));

/** The pack of a language (ISO 639-1). For a language without a pack, every part is null. */
export function languagePack(code: string): LanguagePack {
  return byCode.get(code) ?? unknown;
}

/** Fits the concerns of a language to the thing that the keyword is about. */
import { languagePack } from '../../../languages/packs.ts';
import type { Concern } from '../../../languages/questions.ts';
import type { KeywordSubject } from './phrase-places.ts';

/** The numbers of the subject that a concern is asked of. */
export const askedOf: Readonly<Record<NonNullable<Concern['of']>, readonly KeywordSubject['number'][]>> = {
  things: ['one', 'many'],
  one: ['one'],
  several: ['many'],
  mass: ['mass'],
};

/** What the subject is a kind of: "thermostat" of "smart thermostat"; null if its name is one word. */
export function kindOf({ noun }: KeywordSubject, language: string): string | null {
  const words = noun.split(' ');
  if (words.length === 1) return null;
  return (languagePack(language).nouns?.comeFirst === true ? words[0] : words.at(-1)) ?? null;
}

/** The words of a text that tells a concern of the subject; null if it is about the subject's kind and there is none. */
export function signOf({ signs }: Concern, { noun }: KeywordSubject, kind: string | null): RegExp | null {
  if (kind === null && signs.includes('$4')) return null;
  const source = signs.replaceAll('$2', () => literally(noun)).replaceAll('$4', () => literally(kind ?? ''));
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])(?:${source})(?![\\p{L}\\p{M}\\p{N}_])`, 'u');
}

/** A phrase in lower case as a pattern that finds it as it is. */
function literally(phrase: string): string {
  return phrase.toLowerCase().replaceAll(/[\\^$.*+?()[\]{}|]/gu, '\\$&');
}

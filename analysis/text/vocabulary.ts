/** Everyday words, number words and linking words of a language, and how a word announces a noun. */
import { unitsOfAll } from '../languages/any/units.ts';
import { languagePack } from '../languages/packs.ts';

/**
 * Words that mean something beside another word ("high protein", "small room") and nothing alone, whatever a page is
 * about: they may begin or end a term, and do not make one by themselves. Number words, units, months and days of the
 * week count too. Compare them by stem.
 * @param language ISO 639-1
 */
export function everydayWords(language: string): string[] {
  const { everyday = '', numbers = '' } = languagePack(language).vocabulary ?? {};
  const words = `${everyday} ${unitsOfAll} ${numbers}`.split(/\s+/u).filter((word) => word !== '');
  return [...words, ...calendarWords(language)];
}

/** The months and days of the week in full, as Unicode CLDR has them. Names of two words are left out. */
function calendarWords(language: string): string[] {
  if (!/^[a-z]{2,3}$/u.test(language) || Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return [];
  const options = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const;
  const month = new Intl.DateTimeFormat(language, { ...options, month: 'long' });
  const weekday = new Intl.DateTimeFormat(language, { ...options, weekday: 'long' });
  const names = Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2024, index, 15)));
  // The first of January 2024 was a Monday.
  names.push(...Array.from({ length: 7 }, (_, index) => weekday.format(Date.UTC(2024, 0, 1 + index))));
  return names.map((name) => name.toLowerCase()).filter((name) => /^[\p{L}\p{M}]+$/u.test(name));
}

/** Says whether a stop word may stand inside a term: "peace of mind", "médecin du travail". */
export function linkingWordsOf(language: string): (word: string) => boolean {
  const list = languagePack(language).vocabulary?.linking ?? null;
  if (list === null) return () => true;
  const words = new Set(list.split(' '));
  return (word) => words.has(word);
}

export type NounSign = 'noun' | 'other';

/** What a word in lower case says of the word after it: a noun follows, or something else. Null without a list. */
export function nounSignsOf(language: string): ((word: string) => NounSign | undefined) | null {
  const { determiners = null, verbMarkers = null } = languagePack(language).nouns ?? {};
  if (determiners === null || verbMarkers === null) return null;
  const nouns = new Set(determiners.split(/\s+/u));
  const others = new Set(verbMarkers.split(/\s+/u));
  return (word) => (nouns.has(word) ? 'noun' : others.has(word) ? 'other' : undefined);
}

/** Everyday words, number words and linking words of a language, and words that announce a noun. */
import { unitsOfAll } from '../languages/any/units.ts';
import { languagePack } from '../languages/packs.ts';
import { unpacked } from './packed.ts';

/**
 * Words that mean something only next to another word ("high protein", "small room"), on every subject. They may start
 * or end a term but are not one on their own. Number words, units, months and days of the week are included. Compare
 * them by stem.
 * @param language ISO 639-1
 */
export function everydayWords(language: string): string[] {
  const { everyday = '' } = languagePack(language).vocabulary ?? {};
  const words = `${everyday} ${unitsOfAll}`.split(/\s+/u).filter((word) => word !== '');
  return [...words, ...quantityWords(language), ...calendarWords(language)];
}

/** Words that stand for a number, and units that numbers count. */
export function quantityWords(language: string): string[] {
  const { quantities = '' } = languagePack(language).vocabulary ?? {};
  return [...numberWords(language).keys(), ...quantities.split(/\s+/u).filter((word) => word !== '')];
}

const numbers = new Map<string, ReadonlyMap<string, number>>();

/** The values of the words that stand for a number, by word in lower case. */
export function numberWords(language: string): ReadonlyMap<string, number> {
  const known = numbers.get(language);
  if (known !== undefined) return known;
  const entries = (languagePack(language).numbers?.words ?? '').split(' ').filter((entry) => entry !== '');
  const values = new Map(
    entries.map((entry) => {
      const [word = '', value] = entry.split('=');
      return [word, Number(value)] as const;
    }),
  );
  numbers.set(language, values);
  return values;
}

/** Full names of months and days of the week from Unicode CLDR, without names of two words. */
export function calendarWords(language: string): string[] {
  const months = Array.from({ length: 12 }, (_, index) => Date.UTC(2024, index, 15));
  return [...namesOf(months, { month: 'long' }, language), ...weekdayNames(language)];
}

const weekdays = new Map<string, readonly string[]>();

/** Full names of the days of the week, from Monday; fewer in languages with names of two words. */
export function weekdayNames(language: string): readonly string[] {
  // 1 January 2024 was a Monday.
  const days = Array.from({ length: 7 }, (_, index) => Date.UTC(2024, 0, 1 + index));
  const names = weekdays.get(language) ?? namesOf(days, { weekday: 'long' }, language);
  weekdays.set(language, names);
  return names;
}

function namesOf(times: readonly number[], width: Intl.DateTimeFormatOptions, language: string): string[] {
  if (!/^[a-z]{2,3}$/u.test(language) || Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return [];
  const options = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn', ...width } as const;
  const format = new Intl.DateTimeFormat(language, options);
  return times.map((time) => format.format(time).toLowerCase()).filter((name) => /^[\p{L}\p{M}]+$/u.test(name));
}

const openings = new Map<string, ReadonlySet<string>>();

/** Whether advice in `language` often starts a sentence with `word`, which is in lower case. */
export function opensSentences(word: string, language: string): boolean {
  const words = openings.get(language) ?? new Set(languagePack(language).openingWords?.split(' '));
  openings.set(language, words);
  return words.has(word);
}

/** Returns a predicate for stop words that may occur inside a term: "peace of mind", "médecin du travail". */
export function linkingWordsOf(language: string): (word: string) => boolean {
  const list = languagePack(language).vocabulary?.linking ?? null;
  if (list === null) return () => true;
  const words = new Set(list.split(' '));
  return (word) => words.has(word);
}

export type NounSign = 'noun' | 'other';

/** Returns a function that says what a lower-cased word announces: a noun or something else. Null without a list. */
export function nounSignsOf(language: string): ((word: string) => NounSign | undefined) | null {
  const { determiners = null, verbMarkers = null } = languagePack(language).nouns ?? {};
  if (determiners === null || verbMarkers === null) return null;
  const nouns = new Set(determiners.split(/\s+/u));
  const others = new Set(verbMarkers.split(/\s+/u));
  return (word) => (nouns.has(word) ? 'noun' : others.has(word) ? 'other' : undefined);
}

const dictionaries = new Map<string, ReadonlySet<string>>();

/** The words that the language's dictionary has in small letters, unpacked on first use; empty without a dictionary. */
export function lowerCaseWords(language: string): ReadonlySet<string> {
  const known = dictionaries.get(language);
  if (known !== undefined) return known;
  const packed = languagePack(language).dictionary;
  const words = new Set(packed === undefined ? [] : unpacked(packed).toString('utf8').split('\n'));
  dictionaries.set(language, words);
  return words;
}

/** Whether that dictionary has a word in lower case, or its singular. */
export function isInDictionary(word: string, language: string): boolean {
  const words = lowerCaseWords(language);
  return words.has(word) || words.has(word.replace(/s$/u, ''));
}

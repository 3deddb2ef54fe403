/** Detects boilerplate words and dates, which say nothing about a subject. */
import { boilerplatePairs, boilerplateWords, navigationWords } from '../../languages/any/boilerplate.ts';
import { lowerCase } from '../../text/words.ts';

/** Names of months and days in a language, from ICU. */
interface CalendarNames {
  long: ReadonlySet<string>;
  short: ReadonlySet<string>;
}

const calendars = new Map<string, CalendarNames>();

/**
 * Whether a term consists only of boilerplate words and dates.
 * @param words its surface form without stop words
 */
export function isFurniture(words: readonly string[], language: string): boolean {
  const isOfDate = datesOf(words, language);
  return (
    words.every((word) => navigationWords.has(word) || boilerplateWords.has(word) || isOfDate(word)) ||
    boilerplatePairs.has(words.join(' '))
  );
}

/** Whether a term is a date or part of one. */
export function isDate(words: readonly string[], language: string): boolean {
  return words.every(datesOf(words, language));
}

/** Returns a predicate for words of dates. Short names of months and days ("mar", "sun") count only beside a number. */
function datesOf(words: readonly string[], language: string): (word: string) => boolean {
  const { long, short } = calendarOf(language);
  const isFigure = (word: string) => /^\p{N}+$/u.test(word);
  const hasFigure = words.some(isFigure);
  return (word) => isFigure(word) || long.has(word) || (hasFigure && short.has(word));
}

function calendarOf(language: string): CalendarNames {
  const known = calendars.get(language);
  if (known !== undefined) return known;
  // For an unsupported language, the runtime would return names in its own.
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf([language]).length > 0;
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 7));
  const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 1 + day));
  const names = (width: 'long' | 'short') =>
    new Set(
      !isKnown
        ? []
        : [
            ...months.flatMap((time) => namesIn(time, language, { month: width, day: 'numeric' }, 'month')),
            ...months.flatMap((time) => namesIn(time, language, { month: width }, 'month')),
            ...days.flatMap((time) => namesIn(time, language, { weekday: width }, 'weekday')),
          ],
    );
  const calendar = { long: names('long'), short: names('short') };
  calendars.set(language, calendar);
  return calendar;
}

function namesIn(
  time: number,
  language: string,
  options: Intl.DateTimeFormatOptions,
  wanted: Intl.DateTimeFormatPartTypes,
): string[] {
  const parts = new Intl.DateTimeFormat(language, { ...options, calendar: 'gregory', timeZone: 'UTC' }).formatToParts(
    time,
  );
  return parts.flatMap(({ type, value }) =>
    type === wanted ? [lowerCase(value, language).replaceAll(/[^\p{L}\p{M}]/gu, '')] : [],
  );
}

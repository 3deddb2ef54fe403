/** Finds dates that fall on another day of the week than the one written before them. */
import { monthOf } from '../../extract/dates/months.ts';
import { weekdaysOf } from '../../languages/any/weekdays.ts';
import { withoutAccents } from '../../text/normalize.ts';
import { wordsAround } from '../../text/words-around.ts';
import type { BrokenFigure } from './figures.ts';

const weekday = String.raw`(?<![\p{L}\p{M}])(?<weekday>\p{L}[\p{L}\p{M}]+)\.?,?\s(?:\p{L}{2,3}\s)?`;
const year = String.raw`\.?,?\s(?:\p{L}{2,3}\s)?(?<year>20\p{N}{2})(?!\p{N})`;
/** "Monday, May 6th, 2025", and "Montag, den 6. Mai 2025", "lundi 6 mai 2025", "lunes, 6 de mayo de 2025". */
const dates = [
  new RegExp(String.raw`${weekday}(?<month>\p{L}[\p{L}\p{M}]+)\.?\s(?<day>\p{N}{1,2})(?:st|nd|rd|th)?${year}`, 'giu'),
  new RegExp(
    String.raw`${weekday}(?<day>\p{N}{1,2})(?:\.|st|nd|rd|th|er)?\s(?:\p{L}{2}\s)?(?<month>\p{L}[\p{L}\p{M}]+)${year}`,
    'giu',
  ),
];
/** What joins two days: "Friday–Sunday, May 2, 2025". */
const joined = /[-–—&/]\s?$/u;

/** Returns the dates in `texts`, in order. A day of the week may be cut to `minLetters`: "Mon", "Tues". */
export function brokenDates(
  texts: readonly string[],
  language: string,
  { minLetters, aroundChars }: { minLetters: number; aroundChars: number },
): BrokenFigure[] {
  const names = weekdaysOf(language).map(folded);
  const isName = (word: string, name: string): boolean => word.length >= minLetters && name.startsWith(folded(word));
  return texts.flatMap((text) =>
    dates
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .flatMap(({ 0: written, index, groups = {} }): BrokenFigure[] => {
        const named = names.findIndex((name) => isName(groups.weekday ?? '', name));
        const month = monthOf(groups.month ?? '', language);
        if (named < 0 || month === undefined) return [];
        const before = text.slice(0, index);
        const [last = ''] = before.match(/[\p{L}\p{M}]+(?=\P{L}+(?:\p{L}{1,7}\s)?$)/u) ?? [];
        if (joined.test(before) || names.some((name) => isName(last, name))) return [];
        const day = Number(groups.day);
        const date = new Date(Date.UTC(Number(groups.year), month - 1, day));
        if (date.getUTCDate() !== day || date.getUTCDay() === named) return [];
        const around = wordsAround(text, index, index + written.length, aroundChars);
        return [{ kind: 'weekday', written, around, weekday: date.getUTCDay() }];
      }),
  );
}

/** Lower case without accents: "mie" for "miércoles". */
const folded = (text: string): string => withoutAccents(text.toLowerCase());

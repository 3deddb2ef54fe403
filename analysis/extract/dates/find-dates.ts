/** Finds dates in a text: numeric, with month names in many languages, East Asian and Vietnamese forms. */
import { type Day, isoDay } from './calendar.ts';
import { asciiDigits } from './digits.ts';
import { type DateStyle, type FoundDate, toDay, yearOfTwoFigures } from './found-date.ts';
import { hanDates } from './han-dates.ts';
import { namedDates } from './named-dates.ts';

const yearFirstPattern =
  /(?<![\d.,/-])((?:19|20|25|13|14)\d{2})(?:\s?[-/.]\s?|\s?年\s?|\s?년\s?)(\d{1,2})(?:\s?[-/.]\s?|\s?月\s?|\s?월\s?)(\d{1,2})(?!\d|[.,]\d)/g;
const yearLastPattern = /(?<![\d.,/-]|\d\s)(\d{1,2})(\s?[./|-]\s?)(\d{1,2})\2(\d{4}|\d{2})(?![\d:]|[.,/-]\d)/g;
const vietnamesePattern =
  /(?<!\d)(\d{1,2})\s{1,3}tháng\s{1,3}(\d{1,2})(?:\s?[,/]\s?|\s{1,3}năm\s{1,3}|\s{1,3})(\d{4})(?!\d)/giu;

/** The year before year one of the Republic of China and of two Japanese eras. */
const yearBeforeEra: Readonly<Record<string, number>> = {
  民國: 1911,
  民国: 1911,
  中華民國: 1911,
  平成: 1988,
  令和: 2018,
};
const eraDate = /(中華民國|民國|民国|平成|令和)\s?(\d{1,3}|元)\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/g;

/** Returns all dates in text order, in time linear in the length of the text. */
export function findDates(source: string, style: DateStyle = {}): FoundDate[] {
  // Arabic and Hebrew dates may contain direction marks. A space in their place keeps offsets unchanged.
  const text = asciiDigits(source).replace(/[\u200E\u200F\u061C]/g, ' ');
  const found = [
    ...yearFirst(text),
    ...eras(text),
    ...hanDates(text),
    ...yearLast(text, style),
    ...vietnamese(text),
    ...namedDates(text, style),
  ];
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  return found.filter((date, index) => index === 0 || date.start >= (found[index - 1]?.end ?? 0));
}

function yearFirst(text: string): FoundDate[] {
  return [...text.matchAll(yearFirstPattern)].flatMap((match) =>
    at(match, toDay(Number(match[1]), Number(match[2]), Number(match[3])), 'iso'),
  );
}

function eras(text: string): FoundDate[] {
  return [...text.matchAll(eraDate)].flatMap((match) => {
    const year = (yearBeforeEra[match[1] ?? ''] ?? 0) + (match[2] === '元' ? 1 : Number(match[2]));
    return at(match, toDay(year, Number(match[3]), Number(match[4])), 'iso');
  });
}

function yearLast(text: string, style: DateStyle): FoundDate[] {
  return [...text.matchAll(yearLastPattern)].flatMap((match) => {
    const [, first = '', separator = '', second = '', last = ''] = match;
    const a = Number(first);
    const b = Number(second);
    const short = last.length === 2;
    if (short && (separator.includes('-') || first.length + second.length < 3)) return [];
    const year = short ? yearOfTwoFigures(Number(last), style) : Number(last);
    // A full stop always means day first; for a slash or hyphen it depends on the country.
    const monthFirst = b > 12 || (style.dayFirst === false && !separator.includes('.') && a <= 12);
    const day = monthFirst ? toDay(year, a, b) : toDay(year, b, a);
    return at(match, day, short ? 'short_year' : 'numeric', a <= 12 && b <= 12 && a !== b && !separator.includes('.'));
  });
}

function vietnamese(text: string): FoundDate[] {
  return [...text.matchAll(vietnamesePattern)].flatMap((match) =>
    at(match, toDay(Number(match[3]), Number(match[2]), Number(match[1])), 'named'),
  );
}

function at(match: RegExpMatchArray, day: Day | undefined, form: FoundDate['form'], ambiguous = false): FoundDate[] {
  const start = match.index ?? 0;
  return day ? [{ day: isoDay(day), start, end: start + match[0].length, form, ambiguous }] : [];
}

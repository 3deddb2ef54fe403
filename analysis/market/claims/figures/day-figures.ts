/** Finds the days, months and years in a text. */
import { findDates } from '../../../extract/dates/find-dates.ts';
import { monthOf } from '../../../extract/dates/months.ts';
import { ofRoman } from '../../../languages/any/roman-digits.ts';
import type { FigureStatements } from '../../../languages/statements.ts';
import { claimsRule } from '../rule.ts';
import type { Figure } from './figure.ts';
import { type Phrases, phrasesOf } from './phrases.ts';
import { centuryUnit, decadeUnit } from './units.ts';

const { maxMarkChars, minYear } = claimsRule.values;

/** A year on its own, not part of a figure, a code or a range of years. */
const year =
  /(?<![\p{L}\p{M}\p{N}.,/–—#$€£-])(?<written>1[5-9]\d\d|20\d\d|1[0-4]\d\d(?=[,.;:)]?(?:\s*$|[,.;:)]\s)))(?:(?<mark>\s?年)|(?![\p{N}%/–—‑-]|[.,]\d|\p{L}))/gu;

/** The words before a year. */
const wordsBefore = listed(({ on }) => on);
/** The words before any number. */
const numbersBefore = listed(({ atLeast, atMost, about, between, changes }) =>
  [atLeast, atMost, about, between, changes ?? ''].join(', '),
);

function listed(wordsOf: (wording: FigureStatements) => string): (wording: FigureStatements) => Phrases {
  const lists = new Map<FigureStatements, Phrases>();
  return (wording) => {
    const known = lists.get(wording) ?? phrasesOf(wordsOf(wording), wording.unspaced !== true);
    lists.set(wording, known);
    return known;
  };
}

/**
 * Returns, in order: full days, months with their year, and years that a preposition or a sign distinguishes from
 * numbers.
 * @param text with ASCII digits
 * @param plain `text` in lower case
 */
export function dayFigures(
  text: string,
  plain: string,
  language: string,
  country: string,
  wording: FigureStatements | null,
): Figure[] {
  const style = { language, ...(language === 'en' ? { dayFirst: country !== 'US' } : {}) };
  // "In 2024 NIS2": a letter joined to a digit is a name, not a month and its day.
  const days = findDates(text, style).filter(
    ({ ambiguous, form, start, end }) =>
      !ambiguous && form !== 'short_year' && !/\p{Script=Latin}\d/u.test(text.slice(start, end)),
  );
  const found = days.map(({ start, end, day }) =>
    fromFirstDay(dated(start, end, Number(day.replaceAll('-', ''))), text, language),
  );
  if (wording === null) return found;
  for (const match of text.matchAll(year)) {
    const { written = '', mark } = match.groups ?? {};
    const start = match.index;
    if (days.some((day) => start < day.end && start >= day.start)) continue;
    const month = monthBefore(text.slice(Math.max(0, start - 24), start), language);
    const at = start - (month?.length ?? 0);
    const led = wordsBefore(wording).tail(plain.slice(Math.max(0, at - 30), at));
    if (led === 0 && mark === undefined) continue;
    // "Down from 1200.": any number has such a word before it, a year only others, as "in 1475".
    if (Number(written) < minYear && (month !== null || numbersBefore(wording).tail(plain.slice(0, at)) > 0)) continue;
    const value = month === null ? Number(written) : Number(written) * 100 + month.number;
    found.push(dated(at, start + match[0].length, value));
  }
  return [...found, ...spanFigures(text, plain, wording)].sort((a, b) => a.start - b.start);
}

/** Finds years with their era, centuries and decades: `750 AD`, `the 15th century`, `the 1600s`. */
function spanFigures(text: string, plain: string, { eras, century, decade }: FigureStatements): Figure[] {
  const found: Figure[] = [];
  for (const [pattern, unit] of [
    [century, centuryUnit],
    [decade, decadeUnit],
  ] as const) {
    if (pattern === undefined) continue;
    for (const { index, 0: all, groups } of plain.matchAll(
      new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern.source})`, 'gu'),
    )) {
      const value = Number(groups?.number ?? groups?.year ?? ofRoman(groups?.roman ?? ''));
      found.push({ ...dated(index, index + all.length, value), unit });
    }
  }
  const marks = phrasesOf(eras ?? '', true);
  for (const { index, 0: written } of text.matchAll(/(?<![\p{L}\p{N}.,$€£])\d{1,4}(?=\s?\p{L})/gu)) {
    const end = index + written.length;
    const mark = marks.head(plain.slice(end, end + maxMarkChars));
    if (mark > 0) found.push(dated(index, end + mark, Number(written)));
  }
  return found;
}

/** "16–19 March 2026", "May 31 – June 4, 2026": what lasts several days is on the first of them. */
function fromFirstDay(last: Figure, text: string, language: string): Figure {
  const before = text.slice(Math.max(0, last.start - maxMarkChars), last.start);
  const [whole, early, after = '', later] =
    /(?<![\p{L}\p{N}.,:/-])(?:(\p{L}[\p{L}\p{M}]*)\.?\s)?(\d{1,2})\.?(?:\s(\p{L}[\p{L}\p{M}]*)\.?)?\s?[-–—]\s?$/u.exec(
      before,
    ) ?? [];
  const [, year = '', lastMonth = '', lastDay = ''] = /^(\d{4})(\d\d)(\d\d)$/u.exec(String(last.low)) ?? [];
  const name = later ?? early;
  const month = name === undefined ? undefined : monthOf(name, language);
  // "Day 3 – June 4": another word than a month tells no day.
  const sharesMonth = month === undefined && later === undefined && /^\d/u.test(text.slice(last.start));
  if (whole === undefined || (month === undefined && !sharesMonth)) return last;
  const first = [month === undefined ? lastMonth : String(month), after].map((part) => part.padStart(2, '0')).join('');
  const isLater = first >= lastMonth + lastDay;
  if (month === undefined && isLater) return last;
  const lead = month === undefined && early !== undefined ? whole.indexOf(after) : 0;
  return dated(last.start - whole.length + lead, last.end, Number(`${Number(year) - Number(isLater)}${first}`));
}

function dated(start: number, end: number, value: number): Figure {
  return { start, end, property: 'date', low: value, high: value, approximate: false, unit: null, per: null };
}

/** The month name at the end of `before`, with its length. */
function monthBefore(before: string, language: string): { number: number; length: number } | null {
  const [written, name = ''] = /([\p{L}\p{M}]{3,}\.?)(?:\s(?:de|of|del|di))?\s$/u.exec(before) ?? [];
  const number = written === undefined ? undefined : monthOf(name, language);
  return number === undefined || written === undefined ? null : { number, length: written.length };
}

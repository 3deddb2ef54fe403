/** Finds the days, months and years that a text states. */
import { findDates } from '../../extract/dates/find-dates.ts';
import { monthOf } from '../../extract/dates/months.ts';
import type { Figure } from './figure.ts';
import { type Phrases, phrasesOf } from './phrases.ts';
import type { Wording } from './wording/wording.ts';

/** A year alone: no part of a figure, a code or a span of years. */
const year =
  /(?<![\p{L}\p{M}\p{N}.,/–—#$€£-])(?<written>1[5-9]\d\d|20\d\d)(?:(?<mark>\s?年)|(?![\p{N}%/–—‑-]|[.,]\d|\p{L}))/gu;

const lists = new Map<Wording, Phrases>();

function wordsBefore(wording: Wording): Phrases {
  const known = lists.get(wording) ?? phrasesOf(wording.on, wording.unspaced !== true);
  lists.set(wording, known);
  return known;
}

/**
 * Days in full, months with their year, and years that a preposition or a sign tells from a number, in order.
 * @param text with ASCII digits, and `plain` the same in lower case
 */
export function dayFigures(
  text: string,
  plain: string,
  language: string,
  country: string,
  wording: Wording | null,
): Figure[] {
  const style = { language, ...(language === 'en' ? { dayFirst: country !== 'US' } : {}) };
  const days = findDates(text, style).filter(({ ambiguous, form }) => !ambiguous && form !== 'short_year');
  const found = days.map(({ start, end, day }) => dated(start, end, Number(day.replaceAll('-', ''))));
  if (wording === null) return found;
  for (const match of text.matchAll(year)) {
    const { written = '', mark } = match.groups ?? {};
    const start = match.index;
    if (days.some((day) => start < day.end && start >= day.start)) continue;
    const month = monthBefore(text.slice(Math.max(0, start - 24), start), language);
    const at = start - (month?.length ?? 0);
    const led = wordsBefore(wording).tail(plain.slice(Math.max(0, at - 30), at));
    if (led === 0 && mark === undefined) continue;
    const value = month === null ? Number(written) : Number(written) * 100 + month.number;
    found.push(dated(at, start + match[0].length, value));
  }
  return found.sort((a, b) => a.start - b.start);
}

function dated(start: number, end: number, value: number): Figure {
  return { start, end, property: 'date', low: value, high: value, approximate: false, unit: null, per: null };
}

/** The name of a month that ends `before`, with its length. */
function monthBefore(before: string, language: string): { number: number; length: number } | null {
  const [written, name = ''] = /([\p{L}\p{M}]{3,}\.?)(?:\s(?:de|of|del|di))?\s$/u.exec(before) ?? [];
  const number = written === undefined ? undefined : monthOf(name, language);
  return number === undefined || written === undefined ? null : { number, length: written.length };
}

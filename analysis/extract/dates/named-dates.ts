/** Finds dates with a month name, in any order of day, month and year. */
import { dateFillers } from '../../languages/any/date-words.ts';
import { isoDay } from './calendar.ts';
import { type DateStyle, type FoundDate, toDay, yearOfTwoFigures } from './found-date.ts';
import { isJalaliYear, jalaliMonth } from './jalali.ts';
import { monthOf } from './months.ts';

interface Token {
  readonly start: number;
  readonly end: number;
  readonly number?: number;
  readonly digits?: number;
  readonly month?: number;
  /** Whether the month is of the Solar Hijri calendar. */
  readonly isJalali?: boolean;
}

/** What may separate two parts of a date: ` de `, `, `, `. `, `-`. */
const gap = /^[\s.,،/\-–‑'’()|·]{0,4}$/u;

/** Returns all such dates in text order. The digits of the text must be ASCII. */
export function namedDates(text: string, style: DateStyle): FoundDate[] {
  const tokens = tokenize(text, style);
  const found: FoundDate[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    if (tokens[i]?.month === undefined) continue;
    const date = around(tokens, i, text, style);
    if (date) found.push(date);
  }
  return found;
}

/** Numbers, Thai abbreviations, the two-word month names of the Levant, words. */
const parts = /\d+|[ก-ฮี]{1,3}\.[ก-ฮ]\.|(?:كانون|تشرين)\s(?:الثاني|الأول|الاول)(?!\p{L})|[\p{L}\p{M}º]+/gu;

/** Returns numbers and month names without the fillers between them; any other word separates dates. */
function tokenize(text: string, style: DateStyle): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(parts)) {
    const [word] = match;
    const start = match.index;
    const end = start + word.length;
    if (/^\d/.test(word)) {
      tokens.push(word.length <= 4 ? { start, end, number: Number(word), digits: word.length } : { start, end });
      continue;
    }
    const persian = jalaliMonth(word);
    const month = persian ?? monthOf(word, style.language);
    const last = tokens.at(-1);
    // Some pages name a month twice, in two traditions: نيسان / أبريل.
    if (month !== undefined && last?.month === month && start - last.end <= 4) stretch(tokens, end, text, start);
    else if (month !== undefined) tokens.push({ start, end, month, isJalali: persian !== undefined });
    else if (dateFillers.has(word.toLowerCase())) stretch(tokens, end, text, start);
    else tokens.push({ start, end });
  }
  return tokens;
}

/** Whether two figures may be those of a clock by what follows them: "Mar 10:30", not "Mar 26 09:53". */
function isTime(next: string): boolean {
  return /^\s?[\d:]/u.test(next) && !/^\s\d{1,2}:\d{2}/u.test(next);
}

/** Adds a filler to the preceding part, so that the gap to the next part stays short. */
function stretch(tokens: Token[], end: number, text: string, start: number): void {
  const last = tokens.at(-1);
  if (last && gap.test(text.slice(last.end, Math.min(start, last.end + 6))))
    tokens[tokens.length - 1] = { ...last, end };
}

function around(tokens: readonly Token[], index: number, text: string, style: DateStyle): FoundDate | undefined {
  const near = (from: Token | undefined, to: Token | undefined): boolean =>
    from !== undefined && to !== undefined && to.start - from.end <= 5 && gap.test(text.slice(from.end, to.start));
  const month = tokens[index];
  const [before2, before, after, after2] = [tokens[index - 2], tokens[index - 1], tokens[index + 1], tokens[index + 2]];
  if (month?.month === undefined) return undefined;
  const make = (day: Token | undefined, year: Token | undefined, first: Token | undefined, last: Token | undefined) => {
    if (day?.number === undefined || year?.number === undefined || month.month === undefined) return undefined;
    if ((day.digits ?? 0) > 2 || (year.digits ?? 0) === 1 || (year.digits ?? 0) === 3) return undefined;
    const short = year.digits === 2;
    if (year.digits === 4 && month.isJalali !== isJalaliYear(year.number)) return undefined;
    const read = toDay(short ? yearOfTwoFigures(year.number, style) : year.number, month.month, day.number);
    if (!read || !first || !last || (short && isTime(text.slice(last.end, last.end + 7)))) return undefined;
    const form = short ? ('short_year' as const) : ('named' as const);
    return { day: isoDay(read), start: first.start, end: last.end, form, ambiguous: false };
  };
  const nearBefore = near(before, month);
  const nearAfter = near(month, after);
  // 5 January 2020 · January 5, 2020 · 2020 January 5
  if (nearBefore && nearAfter) {
    const date = (before?.digits ?? 0) <= 2 ? make(before, after, before, after) : make(after, before, before, after);
    if (date) return date;
  }
  if (nearAfter && near(after, after2)) return make(after, after2, month, after2);
  if (nearBefore && near(before2, before) && before2?.digits === 4) return make(before, before2, before2, month);
  return undefined;
}

// Finds the days written in a text: figures, month names of many languages, East Asian and Vietnamese forms.
import { type Day, isDay, isoDay } from './calendar.ts';
import { asciiDigits } from './digits.ts';
import { fromJalali, isJalaliYear, jalaliMonth } from './jalali.ts';
import { monthOf } from './months.ts';

/** How a page writes its dates. */
export interface DateStyle {
  /** Whether `3/4/2020` is the third of April; `undefined` when nobody can tell (then it is taken for that). */
  readonly dayFirst?: boolean | undefined;
  /** ISO 639-1. */
  readonly language?: string | undefined;
}

export interface FoundDate {
  /** ISO day. */
  readonly day: string;
  /** Offsets in the text after `asciiDigits`, which keeps lengths. */
  readonly start: number;
  readonly end: number;
  /** `named`: with the name of a month; `numeric`: figures only; `short_year`: two figures for the year. */
  readonly form: 'iso' | 'named' | 'numeric' | 'short_year';
  /** Figures that could be read with month and day exchanged. */
  readonly ambiguous: boolean;
}

const YEAR_FIRST =
  /(?<![\d.,/-])((?:19|20|25|13|14)\d{2})(?:\s?[-/.]\s?|\s?年\s?|\s?년\s?)(\d{1,2})(?:\s?[-/.]\s?|\s?月\s?|\s?월\s?)(\d{1,2})(?!\d|[.,]\d)/g;
const YEAR_LAST = /(?<![\d.,/-]|\d\s)(\d{1,2})(\s?[./|-]\s?)(\d{1,2})\2(\d{4}|\d{2})(?![\d:]|[.,/-]\d)/g;
const VIETNAMESE =
  /(?<!\d)(\d{1,2})\s{1,3}tháng\s{1,3}(\d{1,2})(?:\s?[,/]\s?|\s{1,3}năm\s{1,3}|\s{1,3})(\d{4})(?!\d)/giu;

/** Every day of a text in the order of the text; linear in its length. */
export function findDates(source: string, style: DateStyle = {}): FoundDate[] {
  const text = asciiDigits(source);
  const found = [...yearFirst(text), ...yearLast(text, style), ...vietnamese(text), ...namedDates(text, style)];
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  return found.filter((date, index) => index === 0 || date.start >= (found[index - 1]?.end ?? 0));
}

function yearFirst(text: string): FoundDate[] {
  return [...text.matchAll(YEAR_FIRST)].flatMap((match) =>
    at(match, toDay(Number(match[1]), Number(match[2]), Number(match[3])), 'iso'),
  );
}

function yearLast(text: string, style: DateStyle): FoundDate[] {
  return [...text.matchAll(YEAR_LAST)].flatMap((match) => {
    const [, first = '', separator = '', second = '', last = ''] = match;
    const a = Number(first);
    const b = Number(second);
    const short = last.length === 2;
    if (short && (separator.includes('-') || first.length + second.length < 3)) return [];
    const year = short ? 2000 + Number(last) : Number(last);
    // A full stop always means day first; a slash or a hyphen follows the country.
    const monthFirst = b > 12 || (style.dayFirst === false && !separator.includes('.') && a <= 12);
    const day = monthFirst ? toDay(year, a, b) : toDay(year, b, a);
    return at(match, day, short ? 'short_year' : 'numeric', a <= 12 && b <= 12 && a !== b && !separator.includes('.'));
  });
}

function vietnamese(text: string): FoundDate[] {
  return [...text.matchAll(VIETNAMESE)].flatMap((match) =>
    at(match, toDay(Number(match[3]), Number(match[2]), Number(match[1])), 'named'),
  );
}

function at(match: RegExpMatchArray, day: Day | undefined, form: FoundDate['form'], ambiguous = false): FoundDate[] {
  const start = match.index ?? 0;
  return day ? [{ day: isoDay(day), start, end: start + match[0].length, form, ambiguous }] : [];
}

/** Years of the Buddhist calendar are 543 ahead; 2443 and on cannot be of the common one here. */
function toDay(year: number, month: number, day: number): Day | undefined {
  if (isJalaliYear(year)) return fromJalali({ year, month, day });
  const read = { year: year >= 2443 && year <= 2700 ? year - 543 : year, month, day };
  return read.year >= 1900 && read.year < 2100 && isDay(read) ? read : undefined;
}

interface Token {
  readonly start: number;
  readonly end: number;
  readonly number?: number;
  readonly digits?: number;
  readonly month?: number;
  /** Of the Solar Hijri calendar. */
  readonly isJalali?: boolean;
}

/** Words that may stand inside a date: ordinal endings, "of", "year" and the like. */
const FILLERS = new Set(
  'st nd rd th er ère º ª o a ste e de del of di do da dd d the le den am m г год года р рік року рока năm an r rok j y yil yılı urteko ko ren en і и'.split(
    ' ',
  ),
);

/** A date never holds more than this between two of its parts: ` de `, `, `, `. `, `-`. */
const GAP = /^[\s.,/\-–‑'’()|·]{0,4}$/u;

function namedDates(text: string, style: DateStyle): FoundDate[] {
  const tokens = tokenize(text, style);
  const found: FoundDate[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    if (tokens[i]?.month === undefined) continue;
    const date = around(tokens, i, text);
    if (date) found.push(date);
  }
  return found;
}

/** Figures, Thai abbreviations, the months of the Levant that have two words, words. */
const PARTS = /\d+|[ก-ฮี]{1,3}\.[ก-ฮ]\.|(?:كانون|تشرين)\s(?:الثاني|الأول|الاول)(?!\p{L})|[\p{L}\p{M}º]+/gu;

/** Numbers and month names with the fillers between them dropped; any other word separates. */
function tokenize(text: string, style: DateStyle): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PARTS)) {
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
    // A month may be named twice, in two traditions: نيسان / أبريل.
    if (month !== undefined && last?.month === month && start - last.end <= 4) stretch(tokens, end, text, start);
    else if (month !== undefined) tokens.push({ start, end, month, isJalali: persian !== undefined });
    else if (FILLERS.has(word.toLowerCase())) stretch(tokens, end, text, start);
    else tokens.push({ start, end });
  }
  return tokens;
}

/** A filler belongs to the part before it, so that the gap to the next part stays short. */
function stretch(tokens: Token[], end: number, text: string, start: number): void {
  const last = tokens.at(-1);
  if (last && GAP.test(text.slice(last.end, Math.min(start, last.end + 6))))
    tokens[tokens.length - 1] = { ...last, end };
}

function around(tokens: readonly Token[], index: number, text: string): FoundDate | undefined {
  const near = (from: Token | undefined, to: Token | undefined): boolean =>
    from !== undefined && to !== undefined && to.start - from.end <= 5 && GAP.test(text.slice(from.end, to.start));
  const month = tokens[index];
  const [before2, before, after, after2] = [tokens[index - 2], tokens[index - 1], tokens[index + 1], tokens[index + 2]];
  if (month?.month === undefined) return undefined;
  const make = (day: Token | undefined, year: Token | undefined, first: Token | undefined, last: Token | undefined) => {
    if (day?.number === undefined || year?.number === undefined || month.month === undefined) return undefined;
    if ((day.digits ?? 0) > 2 || (year.digits ?? 0) === 1 || (year.digits ?? 0) === 3) return undefined;
    const short = year.digits === 2;
    if (year.digits === 4 && month.isJalali !== isJalaliYear(year.number)) return undefined;
    const read = toDay(short ? 2000 + year.number : year.number, month.month, day.number);
    if (!read || !first || !last || (short && /^[\d:]/.test(text.slice(last.end, last.end + 2).trimStart())))
      return undefined;
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

/** Reads the numbers and dates of a text, so that those of a written text can be looked up in its evidence. */
import { asciiDigits } from '../extract/dates/digits.ts';
import { monthNames } from '../languages/any/months.ts';
import { numberWords } from '../text/vocabulary.ts';

/** Units and currencies that may stand apart from their number, so that they are read with it. */
const units =
  'kg|g|mg|lbs?|oz|km|cm|mm|ft|mi|ml|kwh|kw|hz|db|[kmgt]b|mph|k|m|bn|usd|eur|gbp|chf|cad|aud|jpy|percent|million|billion|millions?|milliards?|millionen|milliarden|millones';
/** A number with the signs that belong to it: currency, percent, unit, or the letters that touch it. */
const figure = new RegExp(
  `(\\p{Sc}|%)?\\s?(\\d+(?:[.,'’]\\d+)*(?:[\\u00A0\\u202F ]\\d{3}(?!\\d))*)(?:\\s?(\\p{Sc}|%)|\\s?(${units})(?!\\p{L})|(\\p{Lo}|[\\p{Ll}\\p{Lu}]{1,4}(?!\\p{L})))?`,
  'giu',
);

export interface Figure {
  /** The ways to read it: `1,000` is 1.000 or 1000. */
  readings: readonly string[];
  /** The signs that belong to it, lower case, sorted. */
  signs: readonly string[];
}

/** The numbers in digits, in order. */
export function figuresOf(text: string): Figure[] {
  return [...asciiDigits(text).matchAll(figure)].map(
    ([, before = '', digits = '', sign = '', unit = '', letters = '']) => ({
      readings: readingsOf(digits),
      signs: [before, sign, unit.toLowerCase(), letters.toLowerCase()].filter((each) => each !== '').toSorted(),
    }),
  );
}

function readingsOf(digits: string): string[] {
  const parts = digits.split(/[.,'’\u00A0\u202F ]/u);
  const grouped = parts.length > 1 && parts.slice(1).every(({ length }) => length === 3);
  const plain = [parts.join('.'), ...(grouped ? [parts.join('')] : [])];
  const [whole = '', fraction] = [parts.slice(0, -1).join(''), parts.at(-1)];
  // 1,234.50: groups and a fraction.
  if (parts.length > 2 && !grouped) plain.push(`${whole}.${fraction}`);
  return plain.map((each) =>
    each
      .replace(/^0+(?=\d)/u, '')
      .replace(/(\.\d*?)0+$/u, '$1')
      .replace(/\.$/u, ''),
  );
}

/** The numbers in words that a language has, as their values. */
export function numbersInWords(words: readonly string[], language: string): string[] {
  const known = numberWords(language);
  return words.flatMap((word) => known.get(word)?.toString() ?? []);
}

const months = new Map(monthNames.flatMap((line, index) => line.split(' ').map((name) => [name, index] as const)));
const marks = /[\u0300-\u036F.]/gu;

/** The months (0 to 11) that stand beside a number, such as "March 2024" or "3 mars". */
export function datedMonths(text: string): number[] {
  const words = asciiDigits(text).match(/\d+|[\p{L}\p{M}.]+/gu) ?? [];
  const isNumber = (word: string | undefined) => word !== undefined && /^\d{1,4}$/u.test(word);
  return words.flatMap((word, at) => {
    const month = months.get(word.toLowerCase().normalize('NFD').replaceAll(marks, ''));
    return month !== undefined && (isNumber(words[at - 1]) || isNumber(words[at + 1])) ? [month] : [];
  });
}

/** Whether `text` has the month, beside a number or not. */
export function namesMonth(text: string, month: number): boolean {
  const words =
    text
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(marks, '')
      .match(/\p{L}+/gu) ?? [];
  return words.some((word) => months.get(word) === month) || new RegExp(`\\d[-/.]0?${month + 1}[-/.]`, 'u').test(text);
}

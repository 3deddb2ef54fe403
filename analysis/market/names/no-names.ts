/** Capitalized words that are not entities of a market: months, days, languages, peoples, parts of a page. */
import { monthOf } from '../../extract/dates/months.ts';
import { pageWords, peoples } from '../../languages/any/no-names.ts';

const words = new Set(`${peoples} ${pageWords}`.split(/\s+/u));

/** Whether a name consists only of such words. */
export function isNoName(written: string, language: string): boolean {
  const parts = written.toLowerCase().split(/[\s-]+/u);
  const isNothing = parts.every(
    (part) => words.has(part) || isMonth(part, language) || /^[ivxl]+$|^\p{L}?$|^\p{N}[\p{N}.,]*$/u.test(part),
  );
  return isNothing;
}

/** Months such as "May" and "Mars" have other meanings; as names they occur beside another name. */
function isMonth(word: string, language: string): boolean {
  return word.length > 2 && monthOf(word, language) !== undefined;
}

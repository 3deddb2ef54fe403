/** Words with a capital that name nothing of a market's own: months, days, languages, peoples, parts of a page. */
import { monthOf } from '../../extract/dates/months.ts';
import { pageWords, peoples } from '../../languages/any/no-names.ts';

const words = new Set(`${peoples} ${pageWords}`.split(/\s+/u));

/** Whether a name is made of such words alone. */
export function isNoName(written: string, language: string): boolean {
  const parts = written.toLowerCase().split(/[\s-]+/u);
  const isNothing = parts.every(
    (part) => words.has(part) || isMonth(part, language) || /^[ivxl]+$|^\p{L}?$|^\p{N}+$/u.test(part),
  );
  return isNothing;
}

/** "May" and "Mars" are other words too; a month that names something stands beside another name. */
function isMonth(word: string, language: string): boolean {
  return word.length > 2 && monthOf(word, language) !== undefined;
}

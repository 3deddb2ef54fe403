/** Which names are those of places: countries in every language, and the regions and cities that many know. */
import { countryCodes, placeNames, stateCodes } from '../languages/any/places.ts';
import { wordsOf } from './words.ts';

/** Words of the longest name of a place: "ho chi minh city". */
const maxPlaceWords = 5;

/** Names as short as this are words too, unless they are in capitals: "us", "OR". */
const maxShortChars = 2;

const tables = new Map<string, ReadonlySet<string>>();
const states = new Set(stateCodes.split(/\s+/u));

/** Whether `name` is that of a place, as `language` or English writes it, in any case. */
export function isPlace(name: string, language: string): boolean {
  return tableOf(language).has(plain(name, language));
}

/** The first place that `text` names, as written; null where it names none that is known. */
export function placeIn(text: string, language: string): string | null {
  const words = wordsOf(text, language);
  for (const [first, word] of words.entries()) {
    for (let last = Math.min(words.length, first + maxPlaceWords) - 1; last >= first; last--) {
      const written = text.slice(word.start, words[last]?.end);
      const isShort = first === last && written.length <= maxShortChars;
      if (isShort && written !== written.toUpperCase()) continue;
      if (isPlace(written, language) || (isShort && isStateCode(written, text.slice(0, word.start)))) return written;
    }
  }
  return null;
}

/** "Company in NJ", "Elizabeth, NJ": elsewhere the letters abbreviate something else. */
function isStateCode(written: string, before: string): boolean {
  return states.has(written) && /(?:,\s?|\sin\s)$/u.test(before);
}

function tableOf(language: string): ReadonlySet<string> {
  const known = tables.get(language);
  if (known !== undefined) return known;
  const names = [language, 'en'].flatMap((code) => {
    const display = new Intl.DisplayNames([code], { type: 'region', fallback: 'none' });
    return countryCodes.split(/\s+/u).flatMap((region) => display.of(region) ?? []);
  });
  const table = new Set([...names, ...placeNames].map((name) => plain(name, language)));
  tables.set(language, table);
  return table;
}

function plain(name: string, language: string): string {
  return wordsOf(name.normalize('NFKC'), language)
    .map(({ text }) => text)
    .join(' ');
}

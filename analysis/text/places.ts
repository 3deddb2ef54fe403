/** Recognizes place names: countries in every language, and well-known regions and cities. */
import { cityNames } from '../languages/any/cities.ts';
import { placeWords } from '../languages/any/name-cues.ts';
import { countryCodes, placeNames, stateCodes } from '../languages/any/places.ts';
import { wordsOf } from './words.ts';

/** Words in the longest place name: "ho chi minh city". */
const maxPlaceWords = 5;

/** Names of this length are also ordinary words unless in capitals: "us", "OR". */
const maxShortChars = 2;

const tables = new Map<string, ReadonlySet<string>>();
const states = new Set(stateCodes.split(/\s+/u));

/** Whether `name`, in any case, is a place name in `language` or English. */
export function isPlace(name: string, language: string): boolean {
  return tableOf(language).has(plain(name, language));
}

/** The first place name in `text`, as written; null if there is none. */
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

/** "Company in NJ", "Elizabeth, NJ". Elsewhere the letters abbreviate something else. */
function isStateCode(written: string, before: string): boolean {
  return states.has(written) && /(?:,\s?|\sin\s)$/u.test(before);
}

function tableOf(language: string): ReadonlySet<string> {
  const known = tables.get(language);
  if (known !== undefined) return known;
  const regions = countryCodes.split(/\s+/u);
  const names = [language, 'en'].flatMap((code) => {
    const display = new Intl.DisplayNames([code], { type: 'region', fallback: 'none' });
    return regions.flatMap((region) => display.of(region) ?? []);
  });
  names.push(...ownNames(regions));
  const table = new Set([...names, ...placeNames, ...cityNames].map((name) => plain(name, language)));
  tables.set(language, table);
  return table;
}

/** What countries call themselves, as sites list their shops: "Deutschland", "Brasil". "Ísland" is also an island. */
function ownNames(regions: readonly string[]): string[] {
  return regions
    .flatMap((region) => {
      const own = new Intl.Locale(`und-${region}`).maximize().language;
      return new Intl.DisplayNames([own], { type: 'region', fallback: 'none' }).of(region) ?? [];
    })
    .filter((name) => !placeWords.has(name.toLowerCase()));
}

function plain(name: string, language: string): string {
  return wordsOf(name.normalize('NFKC'), language)
    .map(({ text }) => text)
    .join(' ');
}

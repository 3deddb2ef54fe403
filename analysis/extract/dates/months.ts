/** Looks up month names. */
import { monthNames } from '../../languages/any/months.ts';
import { languagePack } from '../../languages/packs.ts';

const months: ReadonlyMap<string, number> = new Map(
  monthNames.flatMap((line, index) => line.split(' ').map((name): [string, number] => [foldMonth(name), index + 1])),
);

/**
 * The number 1 to 12 of a month name.
 * @param word one word, in any case, with or without accents
 * @param language ISO 639-1 code of the page, if known: a few names mean different months in two languages
 */
export function monthOf(word: string, language?: string): number | undefined {
  if (word.length < 2 || word.length > 20) return undefined;
  const key = foldMonth(word);
  const own = language === undefined ? undefined : languagePack(language).dates?.months?.get(key);
  // Hebrew joins the preposition "in" to the month.
  return own ?? months.get(key) ?? (key.startsWith('ב') ? months.get(key.slice(1)) : undefined);
}

/** Lower case without accents and Hindi nukta dots: pages write `fevrier` and `FÉVRIER` as well as `février`. */
function foldMonth(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[.॰\s]/g, '');
}

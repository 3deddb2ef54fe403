/** Finds numbers of which a digit is missing or too many, and amounts with two signs of a currency. */
import { wordsAround } from '../../text/words-around.ts';
import type { BrokenFigure } from './figures.ts';

/** A sign before its number, on the same line. Lakhs have commas after two digits. */
const currency = '(?<!\\p{N}\\s?)(?![₹৳])\\p{Sc}[ \\u00a0]?';
const start = '(?<![\\p{L}\\p{N}.,\\p{Sc}-])';
/** A comma that parts thousands: where there is none, a comma may stand for a decimal point. */
const thousands = new RegExp(`${start}(?:${currency})?[1-9]\\p{N}{0,2}(?:,\\p{N}{3})+(?![\\p{N}]|,\\p{N})`, 'u');

const patterns = [
  // "$25,00", and without a currency "200,00 miles".
  new RegExp(`${currency}[1-9]\\p{N}{0,2}(?:,\\p{N}{3})*,\\p{N}{2}(?![\\p{N}%]|[.,]\\p{N})`, 'gu'),
  new RegExp(`${start}[1-9]\\p{N}{0,2}(?:,\\p{N}{3})*,00(?=\\s\\p{L})`, 'gu'),
  // "$2,5000". Another last digit may be the number of a footnote.
  new RegExp(`${start}(?:${currency})?[1-9]\\p{N}{0,2}(?:,\\p{N}{3})*,\\p{N}{3}0(?![\\p{N}]|[.,-]\\p{N})`, 'gu'),
];

/** Whether a language parts thousands by a comma. */
function partsByComma(language: string): boolean {
  const parts = new Intl.NumberFormat(language).formatToParts(Number.MAX_SAFE_INTEGER);
  return parts.some(({ type, value }) => type === 'group' && value === ',');
}

/**
 * Returns the broken numbers in `texts`, in order; none if there are more than `maxFound`, which is how the page writes
 * decimals, and none if no other number shows how it parts thousands.
 */
export function brokenAmounts(
  texts: readonly string[],
  language: string,
  { maxFound, aroundChars }: { maxFound: number; aroundChars: number },
): BrokenFigure[] {
  if (!partsByComma(language) || !texts.some((text) => thousands.test(text))) return [];
  const found = texts.flatMap((text) =>
    patterns
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map(({ 0: written, index }): BrokenFigure => {
        const around = wordsAround(text, index, index + written.length, aroundChars);
        return { kind: 'amount', written, around, weekday: null };
      }),
  );
  return found.length > maxFound ? [] : found;
}

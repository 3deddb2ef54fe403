/** Reads numbers as pages write them: separators by language, common fractions. */
import { languagePack } from '../../../languages/packs.ts';
import { filler } from './number-words.ts';

const fractions: Record<string, number> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

/** Thousands separators of every language: no-break spaces, the Swiss apostrophe and the Arabic mark. */
const grouping = /['’\u00a0\u202f\u2009٬]/gu;

const spaced = String.raw`\d{1,3}(?: \d{3})+(?!\d)(?:[.,٫]\d+)?`;
const plain = String.raw`\d+(?:['’\u00a0\u202f\u2009.,٫٬]\d+)*`;
const fraction = '[½¼¾⅓⅔⅛⅜⅝⅞]';
const numberSource = String.raw`(?:PLAIN(?:\s?${fraction}|\s[1-9]/(?:2|3|4|8|16)(?!\d))?|${fraction}|[1-9]/(?:2|3|4|8|16)(?!\d))\u0000*`;

/** Returns the source of a pattern for numbers of `language`. Digits must be ASCII. */
export function numberPattern(language: string): string {
  return numberSource.replace(
    'PLAIN',
    languagePack(language).figures?.hasSpacedThousands === true
      ? `(?:${spaced}|${plain})`
      : // "$10 000" has one meaning in every language; "5 100" may be two numbers.
        String.raw`(?:(?<=\p{Sc}\s?)${spaced}|${plain})`,
  );
}

/**
 * Returns the value of `written`, a match of `numberPattern`; null if it is not a number: a version, an address, or a
 * sum that two conventions read differently. `1.200` is 1200 if the comma is the decimal separator, and 1.2 elsewhere.
 * In counts, a comma before exactly three digits separates thousands in every language (`$1,200` in Spanish).
 * @param isCount whether it counts something, such as money
 */
export function readNumber(written: string, language: string, isCount = false): number | null {
  const [, whole = '', part = ''] =
    /^(.*?)\s?([½¼¾⅓⅔⅛⅜⅝⅞]|(?<=^|\s)[1-9]\/\d{1,2})?$/u.exec(written.replaceAll(filler, '').trim()) ?? [];
  const [over = 0, under = 1] = part.includes('/') ? part.split('/').map(Number) : [fractions[part] ?? 0, 1];
  if (part !== '' && over >= under && part.includes('/')) return null;
  if (whole === '') return part === '' ? null : over / under;
  const value = readDecimal(whole, languagePack(language).figures?.hasDecimalComma === true, isCount);
  return value === null ? null : value + over / under;
}

function readDecimal(written: string, commaDecimal: boolean, isCount: boolean): number | null {
  const bare = written.replaceAll(grouping, ' ').replace('٫', '.');
  if (bare.includes(' ')) {
    // Groups of three, then decimals after either mark.
    return /^\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/u.test(bare) ? Number(bare.replaceAll(' ', '').replace(',', '.')) : null;
  }
  if (written.includes('٫')) return /^\d+\.\d+$/u.test(bare) ? Number(bare) : null;
  const commas = bare.split(',').length - 1;
  const points = bare.split('.').length - 1;
  if (commas === 0 && points === 0) return Number(bare);
  if (commas > 0 && points > 0) {
    if (bare.lastIndexOf(',') < bare.lastIndexOf('.')) return points === 1 ? grouped(bare, ',') : null;
    return commas === 1 ? grouped(bare.replaceAll('.', ' ').replace(',', '.').replaceAll(' ', ','), ',') : null;
  }
  const mark = commas > 0 ? ',' : '.';
  const isThousands = /^[1-9]\d{0,2}[.,]\d{3}$/u.test(bare);
  if (commas + points > 1) return grouped(bare.replaceAll(mark, ','), ',');
  if (isThousands && (commaDecimal ? mark === '.' || isCount : mark === ',')) return Number(bare.replace(mark, ''));
  // In a language with a decimal point, a comma can only separate thousands.
  return mark === ',' && !commaDecimal ? null : Number(bare.replace(',', '.'));
}

/** `1,200.50` and `1,20,000.50`: groups of three, or of two before the last three as in India. */
function grouped(written: string, mark: string): number | null {
  if (!/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/u.test(written)) return null;
  return Number(written.replaceAll(mark, ''));
}

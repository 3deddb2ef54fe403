/** Reads one amount: a number with its currency sign or unit. */
import { languagePack } from '../../../languages/packs.ts';
import { claimsRule } from '../rule.ts';
import { currencySpellings } from './currencies.ts';
import { magnitudesOf } from './magnitudes.ts';
import { numberPattern, readNumber } from './numbers.ts';
import { finderOf, isUnspaced } from './spellings.ts';
import { unitSpellings } from './unit-spellings.ts';
import { moneyIn, type Unit, unitOf } from './units.ts';

/** `start` and `end` are offsets. The value is `raw × factor`; `factor` comes from a word such as "million". */
export interface Amount {
  start: number;
  end: number;
  raw: number;
  factor: number;
  unit: Unit | null;
  /** Whether it is open-ended: `30+`. */
  isOpen: boolean;
}

const { maxBetweenChars } = claimsRule.values;

export interface UnitAt {
  unit: Unit;
  end: number;
}

export interface AmountReader {
  /** The next number at or after `from`, with its leading currency sign; null if there is none. */
  find(text: string, from: number): { start: number; end: number } | null;
  /** The amount at `start`; null if the text there is not an amount. */
  read(text: string, start: number): Amount | null;
  /** The unit at `start`, for rates. */
  unit(text: string, start: number): UnitAt | null;
}

/** Letters that multiply only amounts of money: `$5M`, but `5 m` is a length and `4K` a resolution. */
const moneyMagnitudes = new Set(['K', 'M', 'MM', 'B', 'Md', 'mi', 'bi']);

/**
 * Creates the reader for pages in `language` (ISO 639-1) shown in `country` (ISO 3166-1). Texts must have ASCII digits.
 */
export function amountReader(language: string, country: string): AmountReader {
  const money = currencySpellings(language, country);
  const codes = new Map(money.map(({ text, code }) => [text, code]));
  const leads = money.filter(({ leads }) => leads).map(({ text }) => leadPattern(text));
  const number = numberPattern(language);
  const next = new RegExp(`(?:(?:${leads.join('|')})\\s?)?${number}`, 'gu');
  const { beforeUnits: between, orMoreSuffix, hasEitherComma = false } = languagePack(language).figures ?? {};
  const suffix = orMoreSuffix === undefined ? '' : `|[-‐‑](?:${orMoreSuffix})(?![\\p{L}\\p{M}\\p{N}])`;
  const amount = new RegExp(`(?:(${leads.join('|')})\\s?)?(${number})(\\+${suffix})?`, 'uy');
  const beforeUnits = between === undefined ? null : new RegExp(`^\\s(?:${between.split(/\s+/u).join('|')})\\s`, 'u');
  const magnitudeAt = finderOf(magnitudesOf(language));
  const spellingAt = finderOf(unitSpellings(language));
  const moneyAt = finderOf(money.map((spelling) => ({ ...spelling, isName: !spelling.leads })));

  return { find, read, unit };

  function find(text: string, from: number) {
    next.lastIndex = from;
    const match = next.exec(text);
    return match === null ? null : { start: match.index, end: next.lastIndex };
  }

  function read(text: string, start: number): Amount | null {
    amount.lastIndex = start;
    const match = amount.exec(text);
    if (match === null) return null;
    const [, sign, written = '', plus] = match;
    const multiplied = magnitudeAfter(text, amount.lastIndex, sign !== undefined);
    const { factor, end } = multiplied;
    const found = sign === undefined ? unitAfter(text, end) : signed(text, end, codes.get(sign) ?? '');
    // "6,000 personas" in Mexico; rates and weights have three decimals in Spain: "3,679 %", "1,250 kg".
    const isCount = found === null ? hasEitherComma : found.unit.dimension.startsWith('money');
    const raw = readNumber(written, language, isCount);
    if (raw === null) return null;
    // 1億2000万: two parts of one number.
    const rest = found === null && factor > 1 && isUnspaced(text.charAt(end - 1)) ? read(text, end) : null;
    if (rest !== null && rest.raw * rest.factor < factor) {
      return { ...rest, start, raw: raw + (rest.raw * rest.factor) / factor, factor };
    }
    return { start, end: found?.end ?? end, raw, factor, unit: found?.unit ?? null, isOpen: plus !== undefined };
  }

  /** `$13`, and `$13CAD`, where the code specifies the currency of the sign. */
  function signed(text: string, end: number, code: string): UnitAt {
    const gap = /^\s/u.test(text.slice(end, end + 1)) ? 1 : 0;
    const after = /^\p{Lu}{3}(?!\p{L})/u.test(text.slice(end + gap)) ? moneyAt(text, end + gap) : undefined;
    return after === undefined
      ? { unit: moneyIn(code), end }
      : { unit: moneyIn(after.code), end: end + gap + after.text.length };
  }

  function magnitudeAfter(text: string, end: number, isMoney: boolean): { factor: number; end: number } {
    const gap = /^[\s-]?/u.exec(text.slice(end, end + 1))?.[0].length ?? 0;
    const word = magnitudeAt(text, end + gap);
    if (word === undefined || (moneyMagnitudes.has(word.text) && !isMoney)) return { factor: 1, end };
    const after = end + gap + word.text.length;
    const link = /^\s(?:de|of|di)(?=\s)|^\sd['’]/u.exec(text.slice(after, after + 6))?.[0].length ?? 0;
    return { factor: word.factor, end: after + link };
  }

  function unitAfter(text: string, end: number): UnitAt | null {
    const gap = /^\s?[-‑]?/u.exec(text.slice(end, end + 2))?.[0].length ?? 0;
    const currency = moneyAt(text, end + gap);
    // "The 5Rs" are rules.
    const isRules = currency?.text === 'Rs' && /(?<!\p{N})\p{N}$/u.test(text.slice(0, end + gap));
    if (currency !== undefined && !isRules)
      return { unit: moneyIn(currency.code), end: end + gap + currency.text.length };
    const found = unit(text, end + gap) ?? timeAfter(text, end);
    // "1990s" and "his 60s" are not seconds, "Ioniq 5N" has no newtons.
    return found !== null && gap === 0 && /^[sN]$/u.test(text.slice(end, found.end)) ? null : found;
  }

  /** "6 consecutive weeks": a unit of time after a word that only stresses it. */
  function timeAfter(text: string, end: number): UnitAt | null {
    const between = beforeUnits === null ? null : beforeUnits.exec(text.slice(end, end + maxBetweenChars));
    const found = between === null ? null : unit(text, end + between[0].length);
    return found?.unit.dimension === 'time' || found?.unit.dimension === 'calendar' ? found : null;
  }

  function unit(text: string, start: number): UnitAt | null {
    const spelling = spellingAt(text, start);
    const found = spelling === undefined ? undefined : unitOf(spelling.code);
    if (spelling === undefined || found === undefined) return null;
    const end = start + spelling.text.length;
    // "lb-ft" is a different unit, "10-year-old" is none.
    if (/^[-‑·]\p{L}/u.test(text.slice(end, end + 3))) return null;
    if (/^["”]$/u.test(spelling.text) && isQuoted(text.slice(0, start))) return null;
    // "The 5 V's of big data": the plural of a letter.
    if (!spelling.isName && /^['’]s(?!\p{L})/u.test(text.slice(end, end + 3))) return null;
    return { unit: found, end };
  }
}

function leadPattern(text: string): string {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`);
  return /^\p{L}/u.test(text) ? `(?<!\\p{L})${escaped}` : escaped;
}

/** Whether a quotation is open at the end of `before`; a quotation mark then closes it and does not mean inches. */
function isQuoted(before: string): boolean {
  const marks = before.replaceAll(/\d\s?["”]/gu, '').match(/["“”„]/gu) ?? [];
  return marks.length % 2 === 1;
}

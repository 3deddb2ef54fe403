/** Formats figures for a language: those of claims (money, quantities with units, dates) and differences of audits. */
import type { Comparison } from '../report/comparison.ts';
import { unitName } from './say.ts';

/** UCUM codes (ucum.org) of units that `Intl` can name. */
const intlUnits: Readonly<Record<string, string>> = {
  a: 'year',
  mo: 'month',
  wk: 'week',
  d: 'day',
  h: 'hour',
  min: 'minute',
  s: 'second',
  Cel: 'celsius',
  '[degF]': 'fahrenheit',
  '[in_i]': 'inch',
  '[ft_i]': 'foot',
  '[mi_i]': 'mile',
  '[lb_av]': 'pound',
  '[oz_av]': 'ounce',
  '[gal_us]': 'gallon',
  km: 'kilometer',
  m: 'meter',
  cm: 'centimeter',
  mm: 'millimeter',
  kg: 'kilogram',
  g: 'gram',
  l: 'liter',
  L: 'liter',
  mL: 'milliliter',
  '%': 'percent',
};

/** Two decimals, but three digits of a smaller number: "0.006", not "0.01". */
const digits = { maximumFractionDigits: 2, maximumSignificantDigits: 3, roundingPriority: 'morePrecision' } as const;

const bounds: Readonly<Record<string, string>> = { '>=': '≥ ', '<=': '≤ ' };

/** What figures of a language are written with. */
export interface FigureWords {
  /** ISO 639-1; used with `Intl` to format numbers and dates. */
  language: string;
  /** The names of units by UCUM code; other units are shown as their code. */
  units: Readonly<Record<string, string>>;
  /** A century by its number: "17th century". */
  century(number: number): string;
}

/** Returns a function that formats the `value` and `unit` of a claim in words. It never throws. */
export function figureWriter(words: FigureWords): (value: string, unit: string | undefined) => string {
  const { language } = words;
  return (value, unit) => {
    const [, bound = '', from, to] = /^(>=|<=)?(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?$/u.exec(value) ?? [];
    if (unit === undefined) return dateOf(value, language);
    if (from === undefined) return value;
    const [measure = '', ...per] = unit.split('/');
    const write = writerOf(measure, words);
    const amount = to === undefined ? write(Number(from)) : `${write(Number(from), true)}–${write(Number(to))}`;
    return [`${bounds[bound] ?? ''}${amount}`, ...per.map((each) => oneOf(each, words))].join('/');
  };
}

/** Formats a number with its unit, or without it at the start of a range. */
function writerOf(
  measure: string,
  { language, units, century }: FigureWords,
): (value: number, begins?: boolean) => string {
  const plain = new Intl.NumberFormat(language, digits);
  if (/^[A-Z]{3}$/u.test(measure)) {
    const money = new Intl.NumberFormat(language, {
      style: 'currency',
      currency: measure,
      trailingZeroDisplay: 'stripIfInteger',
    });
    return (value) => money.format(value);
  }
  if (measure === 'century') return (value, begins) => (begins ? plain.format(value) : century(value));
  const unit = intlUnits[measure];
  if (unit === undefined)
    return (value, begins) => plain.format(value) + (begins ? '' : ` ${unitName(units, measure)}`);
  const quantity = new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'percent' ? 'short' : 'long',
    ...digits,
  });
  return (value, begins) => (begins ? plain : quantity).format(value);
}

/** The name of one unit, as a denominator: "$20/month". */
function oneOf(unit: string, { language, units }: FigureWords): string {
  const known = intlUnits[unit];
  if (known === undefined) return units[`/${unit}`] ?? unitName(units, unit);
  const parts = new Intl.NumberFormat(language, { style: 'unit', unit: known, unitDisplay: 'long' }).formatToParts(1);
  return parts.find(({ type }) => type === 'unit')?.value ?? unitName(units, unit);
}

/** Formats an ISO day or month in words; returns a year or anything else unchanged. */
function dateOf(value: string, language: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/u.exec(value) ?? [];
  if (year === undefined || month === undefined) return value;
  const date = new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return value;
  const parts = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, day === undefined ? parts : { ...parts, day: 'numeric' }).format(date);
}

type Measure = Comparison['measures'][number];

/** How a language writes a difference with its likely range. */
interface ChangeText {
  change(change: { difference: string; low: string; high: string; isShare: boolean }): string;
}

/** "+2 (−1 to +5)"; a dash if either audit lacks the figure. */
export function measureChange(measure: Measure, { change }: ChangeText, language: string): string {
  const { difference, ci95 } = measure;
  if (difference === null || ci95 === null) return '–';
  const { scale, decimals, isShare } = unitOf(measure);
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: decimals, signDisplay: 'exceptZero' });
  const signed = (value: number) => format.format(value * scale).replace('-', '−');
  return change({ ...{ difference: signed(difference), low: signed(ci95[0]), high: signed(ci95[1]) }, isShare });
}

/** Counts out of one total differ by a count; out of two totals only their shares can be compared. */
function unitOf({ name, before_of: before, after_of: after }: Measure) {
  if (name === 'score') return { scale: 1, decimals: 1, isShare: false };
  return before !== null && before === after
    ? { scale: before, decimals: 0, isShare: false }
    : { scale: 100, decimals: 0, isShare: true };
}

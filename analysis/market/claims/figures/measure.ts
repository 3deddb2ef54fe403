/** Finds the figures in a text: amounts, ranges and rates with their bounds. */

import { asciiDigits } from '../../../extract/dates/digits.ts';
import type { FigureStatements } from '../../../languages/statements.ts';
import type { ClaimProperty } from '../../../report/vocabulary.ts';
import { claimsRule } from '../rule.ts';
import { type Amount, type AmountReader, amountReader } from './amounts.ts';
import { dayFigures } from './day-figures.ts';
import type { Figure } from './figure.ts';
import { type Bounds, bounded, boundsOf, withRate } from './figure-bounds.ts';
import { isFree, isNegative, isWhole } from './figure-places.ts';
import { numbersInDigits } from './number-words.ts';
import { plainText } from './phrases.ts';
import { inBase, type Unit } from './units.ts';

const { equality, maxFigures, minYear, maxYear } = claimsRule.values;

const dash = /\s?[-‐‑‒–—―−─~〜～]\s?/uy;
const times = /\s?["”″]?\s?(?:[×xX*÷=]|by|par|mal)\s?(?=[$€£~]?\d)/uy;

/** Reads the figures of a text. */
export type FigureReader = (text: string) => Figure[];

/**
 * Creates the reader for pages in `language` (ISO 639-1) shown in `country` (ISO 3166-1 alpha-2).
 * @param wording the language's phrases for figures; null reads only amounts and their signs
 */
export function figureReader(language: string, country: string, wording: FigureStatements | null): FigureReader {
  const amounts = amountReader(language, country);
  const bounds = boundsOf(wording, language);
  const inDigits = numbersInDigits(language, wording);
  return (text) => {
    const ascii = inDigits(asciiDigits(text));
    if (!/\d|[½¼¾⅓⅔⅛⅜⅝⅞]/u.test(ascii)) return [];
    const plain = plainText(ascii);
    const days = dayFigures(ascii, plain, language, country, wording);
    const found: Figure[] = [];
    let at = 0;
    for (let tries = 0; tries < 4 * maxFigures && found.length < maxFigures; tries++) {
      const place = amounts.find(ascii, at);
      if (place === null) break;
      const day = days.find(({ start, end }) => place.start < end && place.end > start);
      if (day !== undefined) {
        found.push(day);
        at = day.end;
        continue;
      }
      const { figure, next } = readAt(ascii, plain, place, amounts, bounds);
      if (figure !== null) found.push(figure);
      at = Math.max(next, place.start + 1);
    }
    return found;
  };
}

const identifier = /\d{9}/u;

interface Read {
  figure: Figure | null;
  next: number;
}

function readAt(
  text: string,
  plain: string,
  place: { start: number; end: number },
  amounts: AmountReader,
  bounds: Bounds,
): Read {
  const first = amounts.read(text, place.start);
  if (first === null) return { figure: null, next: place.end };
  // So many digits in a row are the number of an article or a telephone.
  if (!isFree(text, first.start) || identifier.test(text.slice(first.start, first.end)))
    return { figure: null, next: first.end };
  const before = plain.slice(Math.max(0, first.start - 40), first.start);
  const between = bounds.between.tail(before);
  // "Autour de 190 à 210": the longer phrase applies.
  const hedged = Math.max(bounds.about.tail(before), bounds.atLeast.tail(before), bounds.atMost.tail(before));
  const opened = hedged > between ? 0 : between;
  const following = secondOf(text, plain, first, opened > 0, amounts, bounds);
  if (following === 'unreadable') return { figure: null, next: first.end };
  // "300 euros à 10 %" is not a range.
  const second = following !== null && areOfOneKind(first, following) ? following : null;
  // "Between three weeks and three months": neither alone is what is stated.
  if (opened > 0 && following !== null && second === null && isTime(first) && isTime(following))
    return { figure: null, next: following.end };
  const range = second === null ? null : joined(first, second);
  const last = second ?? first;
  const product = chainEnd(text, last.end, amounts);
  if (product > last.end || (second !== null && range === null))
    return { figure: null, next: Math.max(product, last.end) };
  const unit = range?.unit ?? last.unit;
  const isYear = unit === null && last.factor === 1 && /^(?:1[5-9]|20)\d\d$/u.test(text.slice(last.start, last.end));
  if (unit === null && (isYear || !isWhole(text, last.end))) return { figure: null, next: last.end };
  const low = (isNegative(text, first.start) ? -1 : 1) * (range?.low ?? first.raw * first.factor);
  const value: Figure = {
    start: second === null ? first.start : first.start - opened,
    end: last.end,
    property: propertyOf(unit),
    low,
    high: range?.high ?? low,
    approximate: false,
    unit,
    per: null,
  };
  const figure = withRate(bounded(value, last.isOpen, plain, bounds), text, plain, amounts, bounds);
  return { figure, next: figure.end };
}

/**
 * The second amount of a range: after a dash, `to`, or `and` if `between` precedes. "Unreadable" if its number is none:
 * "$1,500 to $25,00".
 */
function secondOf(
  text: string,
  plain: string,
  first: Amount,
  isOpened: boolean,
  amounts: AmountReader,
  bounds: Bounds,
): Amount | 'unreadable' | null {
  const rest = plain.slice(first.end, first.end + 20);
  dash.lastIndex = first.end;
  // "15- to 60-second clips"
  const to = /^[-‐‑]\s/u.test(rest) ? bounds.to.head(rest.slice(1)) : 0;
  const linked = to > 0 ? to + 1 : (dash.exec(text)?.[0].length ?? 0);
  const gap = linked || bounds.to.head(rest) || (isOpened ? bounds.and.head(rest) : 0);
  if (gap === 0) return null;
  const spaces = /^\s*/u.exec(text.slice(first.end + gap))?.[0].length ?? 0;
  const start = first.end + gap + spaces;
  return amounts.read(text, start) ?? (amounts.find(text, start)?.start === start ? 'unreadable' : null);
}

function isTime({ unit }: Amount): boolean {
  return unit?.dimension === 'time' || unit?.dimension === 'calendar';
}

function areOfOneKind(first: Amount, second: Amount): boolean {
  return first.unit === null || second.unit === null || first.unit.dimension === second.unit.dimension;
}

/** Both amounts in the unit of the second; null if they are not a range. */
function joined(first: Amount, second: Amount): { low: number; high: number; unit: Unit | null } | null {
  const unit = second.unit ?? first.unit;
  if (first.unit !== null && second.unit === null && !first.unit.dimension.startsWith('money')) return null;
  const shares =
    first.factor === 1 && first.raw < second.raw && (first.unit === null || first.unit.code === unit?.code);
  const stated = first.raw * (shares ? second.factor : first.factor);
  const low = first.unit === null || unit === null ? stated : within(stated, first.unit, unit);
  const high = second.raw * second.factor;
  // "6 Hz to 75 kHz", "2 hours to 1 day": a bound that the larger unit cannot give in two decimals stays in its own.
  if (first.unit !== null && unit !== null && low < high && !isShort(low))
    return { low: stated, high: within(high, unit, first.unit), unit: first.unit };
  const areYears = unit === null && low >= minYear && high <= maxYear;
  return low < high && !areYears ? { low, high, unit } : null;
}

/** Converts `value` from one unit to another. */
function within(value: number, from: Unit, to: Unit): number {
  return (inBase(value, from) - to.offset) / to.factor;
}

/** Whether two decimals give a value. */
function isShort(value: number): boolean {
  return Math.abs(value - Number(value.toFixed(2))) <= equality;
}

/** The end of a chain of dimensions or a sum (`140 × 70 cm`, `2 + 3`); `end` if there is none. */
function chainEnd(text: string, end: number, amounts: AmountReader): number {
  let at = end;
  for (let step = 0; step < 4; step++) {
    times.lastIndex = at;
    if (times.exec(text) === null) break;
    at = amounts.read(text, times.lastIndex)?.end ?? times.lastIndex + 1;
  }
  return at;
}

function propertyOf(unit: Unit | null): ClaimProperty {
  if (unit === null) return 'count';
  if (unit.dimension.startsWith('money')) return 'price';
  if (unit.dimension === 'share') return 'percentage';
  return unit.dimension === 'time' || unit.dimension === 'calendar' ? 'duration' : 'measure';
}

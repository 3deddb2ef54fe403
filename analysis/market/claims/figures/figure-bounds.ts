/** Reads the words around a figure that qualify it: about, at least, at most, per year. */

import type { FigureStatements } from '../../../languages/statements.ts';
import { numberWords } from '../../../text/vocabulary.ts';
import { claimsRule } from '../rule.ts';
import type { AmountReader } from './amounts.ts';
import type { Figure } from './figure.ts';
import { type Phrases, phrasesOf, plainText } from './phrases.ts';

const { maxMarkChars } = claimsRule.values;

export interface Bounds {
  about: Phrases;
  atLeast: Phrases;
  atMost: Phrases;
  /** "Over", which says "at least" of a time only after `leads`, or where a text begins. */
  throughout: Phrases;
  leads: Phrases;
  aged: Phrases;
  orMore: Phrases;
  orLess: Phrases;
  between: Phrases;
  and: Phrases;
  to: Phrases;
  per: Phrases;
  each: Phrases;
  of: Phrases;
  periods: Phrases;
  periodUnits: ReadonlyMap<string, string>;
  /** Words for numbers: "for eight" tells of how many, and no rate. */
  numbers: ReadonlyMap<string, number>;
}

export function boundsOf(wording: FigureStatements | null, language: string): Bounds {
  const list = (
    name: 'about' | 'atLeast' | 'atMost' | 'orMore' | 'orLess' | 'between' | 'and' | 'to' | 'per' | 'each' | 'of',
  ) => phrasesOf(wording?.[name] ?? '', wording?.unspaced !== true);
  const periods = (wording?.periods ?? '').split(',').map((entry) => entry.trim().split('='));
  const names = [
    'about',
    'atLeast',
    'atMost',
    'orMore',
    'orLess',
    'between',
    'and',
    'to',
    'per',
    'each',
    'of',
  ] as const;
  return {
    ...(Object.fromEntries(names.map((name) => [name, list(name)])) as Record<(typeof names)[number], Phrases>),
    throughout: phrasesOf(wording?.throughout ?? ''),
    leads: phrasesOf([wording?.links, wording?.breaks, ...Object.values(wording?.verbs ?? {})].join(',')),
    aged: phrasesOf(wording?.aged ?? ''),
    periods: phrasesOf(periods.map(([word]) => word ?? '').join(',')),
    numbers: numberWords(language),
    periodUnits: new Map(periods.map(([word = '', unit = '']) => [plainText(word), unit])),
  };
}

/** Extends a figure by the bounding words around it. */
export function bounded(figure: Figure, isOpen: boolean, plain: string, bounds: Bounds): Figure {
  const found = { ...figure };
  const isRange = figure.low !== figure.high;
  let side: 'low' | 'high' | null = isOpen ? 'low' : null;
  for (let step = 0; step < 4; step++) {
    const before = plain.slice(Math.max(0, found.start - 40), found.start);
    // "+ $8" is added to something; "+8" is at least.
    const sign = /(?:[~≈±<>≤≥=]\s?|\+)$/u.exec(before)?.[0];
    const about = bounds.about.tail(before);
    const least = bounds.atLeast.tail(before);
    const most = bounds.atMost.tail(before);
    if (least > 0 && isThroughout(found, before, plain, bounds)) break;
    const longest = Math.max(about, least, most, sign?.length ?? 0);
    if (longest === 0) break;
    if (longest === about || /[~≈±]/u.test(sign ?? '')) found.approximate = true;
    else if (longest === least || /[>≥+]/u.test(sign ?? '')) side ??= 'low';
    else if (longest === most || /[<≤]/u.test(sign ?? '')) side ??= 'high';
    found.start -= longest;
  }
  const after = plain.slice(found.end, found.end + 30);
  const more = bounds.orMore.head(after);
  const less = bounds.orLess.head(after);
  found.end += Math.max(more, less);
  if (more > 0 && more >= less) side ??= 'low';
  else if (less > 0) side ??= 'high';
  if (side === 'low' && !isRange) found.high = null;
  if (side === 'high' && !isRange) found.low = null;
  return found;
}

/** "The event takes place over four days", unlike "lasts over four days", "over 20 years of experience". */
function isThroughout({ unit, end }: Figure, before: string, plain: string, bounds: Bounds): boolean {
  const length = bounds.throughout.tail(before);
  if (length === 0 || length < bounds.atLeast.tail(before)) return false;
  if (unit?.dimension !== 'time' && unit?.dimension !== 'calendar') return false;
  const led = before.slice(0, -length);
  const after = plain.slice(end, end + maxMarkChars);
  return led.trim() === '' ? /^,/u.test(after) : bounds.leads.tail(led) === 0 && bounds.aged.head(after) === 0;
}

/** Adds the rate of a figure: directly after it, or after what it is of ("16 hours of sleep per day"). */
export function withRate(figure: Figure, text: string, plain: string, amounts: AmountReader, bounds: Bounds): Figure {
  if (figure.unit === null || figure.unit.dimension === 'share') return figure;
  const rate = rateAt(figure.end, text, plain, amounts, bounds);
  if (rate !== null) {
    // "$25 per user/month"
    const second = rate.isTime ? null : rateAt(rate.end, text, plain, amounts, bounds);
    return second === null
      ? { ...figure, end: rate.end, per: rate.per }
      : { ...figure, end: second.end, per: `${rate.per}/${second.per}` };
  }
  const rest = plain.slice(figure.end, figure.end + 60);
  const of = bounds.of.head(rest);
  if (of === 0) return figure;
  for (const noun of [/^\s?[\p{L}\p{M}-]+(?=\s)/u, /^\s?[\p{L}\p{M}-]+\s[\p{L}\p{M}-]+(?=\s)/u]) {
    const length = noun.exec(rest.slice(of))?.[0].length ?? 0;
    const later = length === 0 ? null : rateAt(figure.end + of + length, text, plain, amounts, bounds);
    if (later?.isTime === true) return { ...figure, per: later.per };
  }
  return figure;
}

interface Rate {
  end: number;
  per: string;
  isTime: boolean;
}

/** The rate at a position: `per month`, `a day`, `/kg`, `annually`, `per location`. */
function rateAt(at: number, text: string, plain: string, amounts: AmountReader, bounds: Bounds): Rate | null {
  const rest = plain.slice(at, at + 40);
  const period = bounds.periods.head(rest);
  const code = period > 0 ? bounds.periodUnits.get(rest.slice(0, period).trim()) : undefined;
  if (code !== undefined) return { end: at + period, per: code, isTime: true };
  const slash = /^\s?\/\s?/u.exec(rest)?.[0].length ?? 0;
  const per = slash || bounds.per.head(rest);
  const each = per > 0 ? 0 : bounds.each.head(rest);
  if (per === 0 && each === 0) return null;
  const gap = /^\s*/u.exec(rest.slice(per + each))?.[0].length ?? 0;
  const start = at + per + each + gap;
  const unit = amounts.unit(text, start);
  const isTime = unit?.unit.dimension === 'time' || unit?.unit.dimension === 'calendar';
  if (unit !== null && (per > 0 || isTime)) return { end: unit.end, per: unit.unit.code, isTime };
  const word =
    per > 0 ? /^[\p{L}\p{M}]{2,20}(?:\s[\p{L}\p{M}]{2,20}(?=\s?\/))?/u.exec(text.slice(start))?.[0] : undefined;
  const isNumber = slash === 0 && bounds.numbers.has(word?.toLowerCase() ?? '');
  return word === undefined || isNumber
    ? null
    : { end: start + word.length, per: `{${word.toLowerCase()}}`, isTime: false };
}

/** Defines a figure as a page states it. */
import type { ClaimProperty } from '../../../report/vocabulary.ts';
import { claimsRule } from '../rule.ts';
import { inBase, type Unit } from './units.ts';

const { approximation, lastDigitShare, rounding, equality } = claimsRule.values;

/** A number or range with its unit. */
export interface Figure {
  /** UTF-16 offsets in the text, from its bounding words to its unit or rate. */
  start: number;
  end: number;
  property: ClaimProperty;
  /** In `unit`; null if the text has no bound on that side. For a date, the day as a number: 20240131, 2024. */
  low: number | null;
  high: number | null;
  /** Whether the text says "about". */
  approximate: boolean;
  /** Null for a date and for a bare number, which may count what follows. */
  unit: Unit | null;
  /** The denominator of a rate: a UCUM code, or a word in braces. */
  per: string | null;
  /** Whether words stand between its bounds; those after it hold for the upper one only. */
  isSplit?: true;
  /** The words that make it an age: "old" in "8 weeks old". */
  age?: string;
}

/** The figure as short text: `30`, `60-120`, `>=30`, `<=5`, `2024-01-31`, `1600s`. */
export function figureText({ low, high, property, unit }: Figure): string {
  if (unit?.dimension === 'decade') return `${low}s`;
  if (unit?.dimension === 'century') return short(low ?? 0);
  if (property === 'date')
    return String(low).replace(/^(\d{4})(\d\d)(\d\d)?$/u, (_, year, month, day) =>
      [year, month, day].filter(Boolean).join('-'),
    );
  if (low === null) return `<=${short(high ?? 0)}`;
  if (high === null) return `>=${short(low)}`;
  return low === high ? short(low) : `${short(low)}-${short(high)}`;
}

/** Rounds to twelve digits to remove binary rounding noise. */
function short(value: number): string {
  return String(Number(value.toPrecision(12)));
}

/** The unit with its rate: `USD/a`, `cm`, `mm/s`; undefined for a date. */
export function unitText({ unit, per }: Figure): string | undefined {
  if (unit === null || unit.dimension === 'decade') return undefined;
  return per === null ? unit.code : `${unit.code}/${per}`;
}

/** Converts `figure` to another unit of its dimension. */
export function inUnit(figure: Figure, unit: Unit | null): Figure {
  if (unit === null || figure.unit === null || figure.unit.code === unit.code) return figure;
  const from = figure.unit;
  const converted = (value: number | null) =>
    value === null ? null : (inBase(value, from) - unit.offset) / unit.factor;
  return { ...figure, low: converted(figure.low), high: converted(figure.high), unit };
}

/** Both bounds in base units; an open side is infinite. For a day, century or decade, its years. */
export function rangeOf({ low, high, unit }: Figure): [number, number] {
  const base = (value: number | null, open: number) =>
    value === null ? open : unit === null ? value : inBase(value, unit);
  return [base(low, -Infinity), base(high, Infinity)];
}

/**
 * Whether two figures of one dimension are equal, apart from rounding in a conversion.
 * @param converted the share by which figures in different units may differ
 */
export function isSameFigure(a: Figure, b: Figure, converted = rounding): boolean {
  const [aLow, aHigh] = rangeOf(a);
  const [bLow, bHigh] = rangeOf(b);
  const near = a.unit?.code === b.unit?.code ? 0 : converted;
  return isNear(aLow, bLow, near) && isNear(aHigh, bHigh, near);
}

/** Whether the ranges of two figures, widened if a text says "about", do not overlap. */
export function isOtherFigure(a: Figure, b: Figure): boolean {
  const [aLow, aHigh] = widened(a);
  const [bLow, bHigh] = widened(b);
  return aHigh < bLow || bHigh < aLow;
}

function widened(figure: Figure): [number, number] {
  const [low, high] = rangeOf(figure);
  const by = (bound: number | null): number =>
    figure.property === 'date' ? 0 : figure.approximate ? Math.min(approximation, vagueness(bound)) : rounding;
  return [low - Math.abs(low) * by(figure.low), high + Math.abs(high) * by(figure.high)];
}

/** Half of the last digit stated, as a share: "about 150" may be 155, "about 159" hardly 160. */
function vagueness(value: number | null): number {
  if (value === null || value === 0) return 0;
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  const decimals = mantissa.split('.')[1]?.length ?? 0;
  return (Number(`1e${Number(exponent) - decimals}`) * lastDigitShare) / Math.abs(value);
}

function isNear(a: number, b: number, share: number): boolean {
  if (a === b) return true;
  if (!Number.isFinite(a) || !Number.isFinite(b)) return false;
  return Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * Math.max(share, equality);
}

/** Leaves out figures that only give the one before in another unit: "5 years (60 months)", "60 °F or 15 °C". */
import { claimsRule } from '../rule.ts';
import type { Figure } from './figure.ts';
import { inBase, type Unit } from './units.ts';

const { approximation } = claimsRule.values;

/** Returns `figures` of `text` without such: "¥710 (about $7)" costs ¥710. */
export function withoutConversions(text: string, figures: readonly Figure[]): Figure[] {
  return figures.filter((figure, index) => !isConversion(text, figures[index - 1], figure));
}

function isConversion(text: string, before: Figure | undefined, figure: Figure): boolean {
  if (before?.unit == null || figure.unit === null) return false;
  if (before.property !== figure.property || figure.property === 'count') return false;
  if (before.unit.code === figure.unit.code) return false;
  const between = text.slice(before.end, figure.start);
  const isInBrackets =
    /^[^()]{0,3}[(（][^()\p{N}]{0,12}$/u.test(between) && /^[^()\p{N}]{0,12}[)）]/u.test(text.slice(figure.end));
  return isInBrackets || (/^\s?(?:\/|\p{L}{1,3})\s?$/u.test(between) && areEqual(before, figure));
}

/** Whether two figures of one dimension state about the same amount, each rounded in its own unit. */
function areEqual(a: Figure, b: Figure): boolean {
  if (a.unit === null || b.unit === null || a.unit.dimension !== b.unit.dimension) return false;
  return isNear(a.low, a.unit, b.low, b.unit) && isNear(a.high, a.unit, b.high, b.unit);
}

function isNear(one: number | null, unit: Unit, other: number | null, otherUnit: Unit): boolean {
  if (one === null || other === null) return one === other;
  const [a, b] = [inBase(one, unit), inBase(other, otherUnit)];
  return Math.abs(a - b) <= approximation * Math.max(Math.abs(a), Math.abs(b));
}

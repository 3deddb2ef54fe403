/** Compares the figures of a claim with those of a sentence: the same, different ones, or none. */
import { type Figure, inUnit, isOtherFigure } from '../claims/figures/figure.ts';
import { claimsRule } from '../claims/rule.ts';
import type { ToldFigure } from './told.ts';

const { rounding, approximation, equality } = claimsRule.values;

export interface FigureMatch {
  /** `none`: the claim has no figures; `missing`: the sentence says nothing about one of them. */
  state: 'none' | 'same' | 'different' | 'missing';
  /** For `different`: the figure of the claim, and that of the sentence. */
  said?: ToldFigure;
  found?: ToldFigure;
}

/** Compares figures. A date beside an amount says when the amount holds: with another date nothing is comparable. */
export function compareFigures(claim: readonly ToldFigure[], own: readonly ToldFigure[]): FigureMatch {
  if (claim.length === 0) return { state: 'none' };
  const dates = claim.filter(({ property }) => property === 'date').map((figure) => matchOf(figure, own));
  const amounts = claim.filter(({ property }) => property !== 'date').map((figure) => matchOf(figure, own));
  if (amounts.length > 0 && dates.some(({ state }) => state !== 'same')) return { state: 'missing' };
  const all = [...amounts, ...dates];
  if (all.some(({ state }) => state === 'missing')) return { state: 'missing' };
  return all.find(({ state }) => state === 'different') ?? { state: 'same' };
}

function matchOf(figure: ToldFigure, own: readonly ToldFigure[]): FigureMatch {
  const alike = own.filter((other) => isComparable(figure, other));
  if (alike.some((other) => agrees(figure, other))) return { state: 'same' };
  const found = alike.find((other) => isTrulyOther(figure, other));
  if (found === undefined || alike.some((other) => !isTrulyOther(figure, other))) return { state: 'missing' };
  return { state: 'different', said: figure, found };
}

function isComparable(a: ToldFigure, b: ToldFigure): boolean {
  if (a.property !== b.property || a.unit?.dimension !== b.unit?.dimension) return false;
  if (a.per !== null && b.per !== null && a.per !== b.per) return false;
  if (a.property !== 'count' || a.unit !== null) return true;
  return a.thing === null || b.thing === null || a.thing === b.thing;
}

/** Whether each bound of a claim is one of the sentence's, and on the same side. */
function agrees(claim: Figure, own: Figure): boolean {
  if (claim.property === 'date') return isSameDay(claim, own);
  const other = inUnit(own, claim.unit);
  if (other.low === null && other.high !== null && claim.low !== null && claim.high === null) return false;
  if (other.high === null && other.low !== null && claim.high !== null && claim.low === null) return false;
  const isConverted = claim.unit?.code !== own.unit?.code;
  const share = claim.approximate || own.approximate ? approximation : isConverted ? rounding : equality;
  const stated = [other.low, other.high].filter((bound) => bound !== null);
  return [claim.low, claim.high].every(
    (bound) => bound === null || stated.some((each) => Math.abs(each - bound) <= Math.abs(bound) * share),
  );
}

/** Dates agree if one is the other with less detail: 1987 and May 1987. */
function isSameDay(a: Figure, b: Figure): boolean {
  if (a.unit?.dimension !== b.unit?.dimension) return false;
  const [one, two] = [String(a.low), String(b.low)];
  return one.startsWith(two) || two.startsWith(one);
}

function isTrulyOther(claim: ToldFigure, own: ToldFigure): boolean {
  if (claim.property === 'date') return !isSameDay(claim, own);
  if (claim.property === 'count' && claim.unit === null && claim.thing !== own.thing) return false;
  return (
    isOtherFigure(claim, own) ||
    (claim.low === null) !== (own.low === null) ||
    (claim.high === null) !== (own.high === null)
  );
}

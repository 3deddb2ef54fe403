/** Tells whether the rates and sizes of two figures can be compared: "$23" and "$15 per month" of one plan. */
import { type Figure, rangeOf } from '../figures/figure.ts';
import type { KeyedClaim } from '../keyed-claim.ts';
import { claimsRule } from '../rule.ts';
import { areOneThing } from './distinctions.ts';
import type { Likeness } from './likeness.ts';

const { maxRatio, maxPlanRatio } = claimsRule.values;

const sizes: ReadonlySet<string> = new Set(['length', 'area', 'volume', 'mass']);

/** Whether two rates are comparable: "per user" may be omitted, but "per hour" may not. */
export function areOneRate(a: string | null, b: string | null): boolean {
  const [oneOf, otherOf] = [a, b].map((per) => /\{[^}]*\}/u.exec(per ?? '')?.[0] ?? null);
  if (oneOf !== otherOf && oneOf !== null && otherOf !== null) return false;
  const [one, other] = [a, b].map((per) => (per ?? '').replace(/\{[^}]*\}\/?/u, ''));
  return one === other;
}

/** Whether two prices are of one named plan, of which one leaves out that it is paid each month: "Lite: $23". */
export function areOfOnePlan(a: KeyedClaim, b: KeyedClaim, likeness: Likeness): boolean {
  const [one, other] = [a.figure, b.figure];
  if (one.property !== 'price' || a.owner === null || b.owner === null) return false;
  const isUnsaid = (one.per === null) !== (other.per === null) && (one.per ?? other.per) === 'mo';
  return isUnsaid && areOneThing(a, b, likeness) && !areFarApart(one, other, maxPlanRatio);
}

/** Whether two prices or sizes are too far apart to be of one thing: the mesh of a wire cloth, and its height. */
export function areFarApart(a: Figure, b: Figure, ratio = maxRatio): boolean {
  if (a.property !== 'price' && !sizes.has(a.unit?.dimension ?? '')) return false;
  const [one, other] = [a, b].map((figure) => rangeOf(figure).find(Number.isFinite) ?? 0);
  return Math.max(one ?? 0, other ?? 0) > ratio * Math.min(one ?? 0, other ?? 0);
}

/** Reads the prices of a market, so that they can be drawn on one axis. */
import type { Scale } from './geometry.ts';
import type { Claim } from './shape.ts';

export interface PriceRange {
  claim: Claim;
  /** Null where the price has no lower end: "up to 300". */
  low: number | null;
  high: number | null;
}

export interface Prices {
  /** UCUM or currency code of all of them. */
  unit: string;
  /** In the report's order, the best known first. */
  drawn: PriceRange[];
  /** Prices so far from the others that they would crush them on the axis. */
  apart: PriceRange[];
  scale: Scale;
}

/** With fewer prices there is nothing to compare. */
const minPrices = 3;
/** A price beyond this many times the upper decile is another matter: a fine, a grant. It is not drawn. */
const apartFactor = 10;
const upperShare = 0.9;

/** The ends of a price: `250-400`, `>=200`, `<=300` or `95`; undefined for what is no price. */
export function endsOf(value: string): Pick<PriceRange, 'low' | 'high'> | undefined {
  const [, bound = '', first = '', second] = /^([<>]=)?(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?$/u.exec(value) ?? [];
  if (first === '') return undefined;
  const low = Number(first);
  if (bound === '>=') return { low, high: null };
  if (bound === '<=') return { low: null, high: low };
  return { low, high: second === undefined ? low : Number(second) };
}

/** The prices in the unit that most of them have; undefined if there are fewer than three. */
export function pricesOf(claims: readonly Claim[]): Prices | undefined {
  const byUnit = new Map<string, PriceRange[]>();
  for (const claim of claims) {
    const ends = claim.property === 'price' && claim.unit !== undefined ? endsOf(claim.value) : undefined;
    if (ends !== undefined) {
      byUnit.set(claim.unit ?? '', [...(byUnit.get(claim.unit ?? '') ?? []), { claim, ...ends }]);
    }
  }
  const [most] = [...byUnit].toSorted(([, a], [, b]) => b.length - a.length);
  if (most === undefined || most[1].length < minPrices) return undefined;
  const [unit, all] = most;
  const ends = all.map(to).toSorted((a, b) => a - b);
  const upper = ends[Math.floor((ends.length - 1) * upperShare)] ?? 0;
  const isApart = (range: PriceRange) => to(range) > apartFactor * upper;
  const drawn = all.filter((range) => !isApart(range));
  return { unit, drawn, apart: all.filter(isApart), scale: { min: 0, max: Math.max(...drawn.map(to)) || 1 } };
}

/** The cheapest first. */
export function cheapestFirst(prices: readonly PriceRange[]): PriceRange[] {
  return prices.toSorted((a, b) => from(a) - from(b) || to(a) - to(b));
}

/** Where a range begins on the axis; an open one at its only end. */
export function from({ low, high }: PriceRange): number {
  return low ?? high ?? 0;
}

/** Where a range ends on the axis. */
export function to({ low, high }: PriceRange): number {
  return high ?? low ?? 0;
}

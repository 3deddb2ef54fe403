/** Measures the similarity of two claims' subjects by their shared words, weighted by rarity. */
import type { KeyedClaim } from '../keyed-claim.ts';
import { claimsRule } from '../rule.ts';

const { maxAbbreviation, maxSharing, minTradeClaims, minTradeShare } = claimsRule.values;

export interface Likeness {
  /** The share of words that two sets of stems have in common, weighted by rarity, 0 to 1. */
  of(one: ReadonlySet<string>, other: ReadonlySet<string>): number;
  /** Whether a word names what the whole market is about, as "renovation" and "remodel" do for a renovation's cost. */
  isTrade(stem: string): boolean;
  /** Pairs of `claims` that share a word that is not too common, by index, lower index first. */
  pairs(claims: readonly KeyedClaim[]): [number, number][];
}

/** Creates the measure; words weigh more if fewer `claims` have them. */
export function likenessIn(claims: readonly KeyedClaim[]): Likeness {
  const counts = new Map<string, number>();
  for (const { context } of claims) for (const stem of context) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weightOf = (stem: string): number => Math.log(1 + claims.length / (counts.get(stem) ?? 1));
  return {
    isTrade: (stem) => (counts.get(stem) ?? 0) >= Math.max(minTradeClaims, minTradeShare * claims.length),
    of(one, other) {
      let shared = 0;
      let all = 0;
      for (const stem of one) {
        const weight = weightOf(stem);
        all += weight;
        if (other.has(stem) || [...other].some((each) => areShort(stem, each))) shared += weight;
      }
      for (const stem of other) {
        if (!one.has(stem) && ![...one].some((each) => areShort(stem, each))) all += weightOf(stem);
      }
      return all === 0 ? 0 : shared / all;
    },
    pairs(listed) {
      const byStem = new Map<string, number[]>();
      for (const [index, { context }] of listed.entries()) {
        for (const stem of context) byStem.set(stem, [...(byStem.get(stem) ?? []), index]);
      }
      const found = new Set<number>();
      for (const sharing of byStem.values()) {
        if (sharing.length > maxSharing) continue;
        for (const [place, one] of sharing.entries()) {
          for (const other of sharing.slice(place + 1)) found.add(one * listed.length + other);
        }
      }
      return [...found]
        .sort((a, b) => a - b)
        .map((pair) => [Math.floor(pair / listed.length), pair % listed.length] as [number, number]);
    },
  };
}

/** Whether one of two words abbreviates the other: `br` and `bedroom`. */
function areShort(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length > maxAbbreviation || short.length < 2 || long.length <= maxAbbreviation) return false;
  if (short.charAt(0) !== long.charAt(0)) return false;
  let at = 0;
  for (const char of long) if (char === short.charAt(at)) at++;
  return at === short.length;
}

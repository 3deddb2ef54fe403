/** Groups the claims of all pages: one group for each figure of a subject, with the groups that differ from it. */
import type { KeyedClaim } from './keyed-claim.ts';
import { type Likeness, likenessIn } from './matching/likeness.ts';
import { areRivals, contradicts, isClearAmong } from './matching/rivals.ts';
import { agrees, areSame, isToldAlike } from './matching/same-fact.ts';
import { claimsRule } from './rule.ts';

const { minWholeSubject } = claimsRule.values;

export interface ClaimGroup {
  /** Claims with the figure, one per site, best first. */
  support: KeyedClaim[];
  /** Claims with another figure for the same subject, one per site and figure. */
  others: KeyedClaim[];
  /** Those of `others` that cannot hold at the same time. */
  contradict: KeyedClaim[];
}

/** Groups `claims`, in the order of their first occurrence. */
export function grouped(claims: readonly KeyedClaim[]): ClaimGroup[] {
  const likeness = likenessIn(claims);
  const groups = byFigure(claims, likeness);
  const firsts = groups.flatMap(([first]) => first ?? []);
  const found = groups.map(
    (members) => ({ support: oneOfEachSite(members), others: [], contradict: [] }) as ClaimGroup,
  );
  for (const [one, other] of related(claims, groups, firsts, likeness)) {
    const [a, b] = [found[one], found[other]];
    const [first] = a?.support ?? [];
    const [second] = b?.support ?? [];
    if (a === undefined || b === undefined || first === undefined || second === undefined) continue;
    a.others.push(...b.support);
    b.others.push(...a.support);
    if (!contradicts(first, second)) continue;
    a.contradict.push(...b.support);
    b.contradict.push(...a.support);
  }
  return found;
}

/** Groups claims with the same figure for the same subject, in any wording. */
function byFigure(claims: readonly KeyedClaim[], likeness: Likeness): KeyedClaim[][] {
  const groupOf = claims.map((_, index) => index);
  const rootOf = (index: number): number => {
    let at = index;
    while (groupOf[at] !== at) at = groupOf[at] ?? at;
    return at;
  };
  const join = (one: number, other: number): void => {
    const [a, b] = [rootOf(one), rootOf(other)];
    groupOf[Math.max(a, b)] = Math.min(a, b);
  };
  const isSame = (one: number, other: number): boolean => {
    const [a, b] = [claims[one], claims[other]];
    return a !== undefined && b !== undefined && areSame(a, b);
  };
  const byKey = new Map<string, number[]>();
  for (const [index, { key }] of claims.entries()) byKey.set(key, [...(byKey.get(key) ?? []), index]);
  for (const same of byKey.values()) {
    for (const [place, one] of same.entries()) {
      const before = same.slice(0, place).find((other) => isSame(one, other));
      if (before !== undefined) join(before, one);
    }
  }
  const byValue = Map.groupBy(claims.keys(), (index) => {
    const claim = claims[index];
    return claim === undefined ? '' : `${claim.page.source_id} ${claim.kind} ${claim.figure.low} ${claim.figure.high}`;
  });
  for (const [first, ...others] of byValue.values()) {
    const a = claims[first ?? -1];
    for (const other of others) {
      const b = claims[other];
      if (first !== undefined && a !== undefined && b !== undefined && agrees(a, b)) join(first, other);
    }
  }
  for (const [one, other] of likeness.pairs(claims)) {
    const [a, b] = [claims[one], claims[other]];
    if (a === undefined || b === undefined || !areSame(a, b)) continue;
    if (agrees(a, b) || isToldAlike(a, b, likeness)) join(one, other);
  }
  return [...Map.groupBy(claims.keys(), rootOf).values()].map((members) =>
    members
      .flatMap((index) => claims[index] ?? [])
      .sort(
        (a, b) =>
          a.doubt - b.doubt ||
          // "A $50 fee" tells less than "the fee for filing a certificate".
          Number(b.subjectStems.size >= minWholeSubject) - Number(a.subjectStems.size >= minWholeSubject) ||
          a.statement.length - b.statement.length,
      ),
  );
}

/** Pairs of groups with different figures for the same subject. */
function related(
  claims: readonly KeyedClaim[],
  groups: readonly (readonly KeyedClaim[])[],
  firsts: readonly KeyedClaim[],
  likeness: Likeness,
): [number, number][] {
  const groupOf = new Map(groups.flatMap((members, index) => members.map((claim) => [claim, index] as const)));
  const pairs = new Map<string, [number, number]>();
  for (const [one, other] of likeness.pairs(claims)) {
    const [a, b] = [claims[one], claims[other]].map((claim) => (claim === undefined ? -1 : (groupOf.get(claim) ?? -1)));
    if (
      a === undefined ||
      b === undefined ||
      a === b ||
      claims[one]?.figure.property !== claims[other]?.figure.property
    )
      continue;
    pairs.set(`${Math.min(a, b)} ${Math.max(a, b)}`, [Math.min(a, b), Math.max(a, b)]);
  }
  const byKey = new Map<string, number[]>();
  for (const [index, { key }] of firsts.entries()) {
    for (const before of byKey.get(key) ?? []) pairs.set(`${before} ${index}`, [before, index]);
    byKey.set(key, [...(byKey.get(key) ?? []), index]);
  }
  const isClear = isClearAmong(groups);
  const clear = groups.map((members) => members.filter(isClear));
  const areAbroad = countriesOf(claims);
  return [...pairs.values()].filter(([one, other]) => {
    const [first, second] = [firsts[one], firsts[other]];
    if (first === undefined || second === undefined || !sharesSubject(first, second)) return false;
    return (clear[one] ?? []).some((a) =>
      (clear[other] ?? []).some((b) => !areAbroad(a, b) && areRivals(a, b, likeness)),
    );
  });
}

/** Whether the claims that stand for two groups have a word in common; what happened is told in more varied words. */
function sharesSubject(a: KeyedClaim, b: KeyedClaim): boolean {
  return a.figure.property === 'date' || a.key === b.key || [...a.told].some((stem) => b.told.has(stem));
}

/** Returns a predicate for claims of sites that write their prices in different currencies, so for different countries. */
function countriesOf(claims: readonly KeyedClaim[]): (a: KeyedClaim, b: KeyedClaim) => boolean {
  const currencies = new Map<string, Set<string>>();
  for (const { site, figure } of claims) {
    if (figure.property !== 'price' || figure.unit === null) continue;
    currencies.set(site, (currencies.get(site) ?? new Set()).add(figure.unit.code));
  }
  return (a, b) => {
    const [one, other] = [currencies.get(a.site), currencies.get(b.site)];
    return one !== undefined && other !== undefined && ![...one].some((code) => other.has(code));
  };
}

/** The plainest claim of each site. */
function oneOfEachSite(members: readonly KeyedClaim[]): KeyedClaim[] {
  return [...Map.groupBy(members, ({ site }) => site).values()].flatMap(([best]) => best ?? []);
}

/** The latest day of the pages of `claims`; null if none has a date. */
export function newest(claims: readonly KeyedClaim[]): string | null {
  return claims.reduce<string | null>(
    (latest, { day }) => (day !== null && (latest === null || day > latest) ? day : latest),
    null,
  );
}

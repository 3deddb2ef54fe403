/** Brings together what the pages say of the same: one group for each subject, with the figure that most sites give. */
import { type Figure, isOtherFigure, isSameFigure } from './figure.ts';
import { type KeyedClaim, kindOf } from './keyed-claim.ts';

export interface ClaimGroup {
  /** Those of the figure that most sites give, one a site, best first. */
  support: KeyedClaim[];
  /** Those that give another figure. */
  others: KeyedClaim[];
  /** Of these, those that speak beyond doubt of the same. */
  contradict: KeyedClaim[];
}

/** The groups of `claims`, in the order in which their subjects first come. */
export function grouped(claims: readonly KeyedClaim[]): ClaimGroup[] {
  const byKey = Map.groupBy(claims, ({ key }) => key);
  const clear = [...byKey.values()].map(withoutUnclear).filter((group) => group.length > 0);
  return merged(clear.map(judged));
}

/**
 * Brings together groups that name one subject in different words: other sites give the same figure, one that no
 * chance brings about, of the same names, for subjects that share a word beside the keyword's.
 */
function merged(groups: readonly ClaimGroup[]): ClaimGroup[] {
  const kept: ClaimGroup[] = [];
  for (const group of groups) {
    const same = kept.find((other) => isSameFact(group, other));
    if (same === undefined) {
      kept.push({ ...group });
      continue;
    }
    const sites = new Set(same.support.map(({ site }) => site));
    same.support = [...same.support, ...group.support.filter(({ site }) => !sites.has(site))];
    same.others = [...same.others, ...group.others];
    same.contradict = [...same.contradict, ...group.contradict];
  }
  return kept;
}

function isSameFact({ support: [one] }: ClaimGroup, { support: [other] }: ClaimGroup): boolean {
  return one !== undefined && other !== undefined && one.site !== other.site && agrees(one, other);
}

/** Whether two claims, whatever their words, can only be the same fact. */
export function agrees(one: KeyedClaim, other: KeyedClaim): boolean {
  if (kindOf(one.figure) !== kindOf(other.figure) || !isSameFigure(one.figure, other.figure)) return false;
  if (!isDistinctive(one.figure)) return false;
  return isEqual(one.named, other.named) && [...one.stems].some((stem) => other.stems.has(stem));
}

/** A range, or three digits that mean something. */
function isDistinctive({ low, high, property }: Figure): boolean {
  if (low === null || high === null || property === 'date') return false;
  return (
    low !== high ||
    String(low)
      .replace('.', '')
      .replace(/^0+|0+$/gu, '').length >= 3
  );
}

/** A site that gives several figures for "the same" speaks of several things: none of them is known to be meant. */
function withoutUnclear(group: readonly KeyedClaim[]): KeyedClaim[] {
  const bySite = Map.groupBy(group, ({ site }) => site);
  return [...bySite.values()].flatMap((own) => {
    const [first] = own;
    return first !== undefined && own.every(({ figure }) => isSameFigure(figure, first.figure)) ? [best(own)] : [];
  });
}

/** Of a site's claims of the same the one whose sentence says it most plainly: a short one. */
function best(own: readonly KeyedClaim[]): KeyedClaim {
  return own.reduce((a, b) => (b.statement.length < a.statement.length ? b : a));
}

function judged(group: readonly KeyedClaim[]): ClaimGroup {
  const clusters: KeyedClaim[][] = [];
  for (const claim of group) {
    const same = clusters.find(([first]) => first !== undefined && isSameFigure(first.figure, claim.figure));
    if (same === undefined) clusters.push([claim]);
    else same.push(claim);
  }
  const [support = []] = clusters.toSorted(
    (a, b) => b.length - a.length || (newest(b) ?? '').localeCompare(newest(a) ?? '', 'en'),
  );
  const [first] = support;
  const others = group.filter((claim) => !support.includes(claim));
  return {
    support,
    others,
    contradict: first === undefined ? [] : others.filter((claim) => contradicts(claim, first)),
  };
}

/** The latest day of the pages of `claims`; null when none is dated. */
export function newest(claims: readonly KeyedClaim[]): string | null {
  return claims.reduce<string | null>(
    (latest, { day }) => (day !== null && (latest === null || day > latest) ? day : latest),
    null,
  );
}

/** Whether two claims of one subject cannot both hold: no common value, of the same years and the same names. */
function contradicts(a: KeyedClaim, b: KeyedClaim): boolean {
  return a.years === b.years && isEqual(a.named, b.named) && isOtherFigure(a.figure, b.figure);
}

function isEqual(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((name) => b.has(name));
}

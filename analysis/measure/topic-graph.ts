/** Which names of the market hold together. */
import { npmi } from './association.ts';
import { communitiesOf, type Edge } from './communities.ts';
import type { GraphName } from './graph-names.ts';
import type { NamedPassage } from './named-passages.ts';

/** Associations weaker than this are as good as chance in a few hundred passages. */
export const leastAssociation = 0.15;

/** Between a name and a longer one that holds it: "protein" and "soy protein" are seldom both in one place. */
const nestedAssociation = 0.4;

/** Chosen on the markets of the built-in search so that a topic is what a section is about, not a chapter. */
export const resolution = 2.5;

/** Associations of `names`, by their places in the list: two must meet on two sites (or all there are) to have one. */
export function associationsOf(
  names: readonly GraphName[],
  keys: readonly string[],
  passages: readonly NamedPassage[],
): Edge[] {
  const edges: Edge[] = [];
  const leastSites = Math.min(2, new Set(passages.map(({ domain }) => domain)).size);
  names.forEach((one, a) => {
    const places = new Set(one.at);
    for (let b = a + 1; b < names.length; b++) {
      const other = names[b];
      if (other === undefined) continue;
      const shared = other.at.filter((place) => places.has(place));
      const sites = new Set(shared.map((place) => passages[place]?.domain));
      const nested = isNested(keys[one.name] ?? '', keys[other.name] ?? '') ? nestedAssociation : 0;
      const met = sites.size < leastSites ? 0 : npmi(shared.length, one.at.length, other.at.length, passages.length);
      const weight = Math.max(nested, met);
      if (weight >= leastAssociation) edges.push({ a, b, weight });
    }
  });
  return edges;
}

function isNested(one: string, other: string): boolean {
  const [short = '', long = ''] = one.length < other.length ? [one, other] : [other, one];
  return ` ${long} `.includes(` ${short} `);
}

/** A group of names that hold together; `bond` says how strongly a name is tied to the others, 0..1. */
export type NameGroup = (GraphName & { bond: number })[];

/** The groups of `names` that hold together by `edges`. */
export function groupsOf(names: readonly GraphName[], edges: readonly Edge[]): NameGroup[] {
  const groups = communitiesOf(names.length, edges, resolution);
  const groupOf = new Map(groups.flatMap((places, group) => places.map((place) => [place, group] as const)));
  const ties = names.map(() => 0);
  for (const { a, b, weight } of edges) {
    if (groupOf.get(a) !== groupOf.get(b)) continue;
    ties[a] = (ties[a] ?? 0) + weight;
    ties[b] = (ties[b] ?? 0) + weight;
  }
  return groups.map((places) => {
    const most = Math.max(...places.map((place) => ties[place] ?? 0));
    return places.flatMap((place) => {
      const name = names[place];
      return name === undefined ? [] : [{ ...name, bond: most === 0 ? 1 : (ties[place] ?? 0) / most }];
    });
  });
}

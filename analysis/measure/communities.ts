/** Finds communities in a small weighted graph: groups of nodes that hold together more than chance would have it. */

/** An undirected edge between two nodes, numbered from 0; `weight` > 0. */
export interface Edge {
  a: number;
  b: number;
  weight: number;
}

interface Graph {
  links: Map<number, number>[];
  /** Weight of the edges inside each node, of those that earlier rounds have merged. */
  inner: number[];
}

/** Gains smaller than this are rounding: they would make the result depend on the order of additions. */
const leastGain = 1e-9;

/** Passes over the nodes in one round; the method settles in a few, and hostile weights end here. */
const mostPasses = 30;

/**
 * The communities of `count` nodes, each in ascending order, ordered by their first node.
 * Louvain's method (V. Blondel, J.-L. Guillaume, R. Lambiotte, E. Lefebvre, "Fast unfolding of communities in large
 * networks", Journal of Statistical Mechanics (2008) P10008, arXiv:0803.0476), visiting nodes in their order and
 * breaking ties by the lower number, so that the same graph gives the same communities.
 * @param resolution above 1 for more and smaller communities (J. Reichardt, S. Bornholdt, "Statistical mechanics of
 *   community detection", Physical Review E 74 (2006) 016110)
 */
export function communitiesOf(count: number, edges: readonly Edge[], resolution: number): number[][] {
  let members = Array.from({ length: count }, (_, node) => [node]);
  let graph = graphOf(count, edges);
  for (;;) {
    const community = moveNodes(graph, resolution);
    const names = [...new Set(community)].sort((a, b) => a - b);
    if (names.length === members.length) return members.map((nodes) => nodes.sort((a, b) => a - b)).sort(byFirst);
    const place = new Map(names.map((name, index) => [name, index]));
    const target = community.map((name) => place.get(name) ?? 0);
    members = mergeMembers(members, target, names.length);
    graph = mergeGraph(graph, target, names.length);
  }
}

function byFirst(a: readonly number[], b: readonly number[]): number {
  return (a[0] ?? 0) - (b[0] ?? 0);
}

function graphOf(count: number, edges: readonly Edge[]): Graph {
  const links = Array.from({ length: count }, () => new Map<number, number>());
  for (const { a, b, weight } of edges) {
    addTo(links[a], b, weight);
    addTo(links[b], a, weight);
  }
  return { links, inner: links.map(() => 0) };
}

/** The community of every node after each has moved to where modularity gains most, until none moves. */
function moveNodes({ links, inner }: Graph, resolution: number): number[] {
  const degree = links.map((to, node) => sum(to.values()) + 2 * (inner[node] ?? 0));
  const all = sum(degree);
  const community = links.map((_, node) => node);
  if (all === 0) return community;
  const total = [...degree];
  for (let pass = 0, moved = true; moved && pass < mostPasses; pass++) {
    moved = false;
    links.forEach((to, node) => {
      const from = community[node] ?? node;
      const own = degree[node] ?? 0;
      total[from] = (total[from] ?? 0) - own;
      const near = new Map<number, number>([[from, 0]]);
      for (const [other, weight] of to) addTo(near, community[other] ?? other, weight);
      const gain = (name: number) => (near.get(name) ?? 0) - (resolution * own * (total[name] ?? 0)) / all;
      let best = from;
      for (const name of [...near.keys()].sort((a, b) => a - b)) if (gain(name) > gain(best) + leastGain) best = name;
      total[best] = (total[best] ?? 0) + own;
      community[node] = best;
      moved ||= best !== from;
    });
  }
  return community;
}

function mergeMembers(members: readonly number[][], target: readonly number[], count: number): number[][] {
  const merged: number[][] = Array.from({ length: count }, () => []);
  for (const [index, nodes] of members.entries()) merged[target[index] ?? 0]?.push(...nodes);
  return merged;
}

function mergeGraph({ links, inner }: Graph, target: readonly number[], count: number): Graph {
  const merged: Graph = {
    links: Array.from({ length: count }, () => new Map<number, number>()),
    inner: Array.from({ length: count }, () => 0),
  };
  links.forEach((to, node) => {
    const own = target[node] ?? 0;
    merged.inner[own] = (merged.inner[own] ?? 0) + (inner[node] ?? 0);
    for (const [other, weight] of to) {
      const far = target[other] ?? 0;
      // Seen from both ends, an edge that comes to lie inside counts half each time.
      if (far === own) merged.inner[own] = (merged.inner[own] ?? 0) + weight / 2;
      else addTo(merged.links[own], far, weight);
    }
  });
  return merged;
}

function addTo(sums: Map<number, number> | undefined, key: number, weight: number): void {
  sums?.set(key, (sums.get(key) ?? 0) + weight);
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** Which names of the market may say what a part of it is about. */
import { residualIdf } from './association.ts';
import type { NameUse } from './name-uses.ts';
import type { NamedPassage } from './named-passages.ts';

/** A name worth a place in the graph. */
export interface GraphName {
  /** Its number. */
  name: number;
  /** The passages, by place, whose text or heading holds it. */
  at: number[];
  /** Sites that dwell on it: see `isDwelling`. */
  dwelling: ReadonlySet<string>;
  /** How much it keeps to few passages, in bits: see `residualIdf`. */
  burst: number;
}

/** A name in fewer passages says nothing about what it stands beside, one in this share of them stands beside all. */
const leastPassages = 3;
export const hubShare = 0.3;

/** Of a few passages every share is large: so many are never too many. */
const fewPassages = 12;

/** Strewn more evenly than this, a name that no two headings use is a word of every subject: "insights", "higher". */
export const leastBurst = 0.05;

/** Of fewer passages a name is told once in each: how it is strewn says nothing. */
const manyPassages = 150;

/** A page dwells on a name from this many of its passages on, and this share of them. */
const dwelling = { passages: 2, share: 0.1 } as const;

interface Standing extends Omit<GraphName, 'burst'> {
  dwelling: Set<string>;
  sites: Set<string>;
  occurrences: number;
  /** Passages with it by page. */
  pages: Map<string, number>;
}

/**
 * The names that may say what a part of the market is about: at least two sites (or all there are) use them, and two
 * dwell on them, or headings use them while one site dwells on them or three hold them.
 */
export function graphNames(passages: readonly NamedPassage[], uses: readonly NameUse[]): GraphName[] {
  const sites = new Set(passages.map(({ domain }) => domain)).size;
  const most = Math.max(fewPassages, passages.length * hubShare);
  return standingOf(passages, uses.length).flatMap((entry) => {
    const { name, at, sites: own, occurrences } = entry;
    const use = uses[name];
    if (use === undefined || at.length < leastPassages || at.length > most) return [];
    if (own.size < Math.min(2, sites)) return [];
    const burst = residualIdf(at.length, occurrences, passages.length);
    const isStrewn = passages.length >= manyPassages && burst < leastBurst;
    if (isStrewn && use.headed.size < 2 && use.alone.size === 0) return [];
    const headed = use.headed.size > 0;
    const isSubject = entry.dwelling.size >= 2 || (headed && (entry.dwelling.size === 1 || own.size >= 3));
    return isSubject ? [{ name, at, dwelling: entry.dwelling, burst }] : [];
  });
}

function standingOf(passages: readonly NamedPassage[], count: number): Standing[] {
  const lengths = new Map<string, number>();
  for (const { source_id } of passages) lengths.set(source_id, (lengths.get(source_id) ?? 0) + 1);
  const names = Array.from(
    { length: count },
    (_, name): Standing => ({
      name,
      at: [],
      dwelling: new Set(),
      sites: new Set(),
      occurrences: 0,
      pages: new Map(),
    }),
  );
  passages.forEach(({ counts, inner, domain, source_id }, place) => {
    for (const name of new Set([...counts.keys(), ...inner])) {
      const entry = names[name];
      if (entry === undefined) continue;
      const inText = counts.get(name) ?? 0;
      const onPage = (entry.pages.get(source_id) ?? 0) + 1;
      entry.at.push(place);
      entry.sites.add(domain);
      entry.occurrences += inText + (inner.has(name) ? 1 : 0);
      entry.pages.set(source_id, onPage);
      if (isDwelling(inText, inner.has(name), onPage, lengths.get(source_id) ?? 0)) entry.dwelling.add(domain);
    }
  });
  return names;
}

/** A site dwells on a name with a passage that holds it twice, or once below a heading that does, or with several. */
function isDwelling(inText: number, isHeaded: boolean, onPage: number, length: number): boolean {
  if (inText >= 2 || (inText === 1 && isHeaded)) return true;
  return onPage >= Math.max(dwelling.passages, length * dwelling.share);
}

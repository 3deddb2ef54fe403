/** The words that the pages of a market share where they are nearest to a question. */
import type { Passage } from '../../read/passages.ts';
import { answersRule } from './rule.ts';

const { maxSharedWords, belowQuestion } = answersRule.values;

/** How much of the shared words a text has, 0 to 1. */
export type SharedWords = (stems: { has(stem: string): boolean }) => number;

/**
 * Returns, for a page, what the other pages say where they are nearest to a question: answers to one question have
 * words in common that the question does not have.
 * @param ranked passages, best first
 * @param asked stems of the question
 * @param sections by source, the passages below the question itself, which answer it whatever words they have
 */
export function sharedWords(
  ranked: readonly { passage: Passage; score: number }[],
  asked: ReadonlySet<string>,
  idfOf: (stem: string) => number,
  sections: ReadonlyMap<string, { passages: readonly Passage[]; isPair: boolean }> = new Map(),
): (source_id: string) => SharedWords {
  const nearest = new Map<string, { passage: Passage; score: number }>();
  for (const [source, { passages, isPair }] of sections) {
    const [passage] = passages;
    if (isPair && passage !== undefined) nearest.set(source, { passage, score: belowQuestion });
  }
  for (const one of ranked) if (!nearest.has(one.passage.source_id)) nearest.set(one.passage.source_id, one);
  const sharing = new Map<string, { source: string; weight: number }[]>();
  for (const [source, { passage, score }] of nearest)
    for (const stem of passage.stems.keys()) if (!asked.has(stem)) add(stem, { source, weight: score * idfOf(stem) });
  const heaviest = [...sharing.keys()].map((stem) => weighed(stem)).sort(byWeight);
  return (source_id) => {
    // Leaving out the page's own weights takes none but its own words down the order.
    const own = nearest.get(source_id)?.passage.stems ?? new Map<string, number>();
    const kept = heaviest
      .slice(0, maxSharedWords + own.size)
      .map((word) => (own.has(word[0]) ? weighed(word[0], source_id) : word))
      .filter(([, weight]) => weight > 0)
      .sort(byWeight)
      .slice(0, maxSharedWords);
    const total = kept.reduce((sum, [, weight]) => sum + weight, 0);
    return (stems) =>
      total === 0 ? 0 : kept.reduce((sum, [stem, weight]) => sum + (stems.has(stem) ? weight : 0), 0) / total;
  };

  function add(stem: string, share: { source: string; weight: number }): void {
    const known = sharing.get(stem);
    if (known === undefined) sharing.set(stem, [share]);
    else known.push(share);
  }

  /** A stem with its weight on all pages besides one. */
  function weighed(stem: string, besides?: string): readonly [stem: string, weight: number] {
    const others = (sharing.get(stem) ?? []).filter(({ source }) => source !== besides);
    return [stem, others.reduce((sum, { weight }) => sum + weight, 0)];
  }
}

function byWeight([a, x]: readonly [string, number], [b, y]: readonly [string, number]): number {
  return y - x || (a < b ? -1 : 1);
}

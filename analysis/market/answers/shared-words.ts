/** The words that the pages of a market share where they are nearest to a question. */
import type { Passage } from '../../read/passages.ts';
import { answersRule } from './rule.ts';

const { maxSharedWords } = answersRule.values;

/** How much of the shared words a text has, 0 to 1. */
export type SharedWords = (stems: { has(stem: string): boolean }) => number;

/**
 * Returns, for a page, what the other pages say where they are nearest to a question: answers to one question have
 * words in common that the question does not have.
 * @param ranked passages, best first
 * @param asked stems of the question
 */
export function sharedWords(
  ranked: readonly { passage: Passage; score: number }[],
  asked: ReadonlySet<string>,
  idfOf: (stem: string) => number,
): (source_id: string) => SharedWords {
  const nearest = new Map<string, { passage: Passage; score: number }>();
  for (const one of ranked) if (!nearest.has(one.passage.source_id)) nearest.set(one.passage.source_id, one);
  return (source_id) => {
    const weights = new Map<string, number>();
    for (const [source, { passage, score }] of nearest) {
      if (source === source_id) continue;
      for (const stem of passage.stems.keys())
        if (!asked.has(stem)) weights.set(stem, (weights.get(stem) ?? 0) + score * idfOf(stem));
    }
    const kept = [...weights].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, maxSharedWords);
    const total = kept.reduce((sum, [, weight]) => sum + weight, 0);
    return (stems) =>
      total === 0 ? 0 : kept.reduce((sum, [stem, weight]) => sum + (stems.has(stem) ? weight : 0), 0) / total;
  };
}

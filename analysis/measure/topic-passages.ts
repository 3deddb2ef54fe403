/** Which passages are about which topic, and which pages treat it. */
import type { NamedPassage } from './named-passages.ts';

/** Occurrences of one name beyond this many say no more. */
const mostCounted = 3;

/** What a heading says weighs like so many occurrences: the one right above, and the one above that. */
const headingCounts = { inner: 2, outer: 1 } as const;

/** Occurrences from which on a passage is about the topic that it has most of, and about another one. */
const enough = { first: 2, other: 4 } as const;

/** A page treats a topic in a section of its own or in this many passages; a mention is no treatment. */
export const severalPassages = 2;

/** A passage about a topic; `strength` is the sum of its names' weights, by which the best is found. */
export interface TopicPassage {
  passage: NamedPassage;
  strength: number;
}

/** The passages of one page about a topic, in their order. */
export interface Treatment {
  source_id: string;
  domain: string;
  words: number;
  passages: TopicPassage[];
}

/**
 * For every topic, the pages that treat it: with a passage about it right below a heading that names it, or with two
 * passages about it anywhere. A passage is about the topic of which it holds most (by rarity of the names), if it holds
 * two occurrences, and about others of which it holds four; a heading counts as two, the one above it as one.
 * @param topicOf the topic of each name that has one
 * @param rarity weight of each name
 */
export function treatmentsOf(
  passages: readonly NamedPassage[],
  topicOf: ReadonlyMap<number, number>,
  rarity: ReadonlyMap<number, number>,
): Map<number, Treatment[]> {
  const byTopic = new Map<number, Map<string, Treatment & { isHeaded: boolean }>>();
  for (const passage of passages) {
    for (const { topic, strength, isHeaded } of topicsIn(passage, topicOf, rarity)) {
      const pages = byTopic.get(topic) ?? new Map<string, Treatment & { isHeaded: boolean }>();
      const { source_id, domain, words } = passage;
      const page = pages.get(source_id) ?? { source_id, domain, words: 0, passages: [], isHeaded: false };
      page.words += words;
      page.passages.push({ passage, strength });
      page.isHeaded ||= isHeaded;
      pages.set(source_id, page);
      byTopic.set(topic, pages);
    }
  }
  return new Map(
    [...byTopic].map(([topic, pages]) => [
      topic,
      [...pages.values()]
        .filter((page) => page.isHeaded || page.passages.length >= severalPassages)
        .map(({ isHeaded: _, ...treatment }) => treatment),
    ]),
  );
}

function topicsIn(
  { counts, inner, outer }: NamedPassage,
  topicOf: ReadonlyMap<number, number>,
  rarity: ReadonlyMap<number, number>,
): { topic: number; strength: number; isHeaded: boolean }[] {
  const found = new Map<number, { topic: number; count: number; strength: number; isHeaded: boolean }>();
  const add = (name: number, count: number, isHeaded: boolean) => {
    const topic = topicOf.get(name);
    if (topic === undefined) return;
    const entry = found.get(topic) ?? { topic, count: 0, strength: 0, isHeaded: false };
    entry.count += count;
    entry.strength += count * (rarity.get(name) ?? 0);
    entry.isHeaded ||= isHeaded;
    found.set(topic, entry);
  };
  for (const [name, count] of counts) add(name, Math.min(count, mostCounted), false);
  for (const name of inner) add(name, headingCounts.inner, true);
  for (const name of outer) add(name, headingCounts.outer, false);
  return [...found.values()]
    .sort((a, b) => b.strength - a.strength || a.topic - b.topic)
    .filter(({ count }, rank) => count >= (rank === 0 ? enough.first : enough.other));
}

/** Finds text that speaks of a topic under another name, by the words that market pages use for hardly anything else. */
import type { SubjectIndex, SubjectName } from '../../market/topics/subject-index.ts';
import type { Treatment } from '../../market/topics/treatment.ts';
import type { Passage } from '../../read/passages.ts';
import { topicCoverageRule } from './rule.ts';

const { minCompanionShare, minCompanionUses, minCompanionSites } = topicCoverageRule.values;

/**
 * Whether a passage of a page has a word of a topic's names and, beside it, another word, both of which the market's
 * pages hardly use outside the topic: "agent" and "process" for "Registered agent".
 * @param query the keyword's stems, which belong to every topic
 */
export function speaksOf(
  passages: readonly Passage[],
  names: readonly SubjectName[],
  market: readonly { index: SubjectIndex; treatment: Treatment | null }[],
  query: ReadonlySet<string>,
): boolean {
  const named = new Set(names.flatMap(({ stems }) => stems));
  const speaking = passages.filter(({ stems }) => [...named].some((stem) => stems.has(stem)));
  if (speaking.length === 0) return false;
  const uses = usesOf(market);
  const judged = new Map<string, boolean>();
  const isCompanion = (stem: string): boolean => {
    const known = judged.get(stem);
    if (known !== undefined) return known;
    const { count = 0, sites = 0 } = uses.get(stem) ?? {};
    const all = market.reduce((sum, { index }) => sum + (index.holding.get(stem)?.length ?? 0), 0);
    const isShared = !query.has(stem) && count >= minCompanionUses && sites >= minCompanionSites;
    const isOfTopic = isShared && count >= minCompanionShare * all;
    judged.set(stem, isOfTopic);
    return isOfTopic;
  };
  return speaking.some(({ stems }) => {
    const companions = [...stems.keys()].filter(isCompanion);
    return companions.length > 1 && companions.some((stem) => named.has(stem));
  });
}

/** In how many passages on a topic each word stands, and on how many sites. */
function usesOf(
  market: readonly { index: SubjectIndex; treatment: Treatment | null }[],
): ReadonlyMap<string, { count: number; sites: number }> {
  const uses = new Map<string, { count: number; sites: number }>();
  for (const { treatment } of market) {
    const seen = new Set<string>();
    for (const { stems } of treatment?.passages ?? [])
      for (const stem of stems.keys()) {
        const use = uses.get(stem) ?? { count: 0, sites: 0 };
        uses.set(stem, { count: use.count + 1, sites: use.sites + Number(!seen.has(stem)) });
        seen.add(stem);
      }
  }
  return uses;
}

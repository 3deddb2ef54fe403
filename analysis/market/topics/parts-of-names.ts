/** Finds words that are parts of names: "articles" in "Articles of Organization", the maker of what pages list. */
import { topicsRule } from './rule.ts';
import type { RunUse, SubjectIndex } from './subject-index.ts';

const { minCapitalUses, minCapitalShare, minShareInName, minSites } = topicsRule.values;

/** Whether sentences capitalize every word of a phrase: "Sales Cloud". */
export function isNamedByCase(uses: readonly RunUse[]): boolean {
  const { inSentence, capital } = sumOf(uses);
  return inSentence >= minCapitalUses && capital > inSentence * minCapitalShare;
}

/**
 * Returns a predicate for phrases that most texts say as a part of a name with one more word: "articles" of "Articles of
 * Organization", "Colony Bloodbath" of "Moon Colony Bloodbath". `listed`: the stems of names that pages list, joined.
 */
export function partsOfNames(indexes: readonly SubjectIndex[], listed: ReadonlySet<string>): (key: string) => boolean {
  const longer = new Map<string, RunUse[]>();
  for (const { runs } of indexes)
    for (const [key, use] of runs) if (key.includes(' ')) longer.set(key, [...(longer.get(key) ?? []), use]);
  const most = new Map<string, number>();
  for (const [key, uses] of longer)
    if (listed.has(key) || isNamedByCase(uses))
      for (const part of partsOf(key)) most.set(part, Math.max(most.get(part) ?? 0, sumOf(uses).text));
  return (key) => {
    const within = most.get(key) ?? 0;
    return within > 0 && within >= minShareInName * sumOf(indexes.flatMap(({ runs }) => runs.get(key) ?? [])).text;
  };
}

/** A name without its first word, and without its last. */
function partsOf(key: string): string[] {
  return [key.slice(key.indexOf(' ') + 1), key.slice(0, key.lastIndexOf(' '))];
}

function sumOf(uses: readonly RunUse[]): RunUse {
  const sum = { text: 0, inSentence: 0, capital: 0 };
  for (const { text, inSentence, capital } of uses) {
    sum.text += text;
    sum.inSentence += inSentence;
    sum.capital += capital;
  }
  return sum;
}

/**
 * Returns a predicate for phrases that pages list as names ("Dollar car rental", where pages list Dollar), or with which
 * such names begin: "Asics" where they list several shoes of Asics.
 */
export function listedOrMakers(names: readonly string[][]): (key: string) => boolean {
  const uses = new Map<string, number>();
  for (const key of new Set(names.map((stems) => stems.join(' ')))) {
    const stems = key.split(' ');
    for (let size = 1; size < stems.length; size++) {
      const start = stems.slice(0, size).join(' ');
      uses.set(start, (uses.get(start) ?? 0) + 1);
    }
    uses.set(key, minSites);
  }
  return (key) => (uses.get(key) ?? 0) >= (key.includes(' ') ? 1 : minSites);
}

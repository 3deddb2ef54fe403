/** Which of a topic's names names it best, and how that is written. */
import type { Analyzer } from '../text/analyzer.ts';
import type { GraphName } from './graph-names.ts';
import { isNounFirst, type NameUse } from './name-uses.ts';

/** Sites that must dwell on a name that no heading has. */
const leastDwelling = 3;

/** A name that more often ends inside a phrase than with one is half a name: "active noise". */
const leastFree = 0.5;

/** A name that stands beside the keyword this often, of its other occurrences, is written with it: "technical SEO". */
const keywordShare = 0.4;

/** A name of several words says more: "search intent" before "intent". */
const phraseBonus = 1.25;

/** A spelling of this share of the most common one's uses is about as common. */
const aboutAsCommon = 0.6;

/** Longer labels are sentences. */
const longestLabelChars = 60;

/** What keeping to few passages may add, and what a name without it starts from. */
const burstFactor = { least: 0.75, most: 1.25 } as const;

/**
 * How good a label a name is: by the sites that dwell on it and that put it in headings, those of nothing else twice;
 * by how often its phrase ends with it, by how much it keeps to few passages, and by how strongly the group holds to it.
 * 0 for what no heading has, and for what is no name: a verb, an adjective, half a phrase, an everyday word.
 */
export function labelWorth(
  { dwelling, burst, bond }: Omit<GraphName, 'at'> & { bond: number },
  use: NameUse,
  key: string,
  analyzer: Analyzer,
): number {
  if (use.headed.size === 0 && dwelling.size < leastDwelling) return 0;
  const { form, free } = spellingOf(use, key);
  if (free < leastFree) return 0;
  const words = analyzer.analyze(form);
  const isPhrase = words.length > 1;
  if (!isPhrase && (words[0]?.everyday !== false || !isNoun(use))) return 0;
  // "Technical SEO" ends with the keyword, "headphones built" with a word that is no noun.
  const head = isNounFirst(analyzer.language) ? words[0] : words.at(-1);
  if (head?.stem === key && use.afterNounSign === 0 && use.afterOtherSign > 0) return 0;
  // "Men's" belongs to what follows.
  if (/['’]s$/u.test(form)) return 0;
  const sites = dwelling.size + use.headed.size + 2 * use.alone.size;
  const spread = Math.min(burstFactor.most, burstFactor.least + Math.max(0, burst));
  return sites * free * spread * (isPhrase ? phraseBonus : 1) * ((1 + bond) / 2);
}

/** Told by the words before it; where none tell, by a heading that is nothing but it. */
function isNoun({ afterNounSign, afterOtherSign, alone }: NameUse): boolean {
  if (afterOtherSign > afterNounSign) return false;
  return afterNounSign > 0 || alone.size > 0;
}

/**
 * How the name is most often written, in lower case; of spellings about as common the one that ends its phrase most often
 * ("rebates", not the "rebate" of "rebate program"). With the keyword's words where it often stands beside them.
 */
export function spellingOf(use: NameUse, key: string): { form: string; free: number } {
  const bare = bestForm(use, false);
  const wide = bestForm(use, true);
  const best = wide !== undefined && wide.count >= (bare?.count ?? 0) * keywordShare ? wide : bare;
  return { form: best?.form ?? key, free: best?.free ?? 0 };
}

function bestForm({ forms }: NameUse, withKeyword: boolean): { form: string; count: number; free: number } | undefined {
  const own = [...forms]
    .filter(([form, counts]) => counts.withKeyword === withKeyword && form.length <= longestLabelChars)
    .map(([form, { count, inText, free }]) => ({ form, count, free: inText === 0 ? 1 : free / inText }));
  const most = Math.max(...own.map(({ count }) => count));
  const [best] = own
    .filter(({ count }) => count >= most * aboutAsCommon)
    .sort((a, b) => b.count * b.free - a.count * a.free || (a.form < b.form ? -1 : 1));
  return best;
}

/** Finds where an answer names the options of the market. */
import { answerSamplesRule } from './rule.ts';

const { maxMentions } = answerSamplesRule.values;

/** A mention, as a range of the text in UTF-16 units. `rank` is 1 for the option that is named first. */
export interface Mention {
  name: string;
  start: number;
  end: number;
  rank: number;
}

/** A letter or digit of a script that separates words by spaces: a name does not begin or end beside one. */
const inWord =
  '[[\\p{L}\\p{M}\\p{N}]--[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]]';

/** Returns the mentions in order. In any case of letters; of names that overlap, the longest one counts. */
export function mentionsOf(names: readonly string[], text: string): Mention[] {
  const known = new Map(names.filter((name) => name.trim() !== '').map((name) => [keyOf(name), name]));
  if (known.size === 0) return [];
  const longestFirst = [...known.values()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const any = longestFirst
    .map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&').replaceAll(/\s+/gu, '\\s+'))
    .join('|');
  const pattern = new RegExp(`(?<!${inWord})(?:${any})(?!${inWord})`, 'giv');
  const ranks = new Map<string, number>();
  return [...text.matchAll(pattern)].slice(0, maxMentions).map(({ 0: found, index: start }) => {
    const name = known.get(keyOf(found)) ?? found;
    const rank = ranks.get(name) ?? ranks.size + 1;
    ranks.set(name, rank);
    return { name, start, end: start + found.length, rank };
  });
}

function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}

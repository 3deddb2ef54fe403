/** Splits sentences in Thai and Lao, which put spaces between clauses and around figures and names instead of marks. */
import { continuingClause, waitingClause } from '../languages/any/clauses.ts';
import { sentenceRule } from './rule.ts';

const { minChars, maxChars } = sentenceRule.values;

const letters = '\\p{Script=Thai}\\p{Script=Lao}';
/** Paiyannoi abbreviates, and mai yamok repeats, the preceding word: no clause starts after either. */
const gap = new RegExp(`(?<=[${letters}])(?<![ฯๆ])[^\\S\\n\\r]+(?=[${letters}])`, 'gu');
const isUnmarked = new RegExp(`[${letters}]`, 'u');

/** Whether `text` contains a script without sentence marks. */
export function hasUnmarkedSentences(text: string): boolean {
  return isUnmarked.test(text);
}

/**
 * Returns the offsets in `text` where sentences end, at spaces between two clauses. A space next to a figure, a Latin
 * name or a bracket does not end a sentence, nor does one inside brackets. The limits are ours: the languages have no
 * rule for which space ends a sentence.
 */
export function unmarkedSentences(text: string): number[] {
  const gaps = [...text.matchAll(gap)];
  const ends: number[] = [];
  let start = 0;
  let clause = 0;
  let depth = 0;
  let read = 0;
  gaps.forEach(({ 0: space, index }, at) => {
    for (; read < index; read += 1) depth += depthOf(text.charAt(read));
    const next = index + space.length;
    const length = index - start;
    const rest = text.slice(next, gaps[at + 1]?.index ?? text.length);
    const isOpen = continuingClause.test(rest) || waitingClause.test(text.slice(clause, index));
    clause = next;
    if (depth > 0 || length < minChars || (isOpen && length + rest.length <= maxChars)) return;
    // The rest must also be long enough for a sentence.
    if (text.length - next < minChars && length + text.length - index <= maxChars) return;
    ends.push(index);
    start = next;
  });
  return ends;
}

function depthOf(char: string): number {
  if (char === '(' || char === '“' || char === '[') return 1;
  return char === ')' || char === '”' || char === ']' ? -1 : 0;
}

/** Sentences of scripts that end none with a mark: Thai and Lao put a space between clauses, and around figures and names. */
import { continuingClause, waitingClause } from '../languages/any/clauses.ts';
import { sentenceRule } from './rule.ts';

const { minChars, maxChars } = sentenceRule.values;

const letters = '\\p{Script=Thai}\\p{Script=Lao}';
/** The paiyannoi shortens, and mai yamok repeats, what stands before: neither is followed by a new clause. */
const gap = new RegExp(`(?<=[${letters}])(?<![ฯๆ])[^\\S\\n\\r]+(?=[${letters}])`, 'gu');
const isUnmarked = new RegExp(`[${letters}]`, 'u');

/** Whether `text` holds a script whose sentences have no mark. */
export function hasUnmarkedSentences(text: string): boolean {
  return isUnmarked.test(text);
}

/**
 * Where the sentences of a stretch end that no mark divides: offsets into `text` at spaces between two clauses. A space
 * beside a figure, a Latin name or a bracket ends none, nor does one inside a bracket. Bounds ours: no rule of the
 * language says which space ends a sentence.
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
    // What is left must be a sentence too.
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

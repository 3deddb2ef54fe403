/** Compares two words letter by letter. */
import { typingErrorsRule } from './rule.ts';

const { minLettersReplaced, minStart, minEnd } = typingErrorsRule.values;

/**
 * Whether one typing error makes `meant` of `written`: a letter too many or too few, two letters in the wrong order or,
 * in longer words, a wrong letter (Damerau 1964, doi 10.1145/363958.363994), neither at the start nor at the end.
 */
export function isOneErrorAway(written: string, meant: string): boolean {
  const shortest = Math.min(written.length, meant.length);
  if (Math.abs(written.length - meant.length) > 1) return false;
  let start = 0;
  while (start < shortest && written[start] === meant[start]) start++;
  let end = 0;
  while (end < shortest - start && written.at(-1 - end) === meant.at(-1 - end)) end++;
  if (start < minStart || end < minEnd) return false;
  const [wrong, right] = [written.slice(start, written.length - end), meant.slice(start, meant.length - end)];
  if (wrong.length + right.length === 1) return true;
  if (wrong.length === 1 && right.length === 1) return written.length >= minLettersReplaced;
  return wrong.length === 2 && right.length === 2 && wrong[0] === right[1] && wrong[1] === right[0];
}

/** Whether a page has text of its own. */
import { readRule } from './rule.ts';

const { minWords } = readRule.values;

/** Whether a page of so many words has main content. */
export function hasMainContent(words: number): boolean {
  return words >= minWords;
}

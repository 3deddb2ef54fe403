/** The zones of a page's text: its headings, and where the introduction ends. */
import { relevanceRule } from './rule.ts';

export const { introWords } = relevanceRule.values;
const { maxHeadingLevel } = relevanceRule.values;

/** The zone of a heading; null for deeper levels, which count as text. */
export function headingZone(level = 2): 'h1' | 'h2_h3' | null {
  if (level === 1) return 'h1';
  return level <= maxHeadingLevel ? 'h2_h3' : null;
}

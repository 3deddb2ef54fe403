/** Finds the headings that announce a comparison. */
import { wishesOf } from '../../text/query-wishes.ts';
import { comparisonMissingRule } from './rule.ts';

const { minWordOfTable, maxLineChars } = comparisonMissingRule.values;

/** Whether a heading, or a line with a colon in its place, announces a comparison of all, not of two. */
export function headsTable({ kind, text }: { kind: string; text: string }, language: string): boolean {
  return (
    (kind === 'heading' || (text.length <= maxLineChars && /[:：]$/u.test(text))) &&
    wishesOf(text, language).some(({ wish, words }) => wish === 'compare' && words.length > minWordOfTable)
  );
}

/** What titles and headings say of a page's list: tips, or a comparison. */
import { wishesOf } from '../../text/query-wishes.ts';
import { comparisonMissingRule } from './rule.ts';

const { minWordOfTable } = comparisonMissingRule.values;

/** Whether a title offers tips or steps, which nobody chooses among: "7 tips for renting a car". */
export function teaches(title: string | undefined, language: string): boolean {
  const wishes = wishesOf(title ?? '', language).map(({ wish }) => wish);
  return wishes.includes('learn') && !wishes.includes('compare');
}

/** Whether a heading announces a comparison of all, not of two. */
export function headsTable({ kind, text }: { kind: string; text: string }, language: string): boolean {
  return (
    kind === 'heading' &&
    wishesOf(text, language).some(({ wish, words }) => wish === 'compare' && words.length > minWordOfTable)
  );
}

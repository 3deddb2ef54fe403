/** How often a page sets one thing beside another. */
import { says } from '../text/title-signs.ts';
import type { ReadDocument } from './analyzed-page.ts';
import { headingSigns } from './heading-signs.ts';

/** Two things beside each other need a column each, and one for what is compared. */
const leastColumns = 3;

/** Longer headings are sentences, in which "the difference" may be any. */
const longestHeadingChars = 80;

/** Tables of three columns or more, headings that compare ("X vs Y"), and pairs of pros and cons. */
export function comparisonBlocks(document: Pick<ReadDocument, 'blocks'>, language: string): number {
  const tables = document.blocks.filter(({ kind, columns = 0 }) => kind === 'table' && columns >= leastColumns).length;
  const headings = document.blocks.filter(
    ({ kind, level, text }) =>
      kind === 'heading' && level !== 1 && text.length <= longestHeadingChars && says(text, 'versus', language),
  ).length;
  return tables + headings + Math.ceil(headingSigns(document, language).prosAndCons / 2);
}

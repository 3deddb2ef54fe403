/** Detects which entries of a page's lists have a price: in the text below their heading, or in a table row. */
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { ListedEntry } from './listed-entries.ts';

/** An entry of a list. */
export interface EntryPrice {
  name: string;
  isPriced: boolean;
}

/**
 * Returns the entries in order.
 * @param isPriced whether a text states a price
 */
export function entryPrices(
  listed: readonly ListedEntry[],
  { document: { text }, blocks }: Pick<AnalyzedPage, 'document' | 'blocks'>,
  isPriced: (text: string) => boolean,
): EntryPrice[] {
  const rows = blocks.flatMap(({ block }) => (block.kind === 'table' ? block.text.split('\n') : []));
  return listed.map(({ name, start, end }) => ({
    name,
    isPriced: isPriced(text.slice(start, end)) || rows.some((row) => row.includes(name) && isPriced(row)),
  }));
}

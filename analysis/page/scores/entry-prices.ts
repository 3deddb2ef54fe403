/** Detects which entries of a page's lists have a price: in the text below their heading, or in a table row. */
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { ListedEntry } from './listed-entries.ts';

/** An entry of a list. */
export interface EntryPrice {
  name: string;
  isPriced: boolean;
}

/**
 * Returns the entries in order. If as many prices stand elsewhere on the page as entries lack one, such as in a summary
 * above the list, all count as priced.
 * @param isPriced whether a text states a price
 */
export function entryPrices(
  listed: readonly ListedEntry[],
  { document: { text, facts }, blocks }: Pick<AnalyzedPage, 'document' | 'blocks'>,
  isPriced: (text: string) => boolean,
): EntryPrice[] {
  const rows = blocks.flatMap(({ block }) => (block.kind === 'table' ? block.text.split('\n') : []));
  const entries = listed.map(({ name, start, end }) => ({
    name,
    isPriced: isPriced(text.slice(start, end)) || rows.some((row) => row.includes(name) && isPriced(row)),
  }));
  const isInEntry = (at: number): boolean => listed.some(({ start, end }) => at >= start && at < end);
  const elsewhere = new Set([
    ...blocks.flatMap(({ block }) => (isInEntry(block.start) || !isPriced(block.text) ? [] : [block.text])),
    ...facts.shortLines.figures.filter((line) => isPriced(line) && !text.includes(line)),
  ]);
  const open = entries.filter((entry) => !entry.isPriced).length;
  return elsewhere.size >= open ? entries.map((entry) => ({ ...entry, isPriced: true })) : entries;
}

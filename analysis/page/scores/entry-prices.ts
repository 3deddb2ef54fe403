/** Detects which entries of a page's lists have a price: in the text below their heading, or in a table row. */

import { languagePack } from '../../languages/packs.ts';
import type { AskedKeyword } from '../../market/answers/direct-answer.ts';
import { paidReader } from '../../market/options/paid.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { patternsOf } from '../../text/sign-patterns.ts';
import { lowerCase } from '../../text/words.ts';
import type { ListedEntry } from './listed-entries.ts';

/** An entry of a list. */
export interface EntryPrice {
  name: string;
  /** An amount of money stands there, of whatever, or it may be free. */
  isPriced: boolean;
  /** It is what somebody pays for the entry. */
  isSure: boolean;
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
  asked: Pick<AskedKeyword, 'stems'>,
  analyzer: Analyzer,
): EntryPrice[] {
  const isPaid = paidReader(isPriced, asked.stems, analyzer);
  const unpaid = unpaidPattern(analyzer.language);
  const hasPrice = (said: string): boolean =>
    isPriced(said) || unpaid?.test(lowerCase(said, analyzer.language)) === true;
  const rows = blocks.flatMap(({ block }) => (block.kind === 'table' ? block.text.split('\n') : []));
  const entries = listed.map(({ name, start, end }) => {
    const below = text.slice(start, end);
    const beside = rows.filter((row) => row.includes(name));
    return {
      name,
      isPriced: hasPrice(below) || beside.some(hasPrice),
      isSure: isPaid(below) || beside.some(isPriced),
    };
  });
  const isInEntry = (at: number): boolean => listed.some(({ start, end }) => at >= start && at < end);
  const elsewhere = new Set([
    ...blocks.flatMap(({ block }) => (isInEntry(block.start) || !isPriced(block.text) ? [] : [block.text])),
    ...facts.shortLines.figures.filter((line) => isPriced(line) && !text.includes(line)),
  ]);
  const open = entries.filter((entry) => !entry.isPriced).length;
  return elsewhere.size >= open ? entries.map((entry) => ({ ...entry, isPriced: true, isSure: true })) : entries;
}

/** What says that something costs nothing; null for languages without words for it. */
function unpaidPattern(language: string): RegExp | null {
  const { pageSigns } = languagePack(language);
  return pageSigns === null ? null : patternsOf(pageSigns).unpaid;
}

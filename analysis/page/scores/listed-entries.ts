/** Reads the entries of a page's lists: names in headings, and what a list for choosers numbers, whatever it is called. */
import { listedNames } from '../../market/names/listed-names.ts';
import { headingLists } from '../../market/names/name-lists.ts';
import { withoutNumber } from '../../market/names/numbering.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Analyzer } from '../../text/analyzer.ts';
import { scoresRule } from './rule.ts';

const { minNumbered } = scoresRule.values;

/** An entry with the text below it, as offsets in the document; `end` is exclusive. */
export interface ListedEntry {
  name: string;
  start: number;
  end: number;
}

/** The headings of one level that count from 1 without a gap, in order; none if the page numbers nothing so. */
function numberedEntries(page: AnalyzedPage): ListedEntry[] {
  const numbered = headingLists(page)
    .flat()
    .filter(({ isNumbered }) => isNumbered)
    .toSorted((a, b) => a.start - b.start);
  const run: ListedEntry[] = [];
  for (const { text, start, end } of numbered) {
    const number = Number(/\p{N}+/u.exec(text)?.[0]);
    if (number === run.length + 1) run.push({ name: nameOf(text), start, end });
  }
  return run.length < minNumbered ? [] : run;
}

/** "Catan" in "2. Catan [Iconic Resource-Trading]". */
function nameOf(text: string): string {
  const whole = withoutNumber(text);
  return whole.split(/\s*[[(（|]|\s[–—-]\s|:\s/u)[0]?.trim() || whole;
}

/**
 * The entries of the page's lists: what it lists as names, or all that a shortlist numbers, if that is more.
 * @param isShortlist whether readers choose among the entries, so that what is numbered are options
 */
export function entriesOf(page: AnalyzedPage, analyzer: Analyzer, isShortlist: boolean): ListedEntry[] {
  const named = listedNames([page], analyzer).filter(({ where }) => where === 'heading');
  const numbered = isShortlist ? numberedEntries(page) : [];
  return numbered.length > named.length ? numbered : named;
}

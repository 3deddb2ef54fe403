/** Counts the comparisons on a page. */

import type { ReadDocument } from '../../read/analyzed-page.ts';
import { askedBy } from '../../text/question-words.ts';
import { says } from '../../text/title-signs.ts';
import { countWords } from '../../text/words.ts';
import { headingSigns } from './heading-signs.ts';
import { resultsRule } from './rule.ts';

const { minColumns, maxHeadingChars, minWordsBelow, maxReadChars } = resultsRule.values;

/**
 * Counts tables of three or more columns, or of the two things that the title or a heading above names, headings that
 * compare ("X vs Y") with text below them, and pairs of pros and cons.
 */
export function comparisonBlocks(document: Pick<ReadDocument, 'blocks' | 'facts'>, language: string): number {
  const titles = [document.facts.title, document.facts.h1].flatMap((title) => title?.value ?? []);
  const tables = document.blocks.filter(
    ({ kind, columns = 0, table, heading_path }) =>
      kind === 'table' && (columns >= minColumns || setsSideBySide(table?.columns ?? [], [...titles, ...heading_path])),
  ).length;
  const headings = document.blocks.filter(
    ({ kind, level, text }, index) =>
      kind === 'heading' &&
      level !== 1 &&
      text.length <= maxHeadingChars &&
      says(text, 'versus', language) &&
      askedBy(text, language)?.facet !== 'how' &&
      hasTextBelow(document.blocks, index, language),
  ).length;
  return tables + headings + Math.ceil(headingSigns(document, language).prosAndCons / 2);
}

/** Whether there is more than a line of text between the heading at `index` and the next one of its level or above. */
function hasTextBelow(blocks: ReadDocument['blocks'], index: number, language: string): boolean {
  const level = blocks[index]?.level ?? 2;
  let words = 0;
  for (const { kind, level: next = 2, text } of blocks.slice(index + 1)) {
    if (kind === 'heading' && next <= level) break;
    words += countWords(text.slice(0, maxReadChars), language);
    if (words >= minWordsBelow) return true;
  }
  return false;
}

/** Whether one heading names what both columns of a table are about: "Certificate" and "Certification". */
function setsSideBySide(columns: readonly string[], headings: readonly string[]): boolean {
  const [one = '', other = '', ...more] = columns.map((name) => name.trim().toLowerCase());
  if (one === '' || other === '' || one === other || more.length > 0) return false;
  return headings.some((heading) => [one, other].every((name) => heading.toLowerCase().includes(name)));
}

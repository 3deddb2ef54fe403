/**
 * Measures which headings are kept. The truth has no headings, so the expected ones are the page's headings that occur
 * in it.
 */
import { headingLevel } from '../analysis/extract/content/measure.ts';
import { scanPage } from '../analysis/extract/content/scan.ts';
import type { PageContent } from '../analysis/extract/extract.ts';
import type { ParsedPage } from '../analysis/extract/parse/parse.ts';
import type { TruthRow } from './corpora.ts';

/** Headings of level 2 to 4 over a set. */
export interface HeadingCounts {
  /** Headings of the pages whose text is a line of the ground truth. */
  in_truth: number;
  /** Those of them that are headings in the document. */
  kept: number;
  /** All headings of the documents. */
  found: number;
}

/** Counts the headings of pages whose ground truth is a text with lines. */
export function headingMeter(): {
  add: (row: TruthRow, page: ParsedPage, content: PageContent) => void;
  counts: HeadingCounts;
} {
  const counts: HeadingCounts = { in_truth: 0, kept: 0, found: 0 };
  return {
    counts,
    add(row, page, content) {
      const found = linesOf(content.blocks.flatMap((block) => (isCounted(block.level) ? [block.text] : [])));
      for (const count of found.values()) counts.found += count;
      const truth = linesOf((row.main_content ?? '').split('\n'));
      const { boxes, blocks } = scanPage(page.root);
      for (const block of blocks) {
        const text = folded(block.text);
        if (!isCounted(headingLevel(boxes, block)) || !take(truth, text)) continue;
        counts.in_truth += 1;
        if (take(found, text)) counts.kept += 1;
      }
    },
  };
}

function isCounted(level = 0): boolean {
  return level >= 2 && level <= 4;
}

function linesOf(texts: readonly string[]): Map<string, number> {
  const lines = new Map<string, number>();
  for (const line of texts.map(folded)) if (line !== '') lines.set(line, (lines.get(line) ?? 0) + 1);
  return lines;
}

/** Removes one occurrence of a line. Returns whether there was one, so that a repeated line counts repeatedly. */
function take(lines: Map<string, number>, line: string): boolean {
  const count = lines.get(line) ?? 0;
  if (count > 0) lines.set(line, count - 1);
  return count > 0;
}

function folded(text: string): string {
  return text.replace(/\s+/gu, ' ').trim().toLowerCase();
}

/** Finds questions whose answers are not in the HTML: a script adds them when a reader clicks. */

import { isAskedByPage, maxLinked } from './asked-block.ts';
import { linkShare } from './block-surroundings.ts';
import type { MeasuredPage } from './measure.ts';
import type { JudgedKind } from './page-kind.ts';
import { extractionRule } from './rule.ts';

const { minAnswerWords, minListedQuestions } = extractionRule.values;

/**
 * Returns the questions of lists in which one question follows the other with nothing between them, in page order;
 * none in a forum, where each leads to a thread. A question that is a link leads to its answer, and the answers to a list
 * may all stand below it. Linear in the blocks.
 */
export function openQuestions(page: MeasuredPage, { kind }: JudgedKind): string[] {
  if (kind === 'forum') return [];
  const { scan, texts, levels } = page;
  const found: string[] = [];
  let open: string[] = [];
  const close = (at: number): void => {
    const enough = open.length * minAnswerWords;
    let words = 0;
    if (open.length >= minListedQuestions) {
      for (let below = at; words < enough && below < scan.blocks.length && (levels[below] ?? 0) === 0; below++)
        words += texts[below]?.units ?? 0;
      if (words < enough) found.push(...open);
    }
    open = [];
  };
  for (const [index, block] of scan.blocks.entries())
    if (linkShare(block) < maxLinked && isAskedByPage(page, index)) open.push(block.text);
    else if (open.length > 0) close(index);
  close(scan.blocks.length);
  return [...new Set(found)];
}

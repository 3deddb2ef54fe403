/** Finds questions whose answers are not in the HTML: a script adds them when a reader clicks. */

import { maxLinked } from './asked-blocks.ts';
import { linkShare } from './block-surroundings.ts';
import type { MeasuredPage } from './measure.ts';
import { extractionRule } from './rule.ts';

const { minAnswerWords, minListedQuestions } = extractionRule.values;

/**
 * Returns the questions of lists in which one question follows the other with nothing between them, in page order. A
 * question that is a link leads to its answer, and the answers to a list may all stand below it. Linear in the blocks.
 * @param asked for each block, whether the page asks in it
 */
export function openQuestions({ scan, texts, levels }: MeasuredPage, asked: readonly boolean[]): string[] {
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
    if (asked[index] === true && linkShare(block) < maxLinked) open.push(block.text);
    else if (open.length > 0) close(index);
  close(scan.blocks.length);
  return [...new Set(found)];
}

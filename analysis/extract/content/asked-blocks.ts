/** Recognizes the questions that a page asks in blocks of their own, as headings or marked up as questions. */

import { linkShare } from './block-surroundings.ts';
import { isPermalink } from './heading-sections.ts';
import { endsAsQuestion, markedQuestion } from './marked-question.ts';
import type { MeasuredPage } from './measure.ts';
import type { JudgedKind } from './page-kind.ts';
import { extractionRule } from './rule.ts';
import type { Block, Box } from './scanned-page.ts';

const { minQuestionWords } = extractionRule.values;

/** Of a question or an answer: more of it linked, and it leads to another page. */
export const maxLinked = 0.5;

/** For each block, whether the page asks in it. In a forum nothing is asked: each question is that of a thread. */
export function askedBlocks(page: MeasuredPage, { kind }: JudgedKind): boolean[] {
  return page.scan.blocks.map((_, index) => kind !== 'forum' && isAsked(page, index));
}

/** Whether block `index` is one question, and not a link to the page that answers it. */
function isAsked({ scan, texts, levels, copies }: MeasuredPage, index: number): boolean {
  const block = scan.blocks[index] as Block;
  if ((texts[index]?.units ?? 0) < minQuestionWords || !endsAsQuestion(block.text)) return false;
  if ((copies[index]?.before ?? 0) > 0 || isBeside(scan.boxes, block)) return false;
  if (linkShare(block) >= maxLinked && !isPermalink(scan, block)) return false;
  return (levels[index] ?? 0) > 1 || (markedQuestion(scan, block)?.chars ?? 0) >= block.text.length;
}

/** Whether a block stands in a menu, or below the page; an article may have a footer of its own. */
function isBeside(boxes: readonly Box[], { box }: Block): boolean {
  let isBelow = false;
  for (let at = box; at >= 0; at = boxes[at]?.parent ?? -1) {
    const tag = boxes[at]?.element.tag;
    if (tag === 'nav') return true;
    if (tag === 'article' || tag === 'main') return false;
    isBelow ||= tag === 'footer';
  }
  return isBelow;
}

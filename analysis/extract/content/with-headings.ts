/** Keeps the headings of chosen text, because the model scores a heading alone and is unreliable on short ones. */

import { attribute } from '../parse/tree.ts';
import { linkShare } from './block-surroundings.ts';
import { isPermalink, sectionEnds, wordShares } from './heading-sections.ts';
import { markedQuestion } from './marked-question.ts';
import type { MeasuredPage } from './measure.ts';
import { phraseKinds } from './phrases.ts';
import type { Block, Box, Scan } from './scanned-page.ts';
import { isArticle, type Selection } from './select.ts';

/**
 * A heading is kept if at least this share of the words up to the next heading was chosen, or of its whole section: the
 * first lines below the name of a product are often its price and a button, and its text has headings of its own.
 */
const minSectionShare = 0.2;
/** … or if the next block was chosen and has at least this many words, so is a sentence and not a label. */
const minFirstWords = 8;
/**
 * Articles are stricter, because a wrong heading costs more there: if the box around the heading has this many words,
 * this share of them must be chosen …
 */
const minBoxWords = 8;
const minBoxShare = 0.3;
/** … and the model's probability must reach the first value, or the second one if the heading links to another page. */
const minJudged = 0.1;
const minJudgedLink = 0.3;
/** A heading with this share of interface words ("Related articles") does not head content. */
const maxInterfaceShare = 0.6;
const interfaceWords = ['share', 'subscribe', 'login', 'related', 'comment', 'legal'].map((kind) =>
  phraseKinds.indexOf(kind),
);
/** Headings of one template belong together: if this share of them is kept, all are. */
const minAlikeShare = 0.5;
/** The last heading of a template may be this many blocks below the last chosen block. */
const maxBlocksBelow = 12;
/** How many boxes around a heading, with their class names, define its template. */
const templateSteps = 4;
const maxClassChars = 60;

/** A marked-up question acts as a heading below all other levels. */
const questionLevel = 7;

/**
 * Returns `chosen` plus the level 2 to 6 headings and marked questions above chosen blocks, and those of the same
 * template, in document order. The title (level 1) and all other blocks are left to the model. Linear in the blocks.
 */
export function withHeadings(page: MeasuredPage, { judged, kind }: Selection, chosen: readonly number[]): number[] {
  const levels = page.levels.map(
    (level, index) => level || questionLevelOf(page.scan, page.scan.blocks[index] as Block),
  );
  const kept = new Set(chosen);
  const ends = sectionEnds(levels);
  const shareOf = wordShares(page, levels, (index) => kept.has(index));
  const isStrict = isArticle(kind);

  const isPossible = (index: number): boolean => {
    if (interfaceShare(page, index) >= maxInterfaceShare) return false;
    if (!isStrict) return true;
    const block = page.scan.blocks[index] as Block;
    const around = shareOf(...boxAround(page.scan, block));
    if (around.words >= minBoxWords && around.share < minBoxShare) return false;
    const isLink = linkShare(block) >= 0.9 && !isPermalink(page.scan, block);
    return (judged[index] ?? 0) >= (isLink ? minJudgedLink : minJudged);
  };

  let below = levels.length;
  for (let index = levels.length - 1; index >= 0; index--) {
    const level = levels[index] ?? 0;
    if (level === 0) continue;
    const { words, share } = shareOf(index + 1, below);
    const isFirstChosen = kept.has(index + 1) && (page.texts[index + 1]?.units ?? 0) >= minFirstWords;
    const isOver =
      shareOf(index + 1, ends[index] ?? below).share >= minSectionShare ||
      (words > 0 ? share >= minSectionShare || isFirstChosen : isOverHeading(levels, kept, index));
    if (level > 1 && isOver && !kept.has(index) && isPossible(index)) kept.add(index);
    below = index;
  }
  keepAlike(page.scan, levels, chosen, kept);
  // A heading just added may be the first section of a chapter whose heading was skipped above.
  for (let index = levels.length - 2; index >= 0; index--)
    if ((levels[index] ?? 0) > 1 && isOverHeading(levels, kept, index)) kept.add(index);
  return [...kept].sort((a, b) => a - b);
}

function questionLevelOf(scan: Scan, block: Block): number {
  const question = markedQuestion(scan, block);
  return question !== undefined && question.chars >= block.text.length ? questionLevel : 0;
}

/** The block range of the nearest box that holds more than the heading. */
function boxAround({ boxes }: Scan, { container }: Block): [first: number, end: number] {
  let box = boxes[container] as Box;
  while (box.end - box.first < 2 && box.parent >= 0) box = boxes[box.parent] as Box;
  return [box.first, box.end];
}

function interfaceShare({ texts }: MeasuredPage, index: number): number {
  const text = texts[index];
  if (text === undefined) return 0;
  const counts = interfaceWords.map((kind) => text.phrases[kind] ?? 0);
  return Math.max(...counts) / Math.max(1, text.words);
}

/** Whether a chapter heading is directly above the kept heading of its first section. */
function isOverHeading(levels: readonly number[], kept: ReadonlySet<number>, index: number): boolean {
  return kept.has(index + 1) && (levels[index + 1] ?? 0) > (levels[index] ?? 0);
}

function keepAlike(scan: Scan, levels: readonly number[], chosen: readonly number[], kept: Set<number>): void {
  const [first, last] = [chosen[0], chosen.at(-1)];
  if (first === undefined || last === undefined) return;
  const templates = new Map<string, number[]>();
  for (let index = first; index < Math.min(levels.length, last + maxBlocksBelow); index++) {
    const level = levels[index] ?? 0;
    if (level < 2) continue;
    const template = `${level} ${templateOf(scan, index)}`;
    const members = templates.get(template);
    if (members === undefined) templates.set(template, [index]);
    else members.push(index);
  }
  for (const members of templates.values()) {
    const share = members.filter((index) => kept.has(index)).length / members.length;
    if (members.length > 1 && share >= minAlikeShare) for (const index of members) kept.add(index);
  }
}

function templateOf({ boxes, blocks }: Scan, index: number): string {
  const names: string[] = [];
  let at = blocks[index]?.container ?? -1;
  for (let step = 0; step < templateSteps && at > 0; step++) {
    const { element, parent } = boxes[at] as Box;
    names.push(`${element.tag}.${attribute(element, 'class')?.slice(0, maxClassChars) ?? ''}`);
    at = parent;
  }
  return names.join('>');
}

/**
 * Scans the tree of a page once for its boxes (elements) and its blocks (runs of text that a reader sees as one piece).
 */

import { type ElementNode, foldSpace, isInline, isRead, type TreeNode } from '../parse/tree.ts';
import { groupReader } from './group-reader.ts';
import { countRepeats } from './repeats.ts';
import { type Block, type Box, commonBox, type Scan } from './scanned-page.ts';
import { far, groupNames } from './vocabulary.ts';

/** Elements without text of the page: images, controls, embedded documents. */
const opaque = new Set(['svg', 'canvas', 'video', 'audio', 'select', 'datalist', 'map', 'applet', 'embed', 'frameset']);
/** Inline elements that templates place side by side as boxes; their texts are separate words. */
const sideBySide = new Set(['span', 'a', 'time', 'small', 'label']);
const strong = new Set(['b', 'strong', 'em', 'i', 'mark']);
/** More blocks than any page written for readers has. The rest is dropped to bound the time for scoring. */
export const maxBlocks = 15_000;
/** Longest block in characters. Longer runs are split. */
const maxBlockChars = 100_000;

interface Open {
  parts: string[];
  chars: number;
  box: number;
  linkChars: number;
  links: number;
  strongChars: number;
  breaks: number;
  /** Number of leading bold parts; `isBoldStart` is true until other text follows. */
  boldParts: number;
  isBoldStart: boolean;
}

/** Scans the body of a page. */
export function scanPage(root: ElementNode): Scan {
  const boxes: Box[] = [];
  const blocks: Block[] = [];
  const width = groupNames.length;
  let distances = new Uint8Array(width * 1024);
  const markGroups = groupReader();
  let open: Open | undefined;
  let visits = 0;
  const state = { inLink: 0, inStrong: 0, inCode: 0, inPre: 0, hasJustLeft: false, hasLeftBold: false };

  /** Whether an element in box `at` is part of a line: in a paragraph, everything is, also a custom element. */
  const isInLine = (tag: string, at: number): boolean => {
    if (isInline(tag)) return true;
    if (!tag.includes('-')) return false;
    let box = boxes[at];
    while (box !== undefined && (isInline(box.element.tag) || box.element.tag.includes('-'))) box = boxes[box.parent];
    return box?.element.tag === 'p';
  };

  const flush = (): void => {
    const done = open;
    open = undefined;
    if (done === undefined || blocks.length >= maxBlocks) return;
    const isPreformatted = state.inPre > 0;
    const joined = done.parts.join('');
    const text = isPreformatted ? joined.replace(/^\s*\n|\s+$/g, '') : foldSpace(joined);
    if (text === '' || !/[^\s\p{P}\p{S}]|[$€£¥©]/u.test(text)) return;
    let container = done.box;
    for (
      let box = boxes[container];
      box !== undefined && isInLine(box.element.tag, box.parent) && box.parent >= 0;
      box = boxes[container]
    )
      container = box.parent;
    const { box, linkChars, links, strongChars, boldParts } = done;
    const boldStart = boldParts === 0 ? 0 : foldSpace(done.parts.slice(0, boldParts).join('')).length;
    blocks.push({ text, box, container, linkChars, links, strongChars, boldStart, isPreformatted });
  };

  const enter = (element: ElementNode, parent: number): number => {
    const index = boxes.length;
    const up = boxes[parent];
    boxes.push({ element, parent, depth: (up?.depth ?? -1) + 1, first: blocks.length, end: 0, repeats: 1 });
    const at = index * width;
    if (at + width > distances.length) {
      const larger = new Uint8Array(distances.length * 2);
      larger.set(distances);
      distances = larger;
    }
    if (parent < 0) distances.fill(far, at, at + width);
    else addSteps(distances, parent * width, at, width);
    markGroups(element, (group) => {
      distances[at + group] = 0;
    });
    return index;
  };

  const addText = (text: string, box: number): void => {
    if (open === undefined) {
      if (text.trim() === '') return;
      open = {
        parts: [],
        chars: 0,
        box,
        linkChars: 0,
        links: 0,
        strongChars: 0,
        breaks: 0,
        boldParts: 0,
        isBoldStart: true,
      };
    }
    if (isGlued(open.parts.at(-1), text) && state.hasLeftBold && state.inPre + state.inCode === 0) open.parts.push(' ');
    state.hasLeftBold = false;
    open.parts.push(text);
    open.chars += text.length;
    state.hasJustLeft = false;
    const chars = text.trim().length;
    if (chars > 0) {
      open.box = commonBox(boxes, open.box, box);
      open.breaks = 0;
    }
    if (state.inLink > 0) open.linkChars += chars;
    if (state.inStrong > 0) open.strongChars += chars;
    if (state.inStrong === 0 && chars > 0) open.isBoldStart = false;
    else if (chars > 0 && open.isBoldStart) open.boldParts = open.parts.length;
    if (open.chars > maxBlockChars) flush();
  };

  /** Pending work, in order: a node to visit, or a box to leave. */
  const stack: { node: TreeNode | undefined; box: number }[] = [{ node: root, box: -1 }];
  for (let item = stack.pop(); item !== undefined; item = stack.pop()) {
    visits += 1;
    const { node, box } = item;
    if (node === undefined) {
      const left = boxes[box] as Box;
      const { tag } = left.element;
      if (!isInLine(tag, left.parent)) flush();
      left.end = blocks.length;
      if (tag === 'a') state.inLink -= 1;
      else if (strong.has(tag)) state.inStrong -= 1;
      else if (tag === 'pre') state.inPre -= 1;
      else if (tag === 'code') state.inCode -= 1;
      state.hasJustLeft = sideBySide.has(tag);
      state.hasLeftBold = tag === 'b' || tag === 'strong';
      continue;
    }
    if (node.kind === 'text') {
      addText(node.text, box);
      continue;
    }
    const { tag } = node;
    if (tag === 'br') {
      breakLine(open, state.inPre > 0, flush);
      continue;
    }
    if (box >= 0 && (!isRead(node) || opaque.has(tag))) continue;
    if (!isInLine(tag, box)) flush();
    if (state.hasJustLeft && open !== undefined && sideBySide.has(tag) && state.inPre + state.inCode === 0)
      open.parts.push(' ');
    state.hasJustLeft = false;
    if (tag === 'a') {
      state.inLink += 1;
      if (open !== undefined) open.links += 1;
    } else if (strong.has(tag)) state.inStrong += 1;
    else if (tag === 'pre') state.inPre += 1;
    else if (tag === 'code') state.inCode += 1;
    const entered = enter(node, box);
    stack.push({ node: undefined, box: entered });
    const { children } = node;
    for (let i = children.length - 1; i >= 0; i--) {
      const child = children[i];
      if (child !== undefined) stack.push({ node: child, box: entered });
    }
  }
  countRepeats(boxes);
  return { boxes, blocks, distances, visits, isCut: blocks.length >= maxBlocks };
}

/** Writes the distances of a child, which is one step farther than its parent from all that is near. */
function addSteps(distances: Uint8Array, parent: number, child: number, width: number): void {
  for (let i = 0; i < width; i++) {
    const above = distances[parent + i] as number;
    distances[child + i] = above < far ? above + 1 : far;
  }
}

/** "Diverse clients" in bold, then "We serve …" without a space: a label that a style puts on a line of its own. */
function isGlued(before: string | undefined, text: string): boolean {
  return before !== undefined && /^\p{Lu}\p{Ll}*\s/u.test(text) && /\S\s.*\p{Ll}{2}$/su.test(before);
}

/** One line break is a space, two end the paragraph. */
function breakLine(open: Open | undefined, isPreformatted: boolean, flush: () => void): void {
  if (open === undefined) return;
  open.parts.push(isPreformatted ? '\n' : ' ');
  open.breaks += 1;
  if (open.breaks >= 2 && !isPreformatted) flush();
}

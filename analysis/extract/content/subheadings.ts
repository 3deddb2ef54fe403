/** Finds the headings that divide the text of a page, and the lines and labels that stand where headings could. */
import { attribute } from '../parse/tree.ts';
import { countUnits } from './block-text.ts';
import type { MeasuredPage } from './measure.ts';
import type { Block, Box, Scan } from './scanned-page.ts';

/** What divides a text. All are in page order. */
export interface Subheadings {
  /** Headings of any level, and controls that open text: those of the main content, and others above text of it. */
  readonly headings: readonly string[];
  /** Short lines in bold, in a paragraph of their own above text. */
  readonly boldLines: readonly string[];
  /** Labels in bold at the start of paragraphs, without their colon. */
  readonly boldLabels: readonly string[];
}

/** Words of the page before a heading, so that it divides the text and does not open it. */
const minWordsBefore = 15;
/** Words of a block that is text and no label. */
const minTextWords = 12;
/** Text outside the main content counts from this length: shorter lines are teasers. */
const minBesideChars = 150;
/** Headings below the main content belong to the text, which was cut, if there are so many. Fewer head other things. */
const minBelow = 3;
const maxLineWords = 12;
const maxLabelWords = 8;
const maxChars = 80;
/** How many boxes around a block are searched for what it is. */
const reach = 5;
const maxNameChars = 300;
const boldShare = 0.95;

const outside: ReadonlySet<string> = new Set(['nav', 'footer', 'aside']);
const controls: ReadonlySet<string> = new Set(['summary', 'button', 'dt']);
/** Class names of titles in accordions and tabs, and of lines that a style sheet draws as headings. */
const titleName =
  /(?:^|[\s_-])(?:accordion|toggle|collaps\w*|tab|faqs?|heading|headline|subtitle|subhead\w*|h[2-5])(?:$|[\s_-])/iu;
/** A centred line may stand below a picture. */
const centred = /(?:^|[\s_-])(?:center|centered|aligncenter|caption)(?:$|[\s_-])|text-align\s*:\s*center/iu;
const sentenceEnd = /[.,;…。，]$/u;
const letters = /\p{L}[\p{L}\p{M}]/u;

/** Reads what divides the text; `chosen` are the blocks of the main content. Linear in the blocks. */
export function readSubheadings({ scan, levels, texts }: MeasuredPage, chosen: readonly number[]): Subheadings {
  const { blocks } = scan;
  const main = new Set(chosen);
  const units = texts.map((text) => text.units);
  const last = chosen.at(-1) ?? -1;
  const headings: string[] = [];
  const below: string[] = [];
  const boldLines = new Set<string>();
  const boldLabels = new Set<string>();
  let words = 0;
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1];
    const size = units[index] ?? 0;
    const isHeading = (levels[index] ?? 0) > 0 || isTitle(scan, block);
    if (isHeading && words >= minWordsBefore) {
      // A box beside the text, with a heading of its own, is no part of the text that goes on below it.
      const divides = main.has(index) ? index < last || hasText(index) : !isOutside(scan, block) && hasText(index);
      if (divides) (index < last ? headings : below).push(block.text);
    } else if (!isHeading && main.has(index)) {
      words += size;
      if (words - size < minWordsBefore || !letters.test(block.text)) continue;
      const isShort = size <= maxLineWords && block.text.length <= maxChars && !sentenceEnd.test(block.text);
      if (isShort && next !== undefined && main.has(index + 1) && (units[index + 1] ?? 0) >= minTextWords) {
        if (isBold(block) && !isBold(next) && !isCentred(scan, block)) boldLines.add(block.text);
      } else addLabel(block, size);
    }
  }
  return {
    headings: below.length < minBelow ? headings : [...headings, ...below],
    boldLines: [...boldLines],
    boldLabels: [...boldLabels],
  };

  /** Whether text of the page stands below, before the next heading. */
  function hasText(heading: number): boolean {
    let chosenWords = 0;
    for (let at = heading + 1; at < blocks.length && (levels[at] ?? 0) === 0; at++) {
      const block = blocks[at] as Block;
      if (main.has(at)) chosenWords += units[at] ?? 0;
      else if (block.text.length >= minBesideChars && !isOutside(scan, block)) return true;
      if (chosenWords >= minTextWords) return true;
    }
    return false;
  }

  function addLabel(block: Block, size: number): void {
    const label = block.text.slice(0, block.boldStart).trim();
    const isEnded = label.endsWith(':') || /^\s?[:–—]/u.test(block.text.slice(block.boldStart));
    const count = countUnits(label);
    if (label !== '' && isEnded && letters.test(label) && count <= maxLabelWords && size - count >= minTextWords)
      boldLabels.add(label.replace(/\s?:$/u, ''));
  }
}

function isBold({ text, strongChars, linkChars }: Block): boolean {
  return strongChars >= boldShare * text.length && linkChars * 2 < text.length;
}

/** The boxes around a block that hold nothing else, or all within `reach`. */
function boxesAround({ boxes }: Scan, block: Block, isAlone: boolean): Box[] {
  const found: Box[] = [];
  for (let at = block.box; at >= 0 && found.length < reach; at = boxes[at]?.parent ?? -1) {
    const box = boxes[at] as Box;
    if (isAlone && box.end - box.first > 1) break;
    found.push(box);
  }
  return found;
}

function isTitle(scan: Scan, block: Block): boolean {
  if (block.text.length > 2 * maxChars) return false;
  return boxesAround(scan, block, true).some(
    ({ element }) =>
      controls.has(element.tag) ||
      attribute(element, 'aria-expanded') !== undefined ||
      attribute(element, 'role') === 'heading' ||
      titleName.test((attribute(element, 'class') ?? '').slice(0, maxNameChars)),
  );
}

function isCentred(scan: Scan, block: Block): boolean {
  return boxesAround(scan, block, true).some(({ element }) =>
    centred.test(`${attribute(element, 'class') ?? ''} ${attribute(element, 'style') ?? ''}`.slice(0, maxNameChars)),
  );
}

function isOutside({ boxes }: Scan, { box }: Block): boolean {
  for (let at = box; at >= 0; at = boxes[at]?.parent ?? -1)
    if (outside.has((boxes[at] as Box).element.tag)) return true;
  return false;
}

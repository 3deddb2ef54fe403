/** Reads figures that stand alone on a line: the price on a card below its heading, the number above its label. */
import type { DocumentBlock } from '../../extract/content/document-block.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Figure } from './figures/figure.ts';
import { countOf } from './figures/units.ts';
import type { ClaimTools, Found } from './found.ts';
import { claimsRule } from './rule.ts';
import { isLabel } from './statements/labels.ts';
import { labelOf } from './subjects/heading-subjects.ts';

const { maxLabelChars, maxCardWords, minLoneCount, minLargeSum, nextPrices } = claimsRule.values;

/** "$ $ 299.00", "$$299.00": a currency sign that the page writes twice. */
const doubled = /(\p{Sc})\s*(?=\p{Sc})/gu;

/** Returns the figure of a block that consists of nothing else, with what it is of; null for any other block. */
export function loneFigure(page: AnalyzedPage, index: number, tools: ClaimTools): Found | null {
  const block = page.blocks[index]?.block;
  const figure = block === undefined ? null : figureIn(block, tools);
  if (block === undefined || figure === null) return null;
  const isPriced = figure.property === 'price' && (figure.high ?? figure.low ?? 0) < minLargeSum;
  return isPriced ? priceOf(page, index, figure, tools) : labelledBelow(page, index, figure, tools);
}

/** The only figure of a text without other words; null if there is none, or several. */
function figureIn({ kind, text }: DocumentBlock, { read }: ClaimTools): Figure | null {
  if ((kind !== 'paragraph' && kind !== 'heading') || text.length > maxLabelChars || !/\p{N}/u.test(text)) return null;
  const [figure, ...more] = read(text.replaceAll(doubled, (found) => ' '.repeat(found.length)));
  if (figure === undefined || more.length > 0 || figure.property === 'date') return null;
  return /\p{L}/u.test(text.slice(0, figure.start) + text.slice(figure.end)) ? null : figure;
}

/**
 * A price is that of the innermost heading above it that names something ("Starter" / "$49"), in a list of prices that of
 * the line before it ("Replace an outlet" / "$89" / "Replace a panel" / "$1,595").
 */
function priceOf({ blocks }: AnalyzedPage, index: number, figure: Figure, tools: ClaimTools): Found | null {
  const block = blocks[index]?.block;
  // Two prices in a row are of lines that the page does not show.
  if (block === undefined || [index - 1, index + 1].some((next) => isPrice(blocks[next]?.block, tools))) return null;
  const above = blocks[index - 1]?.block;
  const beside = block.kind === 'heading' && above?.kind === 'heading' ? [above.text] : [];
  // "Update your resume" / "$179": the line before says what the price buys.
  const line = isPriceLabel(above) ? above : undefined;
  // "4.7" / "$38" / "4.6" / "$50" below one heading: the values of a table whose names are not in the text.
  const isValue = line === undefined && /^[\p{N}\s.,/]+$/u.test(above?.text ?? '');
  if (isValue && [-1, 1].some((step) => isPricedBeside(blocks, index, step, tools))) return null;
  const isListed = nextPrices.some((step) => isLabelledPrice(blocks, index + step, block, tools));
  const [named, group] = [...block.heading_path, ...beside, ...(isListed && line !== undefined ? [line.text] : [])]
    .reverse()
    .map((heading) => ({ heading, name: isSentence(heading) ? '' : labelOf(heading, tools, isOfName) }))
    .filter(({ name }) => name !== '');
  if (named === undefined) return null;
  // Below "Crafted for your career." the name is a heading farther up, which two prices cannot share.
  const isBelowSentence = isSentence(block.heading_path.at(-1) ?? '') && line === undefined;
  if (isBelowSentence && isPricedAbove(blocks, index, named.heading, tools)) return null;
  return {
    ...foundOf(figure, named.name, { start: (line ?? block).start, end: block.end }),
    qualifier: group === undefined || isMain(blocks, group.heading) ? null : group.name,
  };
}

/** Whether another price stands before or after the block at `index`, below the same heading. */
function isPricedBeside(blocks: AnalyzedPage['blocks'], index: number, step: number, tools: ClaimTools): boolean {
  for (let at = index + step; blocks[at] !== undefined; at += step) {
    const block = blocks[at]?.block;
    if (block === undefined || block.kind === 'heading') return false;
    if (isPrice(block, tools)) return true;
  }
  return false;
}

/** Whether another price stands between a heading and the block at `index`. */
function isPricedAbove(blocks: AnalyzedPage['blocks'], index: number, heading: string, tools: ClaimTools): boolean {
  for (let at = index - 1; at >= 0; at--) {
    const block = blocks[at]?.block;
    if (block?.kind === 'heading' && block.text === heading) return false;
    if (isPrice(block, tools)) return true;
  }
  return false;
}

/** Whether a heading is a main one of its page, which says nothing of a price. */
function isMain(blocks: AnalyzedPage['blocks'], heading: string): boolean {
  return blocks.some(({ block }) => block.kind === 'heading' && block.level === 1 && block.text === heading);
}

/** "Crafted for advancing your career.": a heading that praises what it stands below. */
function isSentence(heading: string): boolean {
  return /\p{L}\s.*\p{L}[.。]\s*$/u.test(heading);
}

/** "Resume and 3 sessions", "60-minute lesson": a number or time in the name of what is sold. */
function isOfName({ property, start }: Figure): boolean {
  return property === 'duration' || (property === 'count' && start > 0);
}

/** Whether a line can say what the price below it buys. */
function isPriceLabel(line: DocumentBlock | undefined): boolean {
  return line?.kind === 'paragraph' && isLabel(line.text) && !/\p{N}/u.test(line.text);
}

/** Whether a block is a price with its label before it, under the same heading as `beside`. */
function isLabelledPrice(
  blocks: AnalyzedPage['blocks'],
  index: number,
  beside: DocumentBlock,
  tools: ClaimTools,
): boolean {
  const block = blocks[index]?.block;
  const isBeside = block?.heading_path.at(-1) === beside.heading_path.at(-1);
  return isBeside && isPrice(block, tools) && isPriceLabel(blocks[index - 1]?.block);
}

function isPrice(block: DocumentBlock | undefined, tools: ClaimTools): boolean {
  return block !== undefined && block.kind === 'paragraph' && figureIn(block, tools)?.property === 'price';
}

/** Any other figure is that of the line below it: "31,969" / "Qualified therapists ready to help". */
function labelledBelow({ blocks }: AnalyzedPage, index: number, figure: Figure, tools: ClaimTools): Found | null {
  const [block, below] = [blocks[index]?.block, blocks[index + 1]?.block];
  const isCount = figure.property === 'count';
  if (block === undefined || below?.kind !== 'paragraph' || (isCount && /\p{N}/u.test(below.text))) return null;
  const words = tools.analyzer.analyze(below.text);
  if (words.length === 0 || words.length > maxCardWords || words.every(({ stop }) => stop)) return null;
  // Steps are numbered from one, and a score has a decimal.
  if (isCount && ((figure.low ?? 0) < minLoneCount || !Number.isInteger(figure.low))) return null;
  // "45 %" / "of work can be automated".
  const of = tools.lexicon?.of.head(` ${below.text}`) ?? 0;
  const subject = below.text
    .slice(Math.max(0, of - 1))
    .replace(/[\s\p{P}]+$/u, '')
    .trimStart();
  const counted = isCount ? { ...figure, unit: countOf(subject.toLowerCase()) } : figure;
  const place = { start: block.kind === 'heading' ? below.start : block.start, end: below.end };
  return { ...foundOf(counted, subject, place), lead: block.start };
}

function foundOf(figure: Figure, subject: string, place: Found['place']): Found {
  return {
    figure,
    subject,
    owner: null,
    predicate: null,
    qualifier: null,
    tie: 'label',
    doubt: 0,
    refersTo: null,
    place,
  };
}

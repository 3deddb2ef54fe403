/** Turns the chosen blocks into document blocks: joins cells to tables, items to lists, and the parts of a post. */

import type { PageKind } from '../../report/vocabulary.ts';
import type { BlockKind, DocumentBlock } from './document-block.ts';
import { type MarkedQuestion, markedQuestion } from './marked-question.ts';
import { headingLevel } from './measure.ts';
import type { Block, Box, Scan } from './scanned-page.ts';
import { type TableGrid, tableGrid } from './table-grid.ts';
import { isDataTable } from './whole-tables.ts';

/** A run of chosen blocks that become one document block. */
interface Group {
  kind: BlockKind;
  /** The box they share; -1 for a single block. */
  box: number;
  /** The row or item the last part was in. */
  row: number;
  lines: string[][];
  /** Index of its first block in the scan. */
  first: number;
  level: number;
  isOrdered: boolean;
  question?: MarkedQuestion | undefined;
}

type Found = Omit<Group, 'lines' | 'first'>;

/** How many ancestors are searched for a list, table, quote or repeated box. */
const reach = 24;

/** Builds the document's blocks. Their texts, joined by line breaks, are the document's text. */
export function assembleBlocks(scan: Scan, chosen: readonly number[], page: PageKind): DocumentBlock[] {
  const groups: Group[] = [];
  const shapes: Shapes = new Map();
  for (const index of chosen) {
    const block = scan.blocks[index] as Block;
    const found = groupOf(scan, block, page, shapes);
    const last = groups.at(-1);
    if (last === undefined || found.box < 0 || last.box !== found.box || last.kind !== found.kind) {
      groups.push({ ...found, first: index, lines: [[block.text]] });
      continue;
    }
    const line = last.lines.at(-1);
    if (found.row >= 0 && found.row === last.row && line !== undefined) line.push(block.text);
    else last.lines.push([block.text]);
    last.row = found.row;
  }
  return withPlaces(scan, groups);
}

/** Caches by box whether it is a table or list, because many blocks ask about the same box. */
type Shapes = Map<number, boolean>;

function groupOf(scan: Scan, block: Block, page: PageKind, shapes: Shapes): Found {
  const { boxes } = scan;
  const level = headingLevel(boxes, block);
  if (level > 0) return { kind: 'heading', box: -1, row: -1, level, isOrdered: false };
  if (block.isPreformatted) return { kind: 'code', box: -1, row: -1, level: 0, isOrdered: false };
  const question = markedQuestion(scan, block);
  let row = -1;
  let item = -1;
  let repeated = -1;
  for (let at = block.container, step = 0; at >= 0 && step < reach; at = boxes[at]?.parent ?? -1, step++) {
    const box = boxes[at] as Box;
    const { tag } = box.element;
    if (tag === 'tr' && row < 0) row = at;
    else if (tag === 'li' && item < 0) item = at;
    else if (tag === 'blockquote') return { kind: 'quote', box: at, row: -1, level: 0, isOrdered: false };
    else if (tag === 'table' && row >= 0 && remembered(shapes, at, () => isDataTable(boxes, at)))
      return { kind: 'table', box: at, row, level: 0, isOrdered: false };
    else if (question !== undefined) continue;
    else if ((tag === 'ul' || tag === 'ol') && item >= 0 && remembered(shapes, at, () => isPlainList(scan, at))) {
      return { kind: 'list', box: at, row: item, level: 0, isOrdered: tag === 'ol' };
    }
    if (repeated < 0 && isEntry(box)) repeated = at;
  }
  if (question !== undefined) return { kind: 'paragraph', box: -1, row: -1, level: 0, isOrdered: false, question };
  const kind = repeated < 0 ? undefined : kindOfRepeated[page];
  if (kind !== undefined) return { kind, box: repeated, row: -1, level: 0, isOrdered: false };
  return { kind: 'paragraph', box: -1, row: -1, level: 0, isOrdered: false };
}

function remembered(shapes: Shapes, at: number, look: () => boolean): boolean {
  const known = shapes.get(at);
  if (known !== undefined) return known;
  const found = look();
  shapes.set(at, found);
  return found;
}

/** What a repeated box is on the kinds of page that consist of them. */
const kindOfRepeated: Partial<Record<PageKind, BlockKind>> = { forum: 'post', collection: 'item', listing: 'item' };

function isEntry(box: Box): boolean {
  return (
    box.repeats >= 2 &&
    box.end - box.first >= 2 &&
    /^(?:div|li|article|section|tr|dl|[a-z]+-[a-z-]+)$/.test(box.element.tag)
  );
}

/** Whether a list has short items. Cards and posts are marked up as lists too, but have several blocks per item. */
function isPlainList({ boxes, blocks }: Scan, at: number): boolean {
  const { first, end, element } = boxes[at] as Box;
  const items = element.children.filter((child) => child.kind === 'element').length;
  return end - first <= 1.6 * Math.max(1, items) && (blocks[first]?.text.length ?? 0) < 2000;
}

/** The columns of a grid with that of its row headers; its text leaves out cells such as "$$". */
function widthOf(grid: TableGrid | undefined): number {
  if (grid === undefined) return 0;
  return grid.columns.length + (grid.rows.some(({ header }) => header !== '') ? 1 : 0);
}

function withPlaces({ boxes }: Scan, groups: readonly Group[]): DocumentBlock[] {
  const path: { level: number; text: string }[] = [];
  let at = 0;
  return groups.map(({ kind, box, lines, level, isOrdered, question }, index) => {
    const text = lines.map((cells) => cells.join(kind === 'table' ? '\t' : ' ')).join('\n');
    if (kind === 'heading') while ((path.at(-1)?.level ?? 0) >= level) path.pop();
    const block: DocumentBlock = {
      kind,
      text,
      heading_path: path.map((each) => each.text),
      start: at,
      end: at + text.length,
    };
    if (kind === 'heading') {
      block.level = level;
      path.push({ level, text });
    }
    if (question !== undefined) {
      const { source, chars, end } = question;
      const after = groups.findIndex(({ first }, at) => at > index && first >= end);
      block.question = {
        source,
        chars,
        ...(end < Infinity ? { answer_blocks: (after < 0 ? groups.length : after) - index - 1 } : {}),
      };
    }
    if (kind === 'list') block.ordered = isOrdered;
    if (kind === 'table') {
      const grid = tableGrid((boxes[box] as Box).element);
      if (grid !== undefined) block.table = grid;
      block.columns = Math.max(widthOf(grid), ...lines.map((cells) => cells.length));
    }
    at = block.end + 1;
    return block;
  });
}

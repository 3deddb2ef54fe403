/** Counts tables of several columns: `table` elements, boxes with roles or class names, columns in preformatted text. */
import { attribute, type ElementNode, isRead, rawTextOf, type TreeNode } from '../parse/tree.ts';

const tableRoles: ReadonlySet<string> = new Set(['table', 'grid', 'treegrid']);
/** The part of a class name that says so; a table of contents is a list. */
const tableName = /(?<![a-z])tables?(?![a-z])(?![_-]?of)/iu;
const minRows = 3;
const minCells = 2;
/** A longer text is no cell. */
const maxCellChars = 120;
const maxClassChars = 300;
/** Between two columns of preformatted text: several spaces, a tab, or a line. */
const columnGap = /\S(?: {2,}|\t| ?[|│] ?)\S/u;
const minColumnShare = 0.5;

interface Box {
  element: ElementNode;
  parent: number;
  chars: number;
  /** Whether text stands in it outside its elements. */
  hasText: boolean;
  /** Its elements with text, and those of them that are too long for a cell. */
  cells: number;
  longCells: number;
  /** Rows in it, or 1 if it is one. */
  rows: number;
}

/** A table with fewer columns states facts of one thing. */
const minColumns = 3;

/** Returns the number of `table` elements with several rows of several cells, anywhere on the page. */
export function countWideTables(root: ElementNode): number {
  const rows = new Map<ElementNode, number>();
  const stack: { node: ElementNode; table: ElementNode | null }[] = [{ node: root, table: null }];
  for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
    const { node } = step;
    const table = node.tag === 'table' ? node : step.table;
    const children = node.children.filter((child) => child.kind === 'element');
    const cells = children.filter(({ tag }) => tag === 'td' || tag === 'th').length;
    if (table !== null && cells >= minColumns) rows.set(table, (rows.get(table) ?? 0) + 1);
    for (const child of children) if (isRead(child)) stack.push({ node: child, table });
  }
  return [...rows.values()].filter((count) => count >= minRows).length;
}

/** Returns the number of tables that are no `table` elements; of nested ones, the outermost counts. */
export function countLaidOutTables(root: ElementNode): number {
  const boxes = boxesOf(root);
  for (let at = boxes.length - 1; at >= 0; at -= 1) {
    const box = boxes[at] as Box;
    // A row has cells and no text between them, unlike a paragraph with words in bold.
    if (box.rows === 0 && !box.hasText && box.cells >= minCells && box.longCells === 0) box.rows = 1;
    const holder = boxes[box.parent];
    if (holder === undefined) continue;
    holder.chars += box.chars;
    holder.rows += box.rows;
    holder.cells += Number(box.chars > 0);
    holder.longCells += Number(box.chars > maxCellChars);
  }
  let count = 0;
  const isInside: boolean[] = [];
  boxes.forEach(({ element, parent, rows }, at) => {
    const isWithin = isInside[parent] === true;
    const isTable = element.tag === 'pre' ? hasColumns(element) : rows >= minRows && isNamedTable(element);
    isInside[at] = isWithin || isTable;
    if (isTable && !isWithin) count += 1;
  });
  return count;
}

/** The elements with text that visitors see, parents first, without those of real tables. */
function boxesOf(root: ElementNode): Box[] {
  const boxes: Box[] = [];
  const stack: { node: TreeNode; parent: number }[] = [{ node: root, parent: -1 }];
  for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
    const { node, parent } = step;
    if (node.kind === 'text') {
      const holder = boxes[parent];
      const chars = node.text.trim().length;
      if (holder !== undefined && chars > 0) {
        holder.chars += chars;
        holder.hasText = true;
      }
      continue;
    }
    if (node.tag === 'table' || (node !== root && node.tag !== 'html' && !isRead(node))) continue;
    const at = boxes.push({ element: node, parent, chars: 0, hasText: false, cells: 0, longCells: 0, rows: 0 }) - 1;
    for (let i = node.children.length - 1; i >= 0; i -= 1) {
      const child = node.children[i];
      if (child !== undefined) stack.push({ node: child, parent: at });
    }
  }
  return boxes;
}

function isNamedTable(element: ElementNode): boolean {
  if (tableRoles.has((attribute(element, 'role') ?? '').toLowerCase())) return true;
  return tableName.test((attribute(element, 'class') ?? '').slice(0, maxClassChars));
}

function hasColumns(pre: ElementNode): boolean {
  const lines = rawTextOf(pre, true)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const split = lines.filter((line) => columnGap.test(line.trim())).length;
  return split >= minRows && split >= minColumnShare * lines.length;
}

/** Reads the cells of a table with their row and column headers, so that a cell can be understood on its own. */
import { attribute, type ElementNode, elements } from '../parse/tree.ts';
import { textStart } from '../structured-data/bounded-text.ts';

/** A table without its header cells. A cell is read with its row's `header` and its entry of `columns`. */
export interface TableGrid {
  caption: string | null;
  /** The header of each column; empty if the table has none. */
  columns: string[];
  rows: TableRow[];
}

/** One row of cells. */
export interface TableRow {
  /** The row's header, prefixed with that of its group of rows; empty if the table has none. */
  header: string;
  cells: string[];
}

interface Cell {
  text: string;
  isHeader: boolean;
  /** Whether all of its text is bold, as editors without header cells mark a header. */
  isBold: boolean;
}

interface Row {
  cells: Cell[];
  isInHead: boolean;
}

/** Longer tables are cut here; larger spans are errors of the page. */
const maxRows = 500;
const maxColumns = 60;
const maxCellChars = 2000;
/** A longer text is not a header. */
const maxHeaderWords = 12;
const maxHeaderRows = 3;

/** Returns the grid of a `table`; undefined if it has fewer than two columns or no cell besides its headers. */
export function tableGrid(table: ElementNode): TableGrid | undefined {
  const rows = readRows(table).filter(({ cells }) => cells.some(({ text }) => text !== ''));
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (width < 2) return undefined;
  const headerRows = countHeaderRows(rows);
  const body = rows.slice(headerRows);
  const heads = rows.slice(0, headerRows).map(({ cells }) => cells.map(({ text }) => text));
  const hasRowHeaders = readsRowHeaders(body, headerRows > 0, width) && !isSeries(heads.at(-1) ?? [], body);
  const from = hasRowHeaders ? 1 : 0;
  const columns = Array.from({ length: width - from }, (_, column) =>
    joined(rows.slice(0, headerRows).map(({ cells }) => cells[column + from]?.text ?? '')),
  );
  const read: TableRow[] = [];
  let group = '';
  for (const { cells } of body) {
    const [first] = cells;
    // A row with one cell, or with the same text in all columns, is the heading of the rows below it.
    if (
      hasRowHeaders &&
      new Set(cells.flatMap(({ text }) => text || [])).size === 1 &&
      first !== undefined &&
      first.text !== '' &&
      (cells.length === 1 || cells.every(({ text }) => text === first.text))
    ) {
      group = first.text;
      continue;
    }
    const header = hasRowHeaders ? joined([group, first?.text ?? '']) : '';
    read.push({ header, cells: columns.map((_, column) => cells[column + from]?.text ?? '') });
  }
  return read.length === 0 ? undefined : { caption: captionOf(table), columns, rows: read };
}

function joined(texts: readonly string[]): string {
  return [...new Set(texts.filter((text) => text !== ''))].join(': ');
}

function captionOf(table: ElementNode): string | null {
  const caption = table.children.find(
    (child): child is ElementNode => child.kind === 'element' && child.tag === 'caption',
  );
  const text = caption === undefined ? '' : textStart(caption, maxCellChars);
  return text === '' ? null : text;
}

/** Reads the rows, repeating a cell that spans several places in each of them. */
function readRows(table: ElementNode): Row[] {
  const rows: Row[] = [];
  /** Cells of earlier rows that span into the next rows, by column. */
  const hanging = new Map<number, { cell: Cell; rows: number }>();
  for (const row of elements(table)) {
    if (row.tag !== 'tr' || rows.length >= maxRows) continue;
    const cells: Cell[] = [];
    const fillHanging = (): void => {
      for (let above = hanging.get(cells.length); above !== undefined; above = hanging.get(cells.length)) {
        if (above.rows === 1) hanging.delete(cells.length);
        else above.rows -= 1;
        cells.push(above.cell);
      }
    };
    for (const child of row.children) {
      if (child.kind !== 'element' || (child.tag !== 'td' && child.tag !== 'th')) continue;
      fillHanging();
      const cell: Cell = { text: textStart(child, maxCellChars), isHeader: child.tag === 'th', isBold: isBold(child) };
      const down = spanOf(child, 'rowspan', maxRows);
      for (let across = spanOf(child, 'colspan', maxColumns); across > 0 && cells.length < maxColumns; across--) {
        if (down > 1) hanging.set(cells.length, { cell, rows: down - 1 });
        cells.push(cell);
      }
    }
    fillHanging();
    rows.push({ cells, isInHead: row.parent?.tag === 'thead' });
  }
  return rows;
}

/** Whether an element has text, all of it in bold. */
function isBold(element: ElementNode): boolean {
  const texts = element.children.filter((child) => child.kind === 'element' || child.text.trim() !== '');
  return (
    texts.length > 0 &&
    texts.every((child) => child.kind === 'element' && (child.tag === 'strong' || child.tag === 'b' || isBold(child)))
  );
}

function spanOf(cell: ElementNode, name: string, max: number): number {
  const span = Number(attribute(cell, name) ?? 1);
  return Number.isInteger(span) && span >= 1 ? Math.min(span, max) : 1;
}

/** Counts the rows of `thead` or of header cells only; otherwise 1 if the first row holds labels above values. */
function countHeaderRows(rows: readonly Row[]): number {
  let count = 0;
  while (count < maxHeaderRows && count < rows.length - 1) {
    const { cells, isInHead } = rows[count] as Row;
    if (!isInHead && !(cells.length > 1 && cells.every(({ text, isHeader }) => isHeader || text === ''))) break;
    count += 1;
  }
  if (count > 0) return count;
  const [first, ...others] = rows;
  const isMarked = ({ cells }: Row): boolean => cells.every(({ text, isBold }) => isBold || text === '');
  if (first !== undefined && first.cells.length > 1 && isMarked(first) && others.some((row) => !isMarked(row)))
    return 1;
  if (first === undefined || others.length === 0 || first.cells.some(({ isHeader }) => isHeader)) return 0;
  const isLabels = first.cells.every(
    ({ text }, column) => (text === '' && column === 0) || (text !== '' && isLabel(text)),
  );
  const isCorner = first.cells[0]?.text === '';
  const hasValues = first.cells.some((_, column) => others.every(({ cells }) => !isLabel(cells[column]?.text ?? '1')));
  return isLabels && (isCorner || hasValues) ? 1 : 0;
}

/** Whether the first cell of each row is its header: a header cell, or a label that occurs once. */
function readsRowHeaders(body: readonly Row[], hasColumnHeaders: boolean, width: number): boolean {
  const firsts = body.flatMap(({ cells }) => cells[0] ?? []);
  if (firsts.length === 0) return false;
  if (2 * firsts.filter(({ isHeader }) => isHeader).length > firsts.length) return true;
  const isNamed = firsts.every(
    ({ text }) => text !== '' && text.split(' ').length <= maxHeaderWords && /\p{L}/u.test(text),
  );
  return isNamed && (hasColumnHeaders || width === 2) && new Set(firsts.map(({ text }) => text)).size === firsts.length;
}

/**
 * Whether the columns are of one series and all hold values, so that the first is no header either: "30-minute lesson",
 * "60-minute lesson" above "$60", "$90".
 */
function isSeries(heads: readonly string[], body: readonly Row[]): boolean {
  const ends = new Set(heads.map((head) => /[\p{L}\p{M}]+$/u.exec(head.trim().toLowerCase())?.[0]));
  const [end] = ends;
  return (
    heads.length > 1 &&
    new Set(heads).size === heads.length &&
    ends.size === 1 &&
    end !== undefined &&
    body.every(({ cells }) => cells.every(({ text, isHeader }) => !isHeader && /^\p{Sc}\s?\p{N}/u.test(text)))
  );
}

/** A short text without a figure, except in a remark in brackets: "Score (1-5)". */
function isLabel(text: string): boolean {
  return !/\p{N}/u.test(text.replaceAll(/(?<=\p{L}\s?)\([^()]*\)/gu, '')) && text.split(' ').length <= maxHeaderWords;
}

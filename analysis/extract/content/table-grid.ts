/** The cells of a table with the headers of their row and column, so that a cell can be understood alone. */
import { attribute, type ElementNode, elements } from '../parse/tree.ts';
import { textStart } from '../structured-data/bounded-text.ts';

/** A table without its header cells: a cell is read with its row's `header` and the entry of `columns` at its place. */
export interface TableGrid {
  caption: string | null;
  /** The header of each column of cells; empty where the table names none. */
  columns: string[];
  rows: TableRow[];
}

/** One row of cells. */
export interface TableRow {
  /** The row's own header, after that of the rows it is grouped under; empty where the table names none. */
  header: string;
  cells: string[];
}

interface Cell {
  text: string;
  isHeader: boolean;
}

interface Row {
  cells: Cell[];
  isInHead: boolean;
}

/** Larger tables are read to here; spans of more columns are a mistake. */
const maxRows = 500;
const maxColumns = 60;
const maxCellChars = 2000;
/** A longer text is no header. */
const maxHeaderWords = 12;
const maxHeaderRows = 3;

/** The grid of a `table`; undefined when it has fewer than two columns or no cell beside its headers. */
export function tableGrid(table: ElementNode): TableGrid | undefined {
  const rows = readRows(table).filter(({ cells }) => cells.some(({ text }) => text !== ''));
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (width < 2) return undefined;
  const headerRows = countHeaderRows(rows);
  const body = rows.slice(headerRows);
  const hasRowHeaders = readsRowHeaders(body, headerRows > 0, width);
  const from = hasRowHeaders ? 1 : 0;
  const columns = Array.from({ length: width - from }, (_, column) =>
    joined(rows.slice(0, headerRows).map(({ cells }) => cells[column + from]?.text ?? '')),
  );
  const read: TableRow[] = [];
  let group = '';
  for (const { cells } of body) {
    const [first] = cells;
    // A row of one cell, or of one text over all columns, names the rows below it.
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

/** The rows with a cell that spans several repeated in each of its places. */
function readRows(table: ElementNode): Row[] {
  const rows: Row[] = [];
  /** Cells of rows above that reach into the next ones, by column. */
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
      const cell: Cell = { text: textStart(child, maxCellChars), isHeader: child.tag === 'th' };
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

function spanOf(cell: ElementNode, name: string, max: number): number {
  const span = Number(attribute(cell, name) ?? 1);
  return Number.isInteger(span) && span >= 1 ? Math.min(span, max) : 1;
}

/** Rows of `thead` or of header cells only; else the first row when its cells are labels over values. */
function countHeaderRows(rows: readonly Row[]): number {
  let count = 0;
  while (count < maxHeaderRows && count < rows.length - 1) {
    const { cells, isInHead } = rows[count] as Row;
    if (!isInHead && !(cells.length > 1 && cells.every(({ text, isHeader }) => isHeader || text === ''))) break;
    count += 1;
  }
  if (count > 0) return count;
  const [first, ...others] = rows;
  if (first === undefined || others.length === 0 || first.cells.some(({ isHeader }) => isHeader)) return 0;
  const isLabels = first.cells.every(
    ({ text }, column) => (text === '' && column === 0) || (text !== '' && isLabel(text)),
  );
  const isCorner = first.cells[0]?.text === '';
  const hasValues = first.cells.some((_, column) => others.every(({ cells }) => !isLabel(cells[column]?.text ?? '1')));
  return isLabels && (isCorner || hasValues) ? 1 : 0;
}

/** Whether the first cell of each row names the row: it is a header cell, or a label that stands once. */
function readsRowHeaders(body: readonly Row[], hasColumnHeaders: boolean, width: number): boolean {
  const firsts = body.flatMap(({ cells }) => cells[0] ?? []);
  if (firsts.length === 0) return false;
  if (2 * firsts.filter(({ isHeader }) => isHeader).length > firsts.length) return true;
  const isNamed = firsts.every(
    ({ text }) => text !== '' && text.split(' ').length <= maxHeaderWords && /\p{L}/u.test(text),
  );
  return isNamed && (hasColumnHeaders || width === 2) && new Set(firsts.map(({ text }) => text)).size === firsts.length;
}

/** A short text without a figure. */
function isLabel(text: string): boolean {
  return !/\p{N}/u.test(text) && text.split(' ').length <= maxHeaderWords;
}

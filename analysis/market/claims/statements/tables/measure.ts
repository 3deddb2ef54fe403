/** Reads figures in tables; the headers of row and column say what a cell means. */
import type { TableGrid } from '../../../../extract/content/table-grid.ts';
import { weekdayNames } from '../../../../text/vocabulary.ts';
import type { Figure } from '../../figures/figure.ts';
import { claimsRule } from '../../rule.ts';
import type { Stretch } from '../statement.ts';
import { type Cell, cellOf, rated, type TableTools } from './cells.ts';
import { isBound, ofRange, upTo } from './ranges.ts';

const {
  maxRows,
  maxColumns,
  maxCellChars,
  maxLabelChars,
  maxLabelWords,
  minColumnShare,
  minDays,
  maxScore,
  minScores,
} = claimsRule.values;

/** `line` is the row of the figure, in the table's text. */
export interface TableFigure {
  figure: Figure;
  subject: string;
  owner: string | null;
  /** The remark in the cell: "per semester". */
  qualifier: string | null;
  line: Stretch;
  /** Whether the subject names a quantity. */
  isQuantity: boolean;
}

interface Row {
  header: string;
  cells: readonly Cell[];
}

/** Whether columns or rows are days of the week: a plan of training or opening hours, where no cell is a fact alone. */
function isTimetable({ columns, rows }: TableGrid, language: string): boolean {
  const days = new Set(weekdayNames(language));
  const countDays = (headers: readonly string[]) =>
    new Set(headers.map((header) => header.trim().toLowerCase()).filter((header) => days.has(header))).size;
  return Math.max(countDays(columns), countDays(rows.map(({ header }) => header))) >= minDays;
}

/** Returns the figures of the table `grid` with the text `text`, from cells with exactly one figure. */
export function tableFigures(text: string, grid: TableGrid, tools: TableTools): TableFigure[] {
  if (grid.columns.length > maxColumns || isTimetable(grid, tools.analyzer.language)) return [];
  const rows = grid.rows
    .slice(0, maxRows)
    .map(({ header, cells }) => ({ header, cells: cells.map((cell) => cellOf(cell, tools)) }));
  const lineOf = lineFinder(text);
  return rows.flatMap((row) => {
    const line = lineOf(row);
    if (line === null) return [];
    const isGiven = areOne(row);
    return row.cells.flatMap(({ figure, remark }, index): TableFigure[] => {
      if (isGiven && index > 0) return [];
      if (figure === null || isScore(figure, index, rows)) return [];
      if (isBound(grid.columns[index - 1], grid.columns[index], tools)) return [];
      const [subject, owner] = isGiven ? [bare(row.header), ''] : namesOf(row, index, rows, grid.columns);
      // Below "$504 per term" there is no header.
      if (subject === '' || !isHeader(subject) || /^\p{Sc}/u.test(subject)) return [];
      const header = isHeader(owner) ? owner : null;
      const top = row.cells[index + 1]?.figure ?? null;
      const isRange = top !== null && isBound(grid.columns[index], grid.columns[index + 1], tools);
      return [
        {
          figure: isRange
            ? upTo(rated(figure, row.cells[index]?.text ?? '', subject, tools), top)
            : rated(figure, row.cells[index]?.text ?? '', subject, tools),
          ...(isRange ? ofRange(subject, header, tools) : { subject, owner: header }),
          qualifier: remark,
          line,
          isQuantity: isOf(subject, tools),
        },
      ];
    });
  });
}

/** "7.5", "8.2": numbers up to ten without a unit, some with decimals, are the scores that a page gives. */
function isScore(figure: Figure, index: number, rows: readonly Row[]): boolean {
  const isBare = ({ unit, property, high }: Figure) =>
    unit === null && property === 'count' && high !== null && high <= maxScore;
  if (!isBare(figure)) return false;
  const column = rows.flatMap(({ cells }) => cells[index]?.figure ?? []);
  return (
    column.length >= minScores &&
    column.filter(isBare).length >= column.length * minColumnShare &&
    column.some(({ low }) => low !== null && !Number.isInteger(low))
  );
}

/** Whether a row has one figure for all columns, which it takes as given: "Purchase price | $15,000 | $15,000". */
function areOne({ cells }: Row): boolean {
  const [first, ...others] = cells;
  if (first?.figure == null || others.length === 0) return false;
  return others.every(({ text, figure }) => figure !== null && text === first.text);
}

/**
 * The quantity and its owner. The header of the direction (row or column) in which the units agree names the quantity.
 */
function namesOf(row: Row, index: number, rows: readonly Row[], columns: readonly string[]): [string, string] {
  const column = bare(columns[index] ?? '');
  const first = row.cells.find(({ figure, text }, at) => at !== index && figure === null && isHeader(bare(text)));
  const name = bare(row.header === '' && column !== '' ? (first?.text ?? '') : row.header);
  if (column === '' || name === '') return [column === '' ? name : column, ''];
  const down = agreement(
    rows.map(({ cells }) => cells[index]),
    row.cells[index],
  );
  if (row.cells.length === 1 && down < minColumnShare) return [name, isName(column) ? column : ''];
  const across = agreement(row.cells, row.cells[index]);
  return down >= across ? [column, name] : [name, column];
}

/** Whether the only header of values names a thing ("Alder 160") rather than the column ("Value"). */
function isName(header: string): boolean {
  return /\p{N}/u.test(header) || /\s\p{Lu}/u.test(header);
}

/** Returns a function that finds the line of each row in the table's text, in order. */
function lineFinder(text: string): (row: Row) => Stretch | null {
  let at = 0;
  const lines = text.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    return { start, end: start + line.length, written: unspaced(line) };
  });
  let next = 0;
  return ({ cells }) => {
    // The text of a table leaves out cells with nothing but a dash.
    const written = cells.filter(({ text: cell }) => /[\p{L}\p{N}]/u.test(cell));
    const found = lines.findIndex(
      (line, index) =>
        index >= next && written.every((cell) => line.written.includes(unspaced(cell.text.slice(0, maxCellChars)))),
    );
    const line = lines[found];
    if (line === undefined) return null;
    next = found + 1;
    return { start: line.start, end: line.end };
  };
}

/** Spaces around an element inside a cell are written in one place and not in the other: "( $84 per lesson)". */
function unspaced(text: string): string {
  return text.replaceAll(/\s+/gu, '');
}

/** The share of `cells` with a figure in the unit of `cell`. */
function agreement(cells: readonly (Cell | undefined)[], cell: Cell | undefined): number {
  const same = cells.filter((other) => other?.figure?.unit?.dimension === cell?.figure?.unit?.dimension);
  return cells.length < 2 ? 0 : same.length / cells.length;
}

function isOf(text: string, { lexicon, analyzer }: TableTools): boolean {
  return lexicon === null || analyzer.analyze(text).some(lexicon.isQuantity);
}

/** Whether a text is a few words with a letter: "Avg. total cost", "# of movers". */
function isHeader(text: string): boolean {
  return text.length <= maxLabelChars && /\p{L}/u.test(text) && text.split(/\s+/u).length <= maxLabelWords;
}

function bare(text: string): string {
  return text.replace(/[\s:：*]+$/u, '').replace(/^[\s*•#]+/u, '');
}

/** Reads figures in tables; the headers of row and column say what a cell means. */
import type { TableGrid } from '../../../extract/content/table-grid.ts';
import type { Analyzer } from '../../../text/analyzer.ts';
import { weekdayNames } from '../../../text/vocabulary.ts';
import type { Figure } from '../figures/figure.ts';
import type { FigureReader } from '../figures/measure.ts';
import { countOf } from '../figures/units.ts';
import { claimsRule } from '../rule.ts';
import type { Lexicon } from './lexicon.ts';
import type { Stretch } from './statement.ts';
import { isBound, ofRange, upTo } from './table-ranges.ts';

const { maxRows, maxColumns, maxCellChars, maxCountedWords, maxLabelChars, maxLabelWords, minColumnShare, minDays } =
  claimsRule.values;

/** `line` is the row of the figure, in the table's text. */
export interface TableFigure {
  figure: Figure;
  subject: string;
  owner: string | null;
  line: Stretch;
  /** Whether the subject names a quantity. */
  isQuantity: boolean;
}

export interface TableTools {
  read: FigureReader;
  lexicon: Lexicon | null;
  analyzer: Analyzer;
}

interface Cell {
  text: string;
  figure: Figure | null;
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
    return row.cells.flatMap(({ figure }, index): TableFigure[] => {
      if (isGiven && index > 0) return [];
      if (figure === null || isBound(grid.columns[index - 1], grid.columns[index], tools)) return [];
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
          line,
          isQuantity: isOf(subject, tools),
        },
      ];
    });
  });
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

/** A cell with its figure, if it begins with one and has no other. */
function cellOf(text: string, { read, analyzer }: TableTools): Cell {
  if (text.length > maxCellChars) return { text, figure: null };
  // "$1,428 per semester ($84 per lesson)": the remark says the same in another unit.
  const figures = read(text.replace(/\s\([^()]*\)\s*$/u, ''));
  const [figure] = figures;
  if (figure === undefined || figures.length > 1 || /[\p{L}\p{N}]/u.test(text.slice(0, figure.start)))
    return { text, figure: null };
  if (/^\s?[,/;]\s?\p{N}/u.test(text.slice(figure.end))) return { text, figure: null };
  if (figure.unit !== null || figure.property !== 'count') return { text, figure };
  const things = text.slice(figure.end).trim();
  const words = analyzer.analyze(things);
  if (words.length > maxCountedWords || words.some((word) => word.figure)) return { text, figure: null };
  return { text, figure: things === '' ? figure : { ...figure, unit: countOf(things.toLowerCase()) } };
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

/** Adds the currency or rate in the header to a cell's figure: "Low (S$)", "Cost/hour". */
function rated(figure: Figure, text: string, header: string, { read }: TableTools): Figure {
  const money = figure.unit === null ? moneyIn(header) : null;
  if (money !== null) return priceOf(`${money}${text}`, read) ?? figure;
  const rate = /\s?\/\s?\p{L}+\s*$/u.exec(header)?.[0];
  const per = rate === undefined || figure.per !== null ? null : (read(`${text}${rate}`)[0]?.per ?? null);
  return per === null ? figure : { ...figure, per };
}

/** The currency at the end of a header, in brackets: "Low range (S$)", "Total (in €)". */
function moneyIn(header: string): string | null {
  const [, inside = ''] = /[([]([^()[\]]{1,8})[)\]]\s*$/u.exec(header) ?? [];
  return /(?:\p{Lu}{0,3}\p{Sc}|(?<!\p{L})\p{Lu}{3})$/u.exec(inside)?.[0] ?? null;
}

function priceOf(text: string, read: FigureReader): Figure | null {
  const [price] = read(text);
  return price?.property === 'price' ? price : null;
}

/** Whether a text is a few words with a letter: "Avg. total cost", "# of movers". */
function isHeader(text: string): boolean {
  return text.length <= maxLabelChars && /\p{L}/u.test(text) && text.split(/\s+/u).length <= maxLabelWords;
}

function bare(text: string): string {
  return text.replace(/[\s:：*]+$/u, '').replace(/^[\s*•#]+/u, '');
}

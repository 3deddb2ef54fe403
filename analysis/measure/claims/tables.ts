/** Figures in tables: what a cell says is told by the heads of its row and column. */
import type { Analyzer } from '../../text/analyzer.ts';
import type { Figure } from './figure.ts';
import type { FigureReader } from './figures.ts';
import { isLabel } from './labels.ts';
import type { Lexicon } from './lexicon.ts';
import type { Stretch } from './statement.ts';

/** Larger tables are data sets. */
const mostRows = 60;
const mostColumns = 10;
/** A longer cell is a text. */
const mostCellChars = 60;

/** Offsets are into the table's text; `line` is the row that the figure stands in. */
export interface TableFigure {
  figure: Figure;
  subject: Stretch;
  owner?: Stretch;
  line: Stretch;
}

export interface TableTools {
  read: FigureReader;
  lexicon: Lexicon | null;
  analyzer: Analyzer;
}

interface Cell extends Stretch {
  text: string;
  figure: Figure | null;
}

/** The figures of a table whose cells hold one each and whose heads can be told apart. */
export function tableFigures(text: string, { read, lexicon, analyzer }: TableTools): TableFigure[] {
  const rows = cellsOf(text, read);
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map((row) => row.length));
  if (width < 2 || width > mostColumns) return [];
  const [head = [], ...body] = rows;
  // A sheet of one thing's properties has values of many kinds; those of one kind have their name in the head.
  if (width === 2 && !isColumn(rows)) return rows.flatMap((row) => pair(row));
  // The corner may be empty, and an empty cell is not in the text.
  const shift = body.every((row) => row.length === head.length + 1) ? 1 : 0;
  if (head.some(({ text: name }) => /^\P{L}*\p{N}/u.test(name)) || head.length + shift !== width) return [];
  const found = body.flatMap((row) => (row.length === width ? crossed(row, head, shift, body) : []));
  if (lexicon === null || lexicon.wording.quantities === '') return found;
  // A head such as "Plus" or "Studio" says of what a figure is and not which.
  return found.filter(({ subject }) =>
    analyzer.analyze(text.slice(subject.start, subject.end)).some(lexicon.isQuantity),
  );
}

function cellsOf(text: string, read: FigureReader): Cell[][] {
  let at = 0;
  const rows = text.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    let cell = start;
    return line.split('\t').map((written) => {
      const place = { start: cell, end: cell + written.length, text: written };
      cell = place.end + 1;
      return { ...place, figure: onlyFigure(written, place.start, read) };
    });
  });
  return rows.slice(0, mostRows);
}

/** The figure of a cell that begins with it and has no other. */
function onlyFigure(written: string, offset: number, read: FigureReader): Figure | null {
  if (written.length > mostCellChars) return null;
  const figures = read(written);
  const [figure] = figures;
  if (figure === undefined || figures.length > 1 || figure.unit === null) return null;
  if (/[\p{L}\p{N}]/u.test(written.slice(0, figure.start)) || /^\s?[,/;]\s?\p{N}/u.test(written.slice(figure.end)))
    return null;
  return { ...figure, start: figure.start + offset, end: figure.end + offset };
}

/** Whether the second cells are figures of one kind below a head of their own. */
function isColumn(rows: readonly (readonly Cell[])[]): boolean {
  const kinds = rows.map((row) => row[1]?.figure?.unit?.dimension);
  const [, kind] = kinds;
  return kinds[0] === undefined && kind !== undefined && kinds.filter((each) => each === kind).length > rows.length / 2;
}

/** `Warranty | 10 years`. */
function pair(row: readonly Cell[]): TableFigure[] {
  const [name, value] = row;
  if (name === undefined || value?.figure == null || name.figure !== null || !isLabel(bare(name))) return [];
  return [{ figure: value.figure, subject: stretch(name), line: { start: name.start, end: value.end } }];
}

/** A row of a table with heads: what is measured is the head on whose side the units agree. */
function crossed(
  row: readonly Cell[],
  head: readonly Cell[],
  shift: number,
  body: readonly (readonly Cell[])[],
): TableFigure[] {
  const [name] = row;
  const last = row.at(-1);
  if (name === undefined || last === undefined || name.figure !== null || !isLabel(bare(name))) return [];
  return row.flatMap((cell, index): TableFigure[] => {
    const column = head[index - shift];
    if (index === 0 || cell.figure === null || column === undefined || !isLabel(bare(column))) return [];
    const whole = body.filter((other) => other.length === row.length);
    const down = agreement(
      whole.map((other) => other[index]),
      cell,
    );
    const across = agreement(row.slice(1), cell);
    // Where even the rows have a head ("Model"), they are things and the columns what is told of them.
    if (down === across && shift > 0) return [];
    const [subject, owner] = down >= across ? [column, name] : [name, column];
    return [
      {
        figure: cell.figure,
        subject: stretch(subject),
        owner: stretch(owner),
        line: { start: name.start, end: last.end },
      },
    ];
  });
}

/** The share of `cells` that hold a figure in the unit of `cell`. */
function agreement(cells: readonly (Cell | undefined)[], cell: Cell): number {
  const same = cells.filter((other) => other?.figure?.unit?.dimension === cell.figure?.unit?.dimension);
  return cells.length < 2 ? 0 : same.length / cells.length;
}

function bare({ text }: Cell): string {
  return text.replace(/[\s:：*]+$/u, '').replace(/^[\s*•#]+/u, '');
}

function stretch(cell: Cell): Stretch {
  const start = cell.start + (/^[\s*•#]*/u.exec(cell.text)?.[0].length ?? 0);
  return { start, end: start + bare(cell).length };
}

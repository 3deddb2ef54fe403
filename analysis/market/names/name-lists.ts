/** Reads the lists of a page that may be lists of names: headings of one level, tables and structured data. */
import type { TableGrid } from '../../extract/content/table-grid.ts';
import { allItems, hasType, nameOf, valuesOf } from '../../extract/structured-data/item.ts';
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import { isLabelOf } from './entry-labels.ts';
import { withoutNumber } from './numbering.ts';
import { namesRule } from './rule.ts';

const { maxColumns, minListed, minSheets } = namesRule.values;

/** One entry of a list. */
export interface ListEntry {
  text: string;
  isNumbered: boolean;
  /** True for unnumbered headings, among which introductions and questions may stand. */
  canHoldOthers: boolean;
  /** The headings of its section. */
  below: readonly string[];
  start: number;
  end: number;
}

/**
 * Groups the sections of one level under one heading, numbered ones apart from others. A section alone directly below
 * its heading belongs with those in the same place elsewhere: "Best for most people" / "Philips 4100". Headings that
 * come in each entry ("Key specs") are no entries, and end none.
 */
export function headingLists({ document: { blocks } }: AnalyzedPage): ListEntry[][] {
  const groups = new Map<string, ListEntry[]>();
  const isLabel = isLabelOf(blocks);
  const placeOf = ({ level = 2, heading_path }: (typeof blocks)[number]) => `${level} ${heading_path.join('\n')}`;
  const siblings = Map.groupBy(
    blocks.filter((block) => block.kind === 'heading' && !isLabel(block)),
    placeOf,
  );
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'heading' || block.level === 1 || isLabel(block)) continue;
    const { level = 2 } = block;
    const isNumbered = withoutNumber(block.text) !== block.text.trim();
    const above = blocks[index - 1];
    const isAlone =
      siblings.get(placeOf(block))?.length === 1 && above?.kind === 'heading' && (above.level ?? 2) < level;
    const path = isAlone ? ['', ...block.heading_path.slice(0, -1)] : block.heading_path;
    const key = `${level} ${isNumbered} ${path.join('\n')}`;
    const isEnd = (other: (typeof blocks)[number]) =>
      other.kind === 'heading' && ((other.level ?? 2) < level || (other.level === level && !isLabel(other)));
    let nextIndex = index + 1;
    for (let other = blocks[nextIndex]; other !== undefined && !isEnd(other); other = blocks[nextIndex]) nextIndex++;
    const next = blocks[nextIndex];
    const section = blocks.slice(index + 1, nextIndex);
    const entry = {
      text: block.text,
      isNumbered,
      canHoldOthers: !isNumbered,
      below: section.flatMap(({ kind, text }) => (kind === 'heading' ? [text] : [])),
      start: block.start,
      end: next?.start ?? blocks.at(-1)?.end ?? block.end,
    };
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(entry);
  }
  return [...groups.values()];
}

/** What a line names before a colon, bracket or dash, after its number: "1. Snake Plant (Sansevieria): …". */
const namedLine = /^\s*(\p{N}{1,2}[.)]\s+)?(?!\p{Ll})\p{L}[^.:：(（–—]{1,60}(?=[:：(（]|\s[–—-]\s)/u;

/** The numbered lines of a page outside of its headings, as entries: paragraphs that begin with a number, numbered lists. */
export function numberedLines({ document: { blocks } }: AnalyzedPage): ListEntry[] {
  return blocks.flatMap(({ kind, ordered, text, start }) => {
    const isList = kind === 'list' && ordered === true;
    if (!isList && kind !== 'paragraph' && kind !== 'item') return [];
    let from = start;
    return (isList ? text.split('\n') : [text]).flatMap((line) => {
      const at = from;
      from += line.length + 1;
      const [name, number] = namedLine.exec(line) ?? [];
      if (name === undefined || (!isList && number === undefined)) return [];
      return [{ text: name, isNumbered: true, canHoldOthers: false, below: [], start: at, end: at + line.length }];
    });
  });
}

/**
 * What each table may list: the headers of its rows, else a column, else the headers of its columns. Without the data
 * sheets of a page that has one for each of its products.
 */
export function tableLists({ document: { blocks } }: AnalyzedPage): ListEntry[][][] {
  const headings = new Set(blocks.flatMap(({ kind, text }) => (kind === 'heading' ? [text] : [])));
  const sheets = new Map<string, number>();
  for (const { table } of blocks) {
    const first = firstOfSheet(table);
    if (first !== null) sheets.set(first, (sheets.get(first) ?? 0) + 1);
  }
  return blocks.flatMap(({ table, start, end }) => {
    if (table === undefined || (sheets.get(firstOfSheet(table) ?? '') ?? 0) >= minSheets) return [];
    const entry = (text: string): ListEntry => ({
      text,
      isNumbered: false,
      canHoldOthers: false,
      below: [],
      start,
      end,
    });
    const rows = table.rows.slice(hasHeaderRow(table, headings) ? 1 : 0);
    const headers = rows.map(({ header }) => header);
    const columns = table.columns.map((_, index) => rows.map(({ cells }) => cells[index] ?? ''));
    const lists = [headers, ...columns.slice(0, maxColumns), table.columns];
    return [lists.map((texts) => texts.filter((text) => text !== '').map(entry))];
  });
}

/**
 * Whether the first row of cells is the header that the table lacks: all of them are marked as headings, or a column has
 * figures in each row but it.
 */
function hasHeaderRow({ columns, rows: [first, ...others] }: TableGrid, headings: ReadonlySet<string>): boolean {
  if (first === undefined || others.length < minListed || columns.some((text) => text !== '')) return false;
  return (
    first.cells.every((cell) => headings.has(cell)) ||
    first.cells.some(
      (cell, index) => !/\p{N}/u.test(cell) && others.every(({ cells }) => /\p{N}/u.test(cells[index] ?? '')),
    )
  );
}

/** The first label of a table that tells one value for each: "Weight" in the data sheet of a product. */
function firstOfSheet(table: AnalyzedPage['document']['blocks'][number]['table']): string | null {
  const rows = (table?.rows ?? []).map(({ header, cells }) => [header, ...cells].filter((text) => text !== ''));
  return rows.every((texts) => texts.length <= 2) ? (rows[0]?.[0] ?? null) : null;
}

/** The names in an `ItemList` of products, companies or programs. */
export function itemList({ document: { facts } }: AnalyzedPage): ListEntry[] {
  const items = allItems(facts.structuredData.items).filter((item) => hasType(item, 'ItemList'));
  return items.flatMap((list) =>
    valuesOf(list, 'itemListElement').flatMap((element) => {
      if (typeof element === 'string') return [];
      const inner = valuesOf(element, 'item')[0];
      const text = inner !== undefined && typeof inner !== 'string' ? nameOf(inner) : nameOf(element);
      return text === undefined || URL.canParse(text)
        ? []
        : [{ text, isNumbered: false, canHoldOthers: false, below: [], start: 0, end: 0 }];
    }),
  );
}

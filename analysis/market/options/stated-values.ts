/** Reads what a page says an option costs and how it is rated: in a table that compares the options, or in its section. */

import type { Passage } from '../../read/passages.ts';
import type { CutPage } from '../../read/read-market.ts';
import type { ListedName } from '../names/listed-names.ts';
import { withoutNumber } from '../names/numbering.ts';
import { optionsRule } from './rule.ts';

const { maxSectionChars } = optionsRule.values;

/** A price on a page, with the passage that states it. */
export interface StatedPrice {
  /** `20 USD/mo`. */
  price: string;
  passage: Pick<Passage, 'source_id' | 'start'>;
  /** What it is the price of, by a label, row or column: "Vantro". */
  of?: string | null;
  /** Its amount and what it is for, to tell whether another price is the same. */
  low?: number | null;
  per?: string | null;
}

/** The price and the rating of a listed name, as far as its page states them. */
export function valuesOf(
  listed: Pick<ListedName, 'name' | 'where' | 'start' | 'end' | 'source_id'>,
  cut: CutPage | undefined,
  prices: readonly StatedPrice[],
): { price?: string; rating?: string } {
  const price = priceOf(listed, prices);
  const rating = cut === undefined ? null : ratingOf(listed, cut);
  return { ...(price === undefined ? {} : { price }), ...(rating === null ? {} : { rating }) };
}

/**
 * The price that stands outside of the name's section under its name, as tables that compare have it: sections begin
 * with prices of plans, parts and others. Without one, the first of the section. A section that has the same amount may
 * say what it is for.
 */
function priceOf(
  { name, where, start, end, source_id }: Parameters<typeof valuesOf>[0],
  prices: readonly StatedPrice[],
) {
  const isSection = where === 'heading';
  const last = Math.min(end, start + maxSectionChars);
  const isInside = ({ passage }: StatedPrice) => isSection && passage.start >= start && passage.start < last;
  const onPage = prices.filter(({ passage }) => passage.source_id === source_id);
  const own = onPage.find((price) => !isInside(price) && price.of != null && isSame(price.of, name));
  const inside = onPage.filter(isInside).toSorted((a, b) => a.passage.start - b.passage.start);
  const fuller = inside.find(
    ({ low, per }) => own !== undefined && own.per === null && per !== null && low === own.low,
  );
  return (fuller ?? own ?? inside[0])?.price;
}

/** The first rating in the section, else the only one in the rows or columns of its name. */
function ratingOf({ name, where, start, end }: Parameters<typeof valuesOf>[0], { page }: CutPage): string | null {
  const { text, blocks } = page.document;
  const last = Math.min(end, start + maxSectionChars);
  const inSection = where === 'heading' ? ratingIn(text.slice(start, last)) : null;
  if (inSection !== null) return inSection;
  const cells = blocks.flatMap(({ table }) => {
    const { columns, rows } = table ?? { columns: [], rows: [] };
    const column = columns.findIndex((label) => isSame(label, name));
    return rows.flatMap(({ header, cells }) =>
      isSame(header || (cells[0] ?? ''), name) ? cells : (cells[column] ?? []),
    );
  });
  const ratings = new Set(cells.flatMap((cell) => ratingIn(cell) ?? []));
  const [only] = ratings;
  return ratings.size === 1 && only !== undefined ? only : null;
}

/** The first rating in a text: `4.6/5`. */
function ratingIn(text: string): string | null {
  const [, points, scale] =
    /(\p{N}{1,2}(?:[.,]\p{N}{1,2})?)\s?(?:\/|out of|von|sur|su|de)\s?(5|10)(?![\p{N}.,]\p{N}|\p{N})/u.exec(text) ?? [];
  return points === undefined ? null : `${points}/${scale}`;
}

/** Whether a label is a name, whatever its case and number: "1. Vantro". */
const isSame = (label: string, name: string): boolean =>
  withoutNumber(label).toLowerCase() === withoutNumber(name).toLowerCase();

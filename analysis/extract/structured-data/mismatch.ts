/** Compares the claims of structured data with what the page shows. */
import type { Filled } from './filled-boxes.ts';
import { allItems, hasType, type StructuredItem, shortName, textValue, valuesOf } from './item.ts';
import { structuredDataRule } from './rule.ts';
import { shownIn } from './shown-words.ts';

const { maxItems, maxFound } = structuredDataRule.values;

/** A claim that the page does not confirm. */
export interface Mismatch {
  readonly type: string;
  readonly property: string;
  readonly value: string;
}

/** What visitors should see on the page (Google: "don't mark up content that is not visible"). */
interface Claimed {
  readonly types: readonly string[];
  readonly property: string;
  readonly kind: 'text' | 'number';
  /** The box that a script may fill with it. */
  readonly box?: Filled;
}

/** Types of structured data for a text that somebody wrote. */
export const articleTypes = ['Article', 'NewsArticle', 'BlogPosting', 'TechArticle'] as const;

const claimed: readonly Claimed[] = [
  { types: articleTypes, property: 'headline', kind: 'text' },
  {
    types: ['Product', 'Recipe', 'Event', 'Course', 'SoftwareApplication', 'JobPosting'],
    property: 'name',
    kind: 'text',
  },
  { types: ['Question'], property: 'name', kind: 'text' },
  { types: ['Offer'], property: 'price', kind: 'number', box: 'price' },
  { types: ['AggregateOffer'], property: 'lowPrice', kind: 'number', box: 'price' },
  { types: ['AggregateRating'], property: 'ratingValue', kind: 'number', box: 'rating' },
  { types: ['AggregateRating'], property: 'reviewCount', kind: 'number', box: 'rating' },
];

/**
 * Returns the claims of which neither the text nor a description shows most words.
 * @param shownText all that visitors can read: the text, the title of the page, what pictures show
 * @param filled boxes that a script fills: what will stand in them is unknown
 */
export function findMismatches(
  items: readonly StructuredItem[],
  shownText: string,
  filled: ReadonlySet<Filled> = new Set(),
): Mismatch[] {
  const shown = shownIn(shownText);
  const variants = variantsIn(items);
  const found = new Map<string, Mismatch>();
  for (const item of allItems(items, maxItems)) {
    // Visitors see a variant, such as a colour, when they choose it.
    if (variants.has(item)) continue;
    for (const { types, property, kind, box } of claimed) {
      if (!hasType(item, ...types) || valuesOf(item, property).length === 0) continue;
      if (box !== undefined && filled.has(box)) continue;
      const value = textValue(item, property);
      if (value === undefined || /^https?:/.test(value)) continue;
      // What is free is seldom shown with a zero.
      if (box === 'price' && Number(value) === 0) continue;
      const isThere = kind === 'text' ? shown.hasWords(value.slice(0, 500)) : shown.hasNumber(value);
      const mismatch = { type: shortName(item.types[0] ?? ''), property, value: value.slice(0, 120) };
      if (!isThere) found.set(JSON.stringify(mismatch), mismatch);
    }
  }
  return [...found.values()].slice(0, maxFound);
}

/** The variants of products, and what they contain. */
function variantsIn(items: readonly StructuredItem[]): ReadonlySet<StructuredItem> {
  const variants = allItems(items, maxItems).flatMap((item) =>
    ['hasVariant', 'isVariantOf'].flatMap((property) => {
      const values = valuesOf(item, property).filter((value) => typeof value !== 'string');
      return property === 'hasVariant' ? values : values.length > 0 ? [item] : [];
    }),
  );
  return new Set(allItems(variants, maxItems));
}

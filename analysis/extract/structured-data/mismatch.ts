/** Compares the claims of structured data with the visible text. */
import { allItems, hasType, type StructuredItem, shortName, textValue, valuesOf } from './item.ts';
import { structuredDataRule } from './rule.ts';

const { maxItems, maxFound, minSharedWords } = structuredDataRule.values;

/** A claim that the visible text does not confirm. */
export interface Mismatch {
  readonly type: string;
  readonly property: string;
  readonly value: string;
}

/** Properties that visitors should see on the page (Google: "don't mark up content that is not visible"). */
const visible: readonly (readonly [types: readonly string[], property: string, kind: 'text' | 'number'])[] = [
  [['Article', 'NewsArticle', 'BlogPosting', 'TechArticle'], 'headline', 'text'],
  [['Article', 'NewsArticle', 'BlogPosting', 'TechArticle', 'Recipe', 'Review'], 'author', 'text'],
  [['Product', 'Recipe', 'Event', 'Course', 'SoftwareApplication', 'JobPosting'], 'name', 'text'],
  [['Question'], 'name', 'text'],
  [['Offer'], 'price', 'number'],
  [['AggregateOffer'], 'lowPrice', 'number'],
  [['AggregateRating'], 'ratingValue', 'number'],
  [['AggregateRating'], 'reviewCount', 'number'],
];

/** @param visibleText all text of the page that visitors can see */
export function findMismatches(items: readonly StructuredItem[], visibleText: string): Mismatch[] {
  const words = new Set(wordsOf(visibleText));
  const numbers = numbersOf(visibleText);
  const found = new Map<string, Mismatch>();
  for (const item of allItems(items, maxItems)) {
    for (const [types, property, kind] of visible) {
      if (!hasType(item, ...types) || valuesOf(item, property).length === 0) continue;
      const value = textValue(item, property);
      if (value === undefined || /^https?:/.test(value)) continue;
      const isThere = kind === 'text' ? mostly(wordsOf(value.slice(0, 500)), words) : isNumberThere(value, numbers);
      const mismatch = { type: shortName(item.types[0] ?? ''), property, value: value.slice(0, 120) };
      if (!isThere) found.set(JSON.stringify(mismatch), mismatch);
    }
  }
  return [...found.values()].slice(0, maxFound);
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

function mostly(wanted: readonly string[], words: ReadonlySet<string>): boolean {
  return wanted.length === 0 || wanted.filter((word) => words.has(word)).length / wanted.length >= minSharedWords;
}

function isNumberThere(value: string, numbers: ReadonlySet<number>): boolean {
  const wanted = readings(value);
  return wanted.length === 0 || wanted.some((number) => numbers.has(number) || numbers.has(Math.round(number)));
}

function numbersOf(text: string): Set<number> {
  const found = new Set<number>();
  for (const [token] of text.matchAll(/\d[\d.,'’\u00a0\u202f]{0,14}/g))
    for (const number of readings(token)) found.add(number);
  return found;
}

/** `1.299,00` can be read in two ways; both count. */
function readings(token: string): number[] {
  const plain = token.replace(/['’\s\u00a0\u202f]/g, '').replace(/[.,]+$/, '');
  const both = [plain.replaceAll(',', ''), plain.replaceAll('.', '').replace(',', '.')];
  return [...new Set(both.map(Number).filter((number) => Number.isFinite(number)))];
}

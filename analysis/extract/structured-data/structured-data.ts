/** Reads all structured data of a page into one form, and lists its errors. */
import type { ElementNode } from '../parse/tree.ts';
import { allItems, hasType, type StructuredItem, shortName, valuesOf } from './item.ts';
import { type JsonLdBlock, readJsonLd } from './json-ld.ts';
import { readMicrodata } from './microdata.ts';
import { readRdfa } from './rdfa.ts';

export interface StructuredDataError {
  readonly code: 'unreadable_json' | 'repaired_json' | 'missing_type' | 'missing_property' | 'invalid_date';
  readonly syntax: StructuredItem['syntax'];
  /** Type and property, or the repairs. */
  readonly detail: string;
}

export interface StructuredData {
  /** Top-level items: JSON-LD, then microdata, then RDFa, each in the order of the page. */
  readonly items: readonly StructuredItem[];
  /** Distinct bare type names of all items, nested ones included, in order of appearance. */
  readonly types: readonly string[];
  readonly errors: readonly StructuredDataError[];
}

/**
 * The properties that Google requires for rich results (developers.google.com/search/docs/appearance/structured-data);
 * one name of each group is enough.
 */
const required: Readonly<Record<string, readonly (readonly string[])[]>> = {
  Product: [['name'], ['review', 'aggregateRating', 'offers']],
  Offer: [['price', 'priceSpecification']],
  AggregateOffer: [['lowPrice'], ['priceCurrency']],
  Event: [['name'], ['startDate'], ['location']],
  Recipe: [['name'], ['image']],
  JobPosting: [['title'], ['datePosted'], ['description'], ['hiringOrganization']],
  VideoObject: [['name'], ['thumbnailUrl'], ['uploadDate']],
  Question: [['name', 'text']],
  BreadcrumbList: [['itemListElement']],
  AggregateRating: [['ratingValue'], ['reviewCount', 'ratingCount']],
};

const dateProperties = ['datePublished', 'dateModified', 'dateCreated', 'uploadDate', 'startDate', 'datePosted'];
/** Most errors listed; a listing repeats the same mistake on every item. */
const maxErrors = 50;
const maxTypes = 100;

/** Reads JSON-LD, microdata and RDFa Lite. Never throws. */
export function readStructuredData(root: ElementNode, baseUrl?: string): StructuredData {
  const jsonLd = readJsonLd(root);
  const items = [...jsonLd.items, ...readMicrodata(root, baseUrl), ...readRdfa(root, baseUrl)];
  const all = allItems(items);
  const errors = [...jsonLd.blocks.flatMap(blockErrors), ...all.flatMap(itemErrors)];
  const types = new Set(all.flatMap((item) => item.types.map(shortName)));
  return {
    items,
    types: [...types].slice(0, maxTypes).map((type) => type.slice(0, 100)),
    errors: unique(errors).slice(0, maxErrors),
  };
}

function blockErrors(block: JsonLdBlock): StructuredDataError[] {
  if (block.value === undefined) return [{ code: 'unreadable_json', syntax: 'json-ld', detail: 'no value' }];
  if (block.repairs.length === 0) return [];
  return [{ code: 'repaired_json', syntax: 'json-ld', detail: block.repairs.join(', ') }];
}

function itemErrors(item: StructuredItem): StructuredDataError[] {
  const { syntax } = item;
  const isReference = item.properties.size === 0 || item.properties.has('@value');
  if (item.types.length === 0) {
    return isReference || syntax !== 'json-ld'
      ? []
      : [{ code: 'missing_type', syntax, detail: [...item.properties.keys()].slice(0, 5).join(', ') }];
  }
  const missing = Object.entries(required)
    .filter(([type]) => hasType(item, type) && item.properties.size > 0)
    .flatMap(([type, groups]) =>
      groups
        .filter((group) => group.every((name) => valuesOf(item, name).length === 0))
        .map(
          (group): StructuredDataError => ({ code: 'missing_property', syntax, detail: `${type}.${group.join('|')}` }),
        ),
    );
  const dates = dateProperties
    .flatMap((name) => valuesOf(item, name).map((value) => [name, value] as const))
    .filter(
      ([, value]) =>
        typeof value === 'string' && !/^\d{4}(?:-\d{2}(?:-\d{2}(?:[T ]\d{2}:\d{2}.{0,24})?)?)?$/.test(value.trim()),
    )
    .map(
      ([name, value]): StructuredDataError => ({
        code: 'invalid_date',
        syntax,
        detail: `${shortName(item.types[0] ?? '')}.${name}: ${String(value).slice(0, 60)}`,
      }),
    );
  return [...missing, ...dates];
}

function unique(errors: readonly StructuredDataError[]): StructuredDataError[] {
  const seen = new Set<string>();
  return errors.filter((error) => {
    const key = `${error.code} ${error.syntax} ${error.detail}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Reads dates from JSON-LD and microdata, from items that describe the page itself. */
import type { StructuredItem } from '../structured-data/item.ts';
import { shortName, valuesOf } from '../structured-data/item.ts';
import { type DateEvidence, type DateRole, evidence } from './evidence.ts';
import type { DateStyle } from './found-date.ts';
import { readMachineDate } from './machine-date.ts';
import { pageDatesRule } from './rule.ts';

const { articleWeight, pageWeight, otherWeight, propertyShare } = pageDatesRule.values;

const properties: readonly (readonly [keyof typeof propertyShare, DateRole])[] = [
  ['datePublished', 'published'],
  ['dateCreated', 'published'],
  ['uploadDate', 'published'],
  ['datePosted', 'published'],
  ['dateModified', 'modified'],
];

/**
 * Types that are the page itself. Web page types weigh less; other types (an event, a product) may be only part of it.
 */
const article = /(?:Article|Posting|Report|Recipe|Review|HowTo|Guide|QAPage|Question)$/;

/** Properties that lead to an item about the same page; all others lead to comments, related items or parts. */
const samePage = ['mainEntity', 'mainEntityOfPage'];

/** @param items top-level items of both syntaxes */
export function datesFromStructured(items: readonly StructuredItem[], style: DateStyle): DateEvidence[] {
  const own = items.flatMap((item) => [item, ...samePage.flatMap((property) => innerItems(item, property))]);
  const seen = new Set<StructuredItem>();
  const found = own.flatMap((item) => {
    if (seen.has(item)) return [];
    seen.add(item);
    return properties.flatMap(([property, role]) => read(item, property, role, propertyShare[property], style));
  });
  return found;
}

function read(item: StructuredItem, property: string, role: DateRole, share: number, style: DateStyle): DateEvidence[] {
  const raw = valuesOf(item, property).find((value) => typeof value === 'string');
  const day = raw === undefined ? undefined : readMachineDate(raw, style);
  if (raw === undefined || day === undefined || item.syntax === 'rdfa') return [];
  const type = shortName(item.types[0] ?? 'Thing');
  const kind = article.test(type) ? articleWeight : /Page$/.test(type) ? pageWeight : otherWeight;
  return [evidence({ day, role, place: item.syntax, where: `${type}.${property}`, raw, weight: kind * share })];
}

function innerItems(item: StructuredItem, property: string): StructuredItem[] {
  return valuesOf(item, property).filter((value) => typeof value !== 'string');
}

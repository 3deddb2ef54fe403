/** The common form of JSON-LD, microdata and RDFa items. */

/** A text or a nested item. Numbers and booleans are texts, as in microdata. */
export type StructuredValue = string | StructuredItem;

export interface StructuredItem {
  readonly syntax: 'json-ld' | 'microdata' | 'rdfa';
  /** As written; `shortName` returns the bare name. */
  readonly types: readonly string[];
  readonly id: string | null;
  readonly properties: ReadonlyMap<string, readonly StructuredValue[]>;
}

/** The bare name: `http://schema.org/NewsArticle`, `schema:NewsArticle` and `NewsArticle` are the same type. */
export function shortName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('#'), name.lastIndexOf(':')) + 1);
}

/** Whether an item has one of the types, compared by bare name. */
export function hasType(item: StructuredItem, ...names: readonly string[]): boolean {
  return item.types.some((type) => names.includes(shortName(type)));
}

/** All values of a property. */
export function valuesOf(item: StructuredItem, property: string): readonly StructuredValue[] {
  return item.properties.get(property) ?? [];
}

/** The first text of a property: a text, or the name, value or address of an item. */
export function textValue(item: StructuredItem, property: string): string | undefined {
  for (const value of valuesOf(item, property)) {
    const text = typeof value === 'string' ? value : nameOf(value);
    if (text !== undefined && text.trim() !== '') return text.trim();
  }
  return undefined;
}

/** The name of an item, or its address or id. */
export function nameOf(item: StructuredItem): string | undefined {
  for (const property of ['name', '@value', 'headline', 'url', '@id']) {
    const value = valuesOf(item, property)[0];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return item.id ?? undefined;
}

/** The items and all nested items, outer before inner; at most `limit`, to bound the work per page. */
export function allItems(items: readonly StructuredItem[], limit = 5000): StructuredItem[] {
  const found: StructuredItem[] = [];
  const seen = new Set<StructuredItem>();
  const stack = [...items].reverse();
  for (let item = stack.pop(); item !== undefined && found.length < limit; item = stack.pop()) {
    if (seen.has(item)) continue;
    seen.add(item);
    found.push(item);
    const inner = [...item.properties.values()].flat().filter((value) => typeof value !== 'string');
    for (const child of inner.reverse()) stack.push(child);
  }
  return found;
}

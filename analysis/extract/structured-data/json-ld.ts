/** Finds the JSON-LD blocks of a page and converts them to items. */
import { elementsTagged } from '../parse/tag-index.ts';
import { attribute, type ElementNode, rawTextOf } from '../parse/tree.ts';
import type { StructuredItem, StructuredValue } from './item.ts';
import type { Json, JsonRepair } from './json-reader.ts';
import { parseLenientJson } from './lenient-json.ts';

/** One script element. */
export interface JsonLdBlock {
  /** The parsed value; absent if nothing could be read. */
  readonly value?: Json;
  readonly repairs: readonly JsonRepair[];
}

export interface JsonLd {
  readonly blocks: readonly JsonLdBlock[];
  readonly items: readonly StructuredItem[];
}

type JsonObject = { [key: string]: Json };

/** Further items are dropped: shops list thousands of offers, and more do not change the result. */
const maxItems = 3000;
/** A strict parser accepts any depth, but following it would exhaust the stack. */
const maxDepth = 100;

/** How many more items may be created. */
interface Budget {
  items: number;
}

/** Reads all `application/ld+json` scripts (JSON-LD 1.1, 7: embedding in HTML). Never throws. */
export function readJsonLd(root: ElementNode): JsonLd {
  const blocks = elementsTagged(root, 'script')
    .filter((script) => /^\s*application\/ld\+json/i.test(attribute(script, 'type') ?? ''))
    .map((script) => parseLenientJson(rawTextOf(script)));
  const budget: Budget = { items: maxItems };
  const items = blocks.flatMap((block) => (block.value === undefined ? [] : topItems(block.value, budget, 0)));
  return { blocks, items: linkById(items) };
}

/** Unwraps arrays and `@graph`. */
function topItems(value: Json, budget: Budget, depth: number): StructuredItem[] {
  if (depth > maxDepth || budget.items <= 0) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => topItems(entry, budget, depth + 1));
  if (!isObject(value)) return [];
  const graph = value['@graph'];
  const inGraph = graph === undefined ? [] : topItems(graph, budget, depth + 1);
  const own = Object.keys(value).some((key) => key !== '@context' && key !== '@graph' && key !== '@id');
  return own ? [toItem(value, budget, depth), ...inGraph] : inGraph;
}

function toItem(object: JsonObject, budget: Budget, depth: number): StructuredItem {
  budget.items -= 1;
  const properties = new Map<string, readonly StructuredValue[]>();
  for (const [key, value] of Object.entries(object)) {
    if (key === '@context' || key === '@type' || key === '@graph' || key === '@id') continue;
    const values = toValues(value, budget, depth + 1);
    if (values.length > 0) properties.set(key, values);
  }
  const id = object['@id'];
  const types = [object['@type']].flat().filter((type) => typeof type === 'string');
  return { syntax: 'json-ld', types, id: typeof id === 'string' ? id : null, properties };
}

function toValues(value: Json, budget: Budget, depth: number): StructuredValue[] {
  if (depth > maxDepth) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => toValues(entry, budget, depth + 1));
  if (isObject(value)) return budget.items > 0 ? [toItem(value, budget, depth)] : [];
  return value === null ? [] : [String(value)];
}

/** Replaces a bare `{"@id": …}` by the item with that id elsewhere on the page. */
function linkById(items: readonly StructuredItem[]): StructuredItem[] {
  const byId = new Map<string, StructuredItem>();
  for (const item of items) if (item.id !== null && item.properties.size > 0) byId.set(item.id, item);
  const resolve = (value: StructuredValue): StructuredValue => {
    if (typeof value === 'string' || value.id === null || value.properties.size > 0) return value;
    return byId.get(value.id) ?? value;
  };
  for (const item of items) {
    // The maps were created here and are not shared yet. Filling them in place keeps links between items intact.
    const properties = item.properties as Map<string, readonly StructuredValue[]>;
    for (const [key, values] of properties) properties.set(key, values.map(resolve));
  }
  return [...items];
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

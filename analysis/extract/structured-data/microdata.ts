/** Reads microdata by the algorithm of the HTML standard (5.2.5 and 5.3, "microdata"). */
import { attribute, type ElementNode, elements } from '../parse/tree.ts';
import { boundedText, type TextBudget } from './bounded-text.ts';
import type { StructuredItem, StructuredValue } from './item.ts';

/** Limit on the elements visited for all items together; it stops pages that refer to themselves. */
const maxSteps = 400_000;
/** Limit on top-level items; longer listings add nothing new. */
const maxItems = 3000;
/** Limit on the characters of all values together: nested values are copied repeatedly. */
const maxChars = 20_000_000;

const urlAttribute: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  link: 'href',
  audio: 'src',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  source: 'src',
  track: 'src',
  video: 'src',
  object: 'data',
};

interface Walk extends TextBudget {
  readonly byId: ReadonlyMap<string, ElementNode>;
  /** Position of each element on the page: elements referred to may come before their item. */
  readonly order: ReadonlyMap<ElementNode, number>;
  readonly base: string | undefined;
  steps: number;
}

/**
 * Returns all top-level items in document order. Never throws; an item that contains itself is not repeated.
 * @param baseUrl if given, addresses become absolute
 */
export function readMicrodata(root: ElementNode, baseUrl?: string): StructuredItem[] {
  const byId = new Map<string, ElementNode>();
  const order = new Map<ElementNode, number>();
  const tops: ElementNode[] = [];
  for (const element of elements(root)) {
    order.set(element, order.size);
    const id = attribute(element, 'id');
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    if (isItem(element) && attribute(element, 'itemprop') === undefined && tops.length < maxItems) tops.push(element);
  }
  const walk: Walk = { byId, order, base: baseUrl, steps: 0, charsLeft: maxChars };
  return tops.map((element) => toItem(element, walk, []));
}

function isItem(element: ElementNode): boolean {
  return attribute(element, 'itemscope') !== undefined;
}

function toItem(scope: ElementNode, walk: Walk, path: readonly ElementNode[]): StructuredItem {
  const properties = new Map<string, StructuredValue[]>();
  const inside = [...path, scope];
  for (const element of propertyElements(scope, walk)) {
    const value = propertyValue(element, walk, inside);
    if (value === undefined) continue;
    for (const name of words(attribute(element, 'itemprop'))) {
      const values = properties.get(name);
      if (values) values.push(value);
      else properties.set(name, [value]);
    }
  }
  return {
    syntax: 'microdata',
    types: words(attribute(scope, 'itemtype')),
    id: attribute(scope, 'itemid')?.trim() ?? null,
    properties,
  };
}

/** "The properties of an item": its descendants and the targets of `itemref`, except what is inside a nested item. */
function propertyElements(scope: ElementNode, walk: Walk): ElementNode[] {
  const found: ElementNode[] = [];
  const seen = new Set<ElementNode>([scope]);
  const references = words(attribute(scope, 'itemref')).flatMap((id) => walk.byId.get(id) ?? []);
  const stack = [...references.reverse(), ...childElements(scope).reverse()];
  for (let element = stack.pop(); element !== undefined; element = stack.pop()) {
    walk.steps += 1;
    if (walk.steps > maxSteps) break;
    if (seen.has(element)) continue;
    seen.add(element);
    if (attribute(element, 'itemprop') !== undefined) found.push(element);
    if (!isItem(element)) for (const child of childElements(element).reverse()) stack.push(child);
  }
  if (references.length === 0) return found;
  return found.sort((a, b) => (walk.order.get(a) ?? 0) - (walk.order.get(b) ?? 0));
}

function propertyValue(element: ElementNode, walk: Walk, path: readonly ElementNode[]): StructuredValue | undefined {
  if (isItem(element)) return path.includes(element) || path.length > 30 ? undefined : toItem(element, walk, path);
  const { tag } = element;
  // The standard reads `content` on meta only, but publishers also put it on spans and search engines read it.
  const content = attribute(element, 'content');
  if (content !== undefined) return content;
  const url = urlAttribute[tag];
  if (url !== undefined) return absolute(attribute(element, url) ?? '', walk.base);
  if (tag === 'data' || tag === 'meter') return attribute(element, 'value') ?? '';
  if (tag === 'time') return attribute(element, 'datetime') ?? boundedText(element, walk);
  return boundedText(element, walk);
}

function absolute(value: string, base: string | undefined): string {
  const trimmed = value.trim();
  return base !== undefined && trimmed !== '' && URL.canParse(trimmed, base) ? new URL(trimmed, base).href : trimmed;
}

function childElements(element: ElementNode): ElementNode[] {
  return element.children.filter((child) => child.kind === 'element');
}

function words(value: string | undefined): string[] {
  return (value ?? '').split(/\s+/).filter((word) => word !== '');
}

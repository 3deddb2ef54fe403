/**
 * Reads RDFa Lite 1.1 (W3C, 2015): vocab, typeof, property, resource, prefix; also `about` and `rel` used for the same.
 */
import { attribute, type ElementNode } from '../parse/tree.ts';
import { boundedText, type TextBudget } from './bounded-text.ts';
import type { StructuredItem, StructuredValue } from './item.ts';

/** Prefixes of the RDFa initial context that pages use (w3.org/2011/rdfa-context/rdfa-1.1). */
const initial: ReadonlyMap<string, string> = new Map([
  ['schema', 'http://schema.org/'],
  ['foaf', 'http://xmlns.com/foaf/0.1/'],
  ['dc', 'http://purl.org/dc/terms/'],
  ['dcterms', 'http://purl.org/dc/terms/'],
  ['dc11', 'http://purl.org/dc/elements/1.1/'],
  ['og', 'http://ogp.me/ns#'],
  ['rdfs', 'http://www.w3.org/2000/01/rdf-schema#'],
  ['skos', 'http://www.w3.org/2004/02/skos/core#'],
  ['sioc', 'http://rdfs.org/sioc/ns#'],
  ['gr', 'http://purl.org/goodrelations/v1#'],
  ['v', 'http://rdf.data-vocabulary.org/#'],
  ['xsd', 'http://www.w3.org/2001/XMLSchema#'],
]);

const maxItems = 3000;
const maxChars = 10_000_000;

interface Draft extends StructuredItem {
  readonly properties: Map<string, StructuredValue[]>;
}

interface Context {
  readonly vocab: string;
  readonly prefixes: ReadonlyMap<string, string>;
  readonly item: Draft | undefined;
}

/**
 * Returns all items of the page: elements with `typeof` and the properties inside them. Never throws. Properties of
 * schema.org lose their prefix, as in microdata; those of other vocabularies are written in full.
 * @param baseUrl if given, addresses become absolute
 */
export function readRdfa(root: ElementNode, baseUrl?: string): StructuredItem[] {
  const tops: Draft[] = [];
  const page: Draft = { syntax: 'rdfa', types: [], id: baseUrl ?? null, properties: new Map() };
  const budget: TextBudget = { charsLeft: maxChars };
  let made = 0;
  const stack: { element: ElementNode; context: Context }[] = [
    { element: root, context: { vocab: '', prefixes: initial, item: undefined } },
  ];
  for (let step = stack.pop(); step !== undefined && made < maxItems; step = stack.pop()) {
    const { element } = step;
    const context = withDeclarations(element, step.context);
    const types = words(attribute(element, 'typeof'));
    const names = words(`${attribute(element, 'property') ?? ''} ${linkNames(element, context)}`);
    let inner = context;
    if (types.length > 0) {
      made += 1;
      const item: Draft = {
        syntax: 'rdfa',
        types: types.map((type) => expand(type, context)),
        id: subject(element, baseUrl),
        properties: new Map(),
      };
      if (names.length > 0 && context.item) addTo(context.item, names, item, context);
      else tops.push(item);
      inner = { ...context, item };
    } else if (names.length > 0) {
      const item = context.item ?? page;
      // Outside all items, a property describes the page. Meta elements are read elsewhere.
      const own =
        context.item || isBodyContent(element)
          ? names.filter((name) => context.item || expand(name, context) !== name)
          : [];
      if (own.length > 0) addTo(item, own, propertyValue(element, baseUrl, budget), context);
    }
    for (let i = element.children.length - 1; i >= 0; i -= 1) {
      const child = element.children[i];
      if (child?.kind === 'element') stack.push({ element: child, context: inner });
    }
  }
  return page.properties.size > 0 ? [page, ...tops] : tops;
}

function isBodyContent(element: ElementNode): boolean {
  return element.tag !== 'meta' && element.tag !== 'link';
}

function addTo(item: Draft, names: readonly string[], value: StructuredValue, context: Context): void {
  for (const name of names) {
    const key = propertyKey(expand(name, context));
    const values = item.properties.get(key);
    if (values) values.push(value);
    else item.properties.set(key, [value]);
  }
}

function withDeclarations(element: ElementNode, outer: Context): Context {
  const vocab = attribute(element, 'vocab');
  const prefix = attribute(element, 'prefix');
  const declared = element.attributes.filter((each) => each.name.startsWith('xmlns:'));
  if (vocab === undefined && prefix === undefined && declared.length === 0) return outer;
  const prefixes = new Map(outer.prefixes);
  for (const { name, value } of declared) prefixes.set(name.slice('xmlns:'.length), value);
  const parts = words(prefix);
  for (let at = 0; at + 1 < parts.length && at < 100; at += 2) {
    prefixes.set((parts[at] ?? '').replace(/:$/, '').toLowerCase(), parts[at + 1] ?? '');
  }
  return { ...outer, prefixes, vocab: vocab?.trim() ?? outer.vocab };
}

function expand(name: string, context: Context): string {
  const colon = name.indexOf(':');
  if (colon < 0) return context.vocab + name;
  const base = context.prefixes.get(name.slice(0, colon).toLowerCase());
  return base === undefined || name.startsWith('//', colon + 1) ? name : base + name.slice(colon + 1);
}

function propertyKey(name: string): string {
  return name.replace(/^https?:\/\/schema\.org\//, '');
}

/** `rel` counts as a property only with a prefix, because bare words are HTML link types. */
function linkNames(element: ElementNode, context: Context): string {
  const names = words(attribute(element, 'rel')).filter((name) => name.includes(':') && expand(name, context) !== name);
  return names.join(' ');
}

function subject(element: ElementNode, baseUrl: string | undefined): string | null {
  const value =
    attribute(element, 'about') ??
    attribute(element, 'resource') ??
    attribute(element, 'href') ??
    attribute(element, 'src');
  return value === undefined ? null : absolute(value, baseUrl);
}

function propertyValue(element: ElementNode, baseUrl: string | undefined, budget: TextBudget): string {
  const content = attribute(element, 'content') ?? attribute(element, 'datetime');
  if (content !== undefined) return content;
  const address = attribute(element, 'resource') ?? attribute(element, 'href') ?? attribute(element, 'src');
  return address === undefined ? boundedText(element, budget) : absolute(address, baseUrl);
}

function absolute(value: string, base: string | undefined): string {
  const trimmed = value.trim();
  return base !== undefined && URL.canParse(trimmed, base) ? new URL(trimmed, base).href : trimmed;
}

function words(value: string | undefined): string[] {
  return (value ?? '').split(/\s+/).filter((word) => word !== '');
}

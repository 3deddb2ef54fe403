/** Reads the page's own metadata: title, description, Open Graph type, JSON-LD types and texts. */
import { elementsTagged } from '../parse/tag-index.ts';
import { attribute, type ElementNode, foldSpace, rawTextOf, textOf } from '../parse/tree.ts';
import { allItems, type StructuredItem, shortName, textValue } from '../structured-data/item.ts';
import { readJsonLd } from '../structured-data/json-ld.ts';

/** The metadata of a page. White space is collapsed; missing texts are empty. */
export interface PageHints {
  title: string;
  heading: string;
  description: string;
  ogType: string;
  /** Short names of the schema.org types in JSON-LD. */
  schemaTypes: ReadonlySet<string>;
  /** The longest texts in JSON-LD about the page's subject (articleBody, text, description), longest first. */
  schemaTexts: readonly string[];
  url: URL | undefined;
}

/** Reads the metadata of a page. */
export function readHints(root: ElementNode, url: string): PageHints {
  let description = '';
  let ogType = '';
  for (const meta of elementsTagged(root, 'meta')) {
    const name = (attribute(meta, 'name') ?? attribute(meta, 'property') ?? '').toLowerCase();
    const content = attribute(meta, 'content') ?? '';
    if (name === 'og:type') ogType ||= content.trim().toLowerCase();
    else if (name === 'description' || name === 'og:description') description ||= foldSpace(content.slice(0, 2000));
  }
  const all = allItems(readJsonLd(root).items, 2000);
  const title = elementsTagged(root, 'title').find(({ namespace }) => namespace.endsWith('xhtml'));
  return {
    title: title === undefined ? '' : foldSpace(rawTextOf(title).slice(0, 1000)),
    heading: firstHeading(elementsTagged(root, 'h1')),
    description,
    ogType,
    schemaTypes: new Set(all.flatMap(({ types }) => types.map(shortName))),
    schemaTexts: schemaTexts(all),
    url: URL.canParse(url) ? new URL(url) : undefined,
  };
}

/** The text of the first h1 that has one. Several are tried because on some pages the first holds only an image. */
function firstHeading(headings: readonly ElementNode[]): string {
  for (const h1 of headings.slice(0, 10)) {
    const text = textOf(h1).slice(0, 300);
    if (text !== '') return text;
  }
  return '';
}

function schemaTexts(items: readonly StructuredItem[]): string[] {
  const texts = new Set<string>();
  for (const item of items) {
    for (const property of ['articleBody', 'text', 'reviewBody', 'description']) {
      const value = textValue(item, property);
      if (value === undefined || value.length < 40) continue;
      texts.add(plainMarkup(value.slice(0, 200_000)));
    }
  }
  return [...texts].sort((a, b) => b.length - a.length).slice(0, 20);
}

/** Removes markup, plain or escaped, from a text of JSON-LD. */
export function plainMarkup(value: string): string {
  const unescaped = value.replace(/&lt;/g, '<').replace(/&gt;/g, '>');
  return foldSpace(
    unescaped
      .replace(/<[^<>]{0,500}>/g, ' ')
      .replace(/&nbsp;|&#160;/g, ' ')
      .replace(/&#0?39;|&rsquo;|&apos;/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&'),
  );
}

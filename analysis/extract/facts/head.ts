/** Reads the head of a page: meta elements, title, description, canonical address, alternates, declared language. */
import { elementsTagged } from '../parse/tag-index.ts';
import { attribute, type ElementNode, elementsByTag, rawTextOf } from '../parse/tree.ts';
import { textStart } from '../structured-data/bounded-text.ts';
import { type Fact, firstFact, textFact } from './fact.ts';

/** A meta element with a name, in lower case. */
export interface Meta {
  readonly name: string;
  readonly content: string;
  /** Whether its name is that of a property of an item of structured data. */
  readonly isItem?: true;
}

export interface Canonical {
  readonly href: string;
  /** Whether it is the page's own address, ignoring scheme, `www.`, a trailing slash, query and fragment. */
  readonly isSelf: boolean;
}

export interface Alternate {
  readonly language: string;
  readonly href: string;
}

const maxMetas = 500;
/** Twice what browsers accept; longer addresses carry data. */
const maxAddressChars = 4096;
/** At most this many H1 are searched for one with text. */
const maxH1 = 20;
const maxAlternates = 200;

/** Returns all meta elements with a name (or property, or itemprop) and a content, in page order. */
export function readMetas(root: ElementNode): Meta[] {
  const found: Meta[] = [];
  for (const element of elementsTagged(root, 'meta')) {
    const own = attribute(element, 'name') ?? attribute(element, 'property');
    const name = own ?? attribute(element, 'itemprop');
    const content = attribute(element, 'content');
    if (name === undefined || content === undefined) continue;
    const isItem = own === undefined;
    found.push({
      name: name.trim().toLowerCase(),
      content: content.slice(0, 5000),
      ...(isItem && { isItem: true as const }),
    });
    if (found.length >= maxMetas) break;
  }
  return found;
}

/** The content of a meta element with one of the names; earlier names win. */
export function metaFact(metas: readonly Meta[], ...names: readonly string[]): Fact<string> | null {
  for (const name of names) {
    const named = metas.filter((meta) => meta.name === name && meta.content.trim() !== '');
    const meta = named.find(({ isItem }) => isItem !== true) ?? named[0];
    // A property of an item in the page is structured data: search engines take no description from it.
    if (meta !== undefined) return textFact(meta.content, `${meta.isItem === true ? 'itemprop' : 'meta'} ${name}`);
  }
  return null;
}

/** The title element, or else a title of meta elements. Titles inside SVG images are ignored. */
export function readTitle(root: ElementNode, metas: readonly Meta[]): Fact<string> | null {
  const titles = elementsTagged(root, 'title').filter((element) => !element.namespace.includes('svg'));
  const own = titles.map((element) => textFact(rawTextOf(element), '<title>')).find((fact) => fact !== null) ?? null;
  return firstFact(own, metaFact(metas, 'og:title', 'twitter:title', 'dc.title', 'title'));
}

/** The first H1 with text, or with an image that has alt text. */
export function readHeading(root: ElementNode): Fact<string> | null {
  for (const element of elementsTagged(root, 'h1').slice(0, maxH1)) {
    const pictured = elementsByTag(element, 'img')
      .map((image) => attribute(image, 'alt') ?? '')
      .join(' ');
    const fact = textFact(textStart(element, 1000), 'h1') ?? textFact(pictured, 'h1 img alt');
    if (fact) return fact;
  }
  return null;
}

export function readDescription(metas: readonly Meta[]): Fact<string> | null {
  return metaFact(
    metas,
    'description',
    'og:description',
    'twitter:description',
    'dc.description',
    'dcterms.description',
  );
}

/** The first canonical link, made absolute. */
export function readCanonical(root: ElementNode, url: string): Fact<Canonical> | null {
  const link = elementsTagged(root, 'link').find(
    (element) => relOf(element).includes('canonical') && attribute(element, 'href'),
  );
  const href = link ? absolute(attribute(link, 'href'), baseOf(root, url)) : undefined;
  return href === undefined
    ? null
    : { value: { href, isSelf: plainAddress(href) === plainAddress(url) }, where: 'link rel=canonical' };
}

/** Alternates by language from links. Those declared in sitemaps or HTTP headers are not seen. */
export function readAlternates(root: ElementNode, url: string): Alternate[] {
  const base = baseOf(root, url);
  const found = elementsTagged(root, 'link').flatMap((element) => {
    const language = attribute(element, 'hreflang')?.trim();
    const href = absolute(attribute(element, 'href'), base);
    return language && href !== undefined && relOf(element).includes('alternate') ? [{ language, href }] : [];
  });
  return found.slice(0, maxAlternates);
}

/** The declared language: html lang, else content-language, else meta names and og:locale. */
export function readDeclaredLanguage(root: ElementNode, metas: readonly Meta[]): Fact<string> | null {
  const html = elementsTagged(root, 'html')[0];
  const lang = html ? (attribute(html, 'lang') ?? attribute(html, 'xml:lang')) : undefined;
  const equiv = elementsTagged(root, 'meta').find((element) =>
    /^content-language$/i.test(attribute(element, 'http-equiv') ?? ''),
  );
  return firstFact(
    textFact(lang, 'html lang', 35),
    textFact(equiv ? attribute(equiv, 'content') : undefined, 'meta content-language', 35),
    metaFact(metas, 'language', 'dc.language', 'dcterms.language', 'og:locale'),
  );
}

/** The base of relative addresses: the base element, or else the page's address. */
export function baseOf(root: ElementNode, url: string): string {
  const base = elementsTagged(root, 'base')
    .map((element) => attribute(element, 'href'))
    .find((href) => href !== undefined);
  return absolute(base, url) ?? url;
}

/** Resolves an http(s) address; undefined if it is not one. */
export function absolute(href: string | undefined, base: string): string | undefined {
  const trimmed = href?.trim();
  if (trimmed === undefined || trimmed === '' || trimmed.length > maxAddressChars || !URL.canParse(trimmed, base))
    return undefined;
  const { href: found, protocol } = new URL(trimmed, base);
  return protocol === 'http:' || protocol === 'https:' ? found : undefined;
}

function relOf(element: ElementNode): string[] {
  return (attribute(element, 'rel') ?? '').toLowerCase().split(/\s+/);
}

function plainAddress(url: string): string {
  if (!URL.canParse(url)) return url;
  const { hostname, pathname } = new URL(url);
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`.toLowerCase();
}

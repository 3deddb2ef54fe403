/** What the head of a page says: meta elements, title, description, canonical address, alternates in other languages. */
import { elementsTagged } from '../parse/tag-index.ts';
import { attribute, type ElementNode, elementsByTag, rawTextOf } from '../parse/tree.ts';
import { textStart } from '../structured-data/bounded-text.ts';
import { type Fact, firstFact, textFact } from './fact.ts';

/** One meta element with a name; names in lower case. */
export interface Meta {
  readonly name: string;
  readonly content: string;
}

export interface Canonical {
  readonly href: string;
  /** Points to the page's own address, but for scheme, `www.`, a closing slash, query and fragment. */
  readonly isSelf: boolean;
}

export interface Alternate {
  readonly language: string;
  readonly href: string;
}

const maxMetas = 500;
/** Twice what browsers take; longer ones carry data. */
const maxAddressChars = 4096;
/** First headings looked at for one with a text. */
const maxH1 = 20;
const maxAlternates = 200;

/** Every meta element with a name (or property, or itemprop) and a content, in the order of the page. */
export function readMetas(root: ElementNode): Meta[] {
  const found: Meta[] = [];
  for (const element of elementsTagged(root, 'meta')) {
    const name = attribute(element, 'name') ?? attribute(element, 'property') ?? attribute(element, 'itemprop');
    const content = attribute(element, 'content');
    if (name === undefined || content === undefined) continue;
    found.push({ name: name.trim().toLowerCase(), content: content.slice(0, 5000) });
    if (found.length >= maxMetas) break;
  }
  return found;
}

/** The content of the first meta element with one of the names, by the order of the names. */
export function metaFact(metas: readonly Meta[], ...names: readonly string[]): Fact<string> | null {
  for (const name of names) {
    const content = metas.find((meta) => meta.name === name && meta.content.trim() !== '')?.content;
    if (content !== undefined) return textFact(content, `meta ${name}`);
  }
  return null;
}

/** The title element; social titles stand in only where it is missing. SVG images have titles of their own. */
export function readTitle(root: ElementNode, metas: readonly Meta[]): Fact<string> | null {
  const titles = elementsTagged(root, 'title').filter((element) => !element.namespace.includes('svg'));
  const own = titles.map((element) => textFact(rawTextOf(element), '<title>')).find((fact) => fact !== null) ?? null;
  return firstFact(own, metaFact(metas, 'og:title', 'twitter:title', 'dc.title', 'title'));
}

/** The first H1 with a text, or with a picture that has one. */
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

/** The first canonical link, made absolute; one in the body is not valid and is left out by search engines. */
export function readCanonical(root: ElementNode, url: string): Fact<Canonical> | null {
  const link = elementsTagged(root, 'link').find(
    (element) => relOf(element).includes('canonical') && attribute(element, 'href'),
  );
  const href = link ? absolute(attribute(link, 'href'), baseOf(root, url)) : undefined;
  return href === undefined
    ? null
    : { value: { href, isSelf: plainAddress(href) === plainAddress(url) }, where: 'link rel=canonical' };
}

/** Alternates by language, as written in links (hreflang in sitemaps and headers is not seen here). */
export function readAlternates(root: ElementNode, url: string): Alternate[] {
  const base = baseOf(root, url);
  const found = elementsTagged(root, 'link').flatMap((element) => {
    const language = attribute(element, 'hreflang')?.trim();
    const href = absolute(attribute(element, 'href'), base);
    return language && href !== undefined && relOf(element).includes('alternate') ? [{ language, href }] : [];
  });
  return found.slice(0, maxAlternates);
}

/** The language the page declares: html lang, then content-language, then og:locale. */
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

/** What relative addresses are relative to: the base element, else the page. */
export function baseOf(root: ElementNode, url: string): string {
  const base = elementsTagged(root, 'base')
    .map((element) => attribute(element, 'href'))
    .find((href) => href !== undefined);
  return absolute(base, url) ?? url;
}

/** An http(s) address made absolute; undefined when it is none. */
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

/** Who wrote a page and who published it. */

import type { VisibleText } from '../dates/visible-lines.ts';
import { attribute, type ElementNode, elements } from '../parse/tree.ts';
import { textStart } from '../structured-data/bounded-text.ts';
import { allItems, hasType, nameOf, type StructuredItem, shortName, valuesOf } from '../structured-data/item.ts';
import { readByline } from './byline.ts';
import { type Fact, firstFact, textFact } from './fact.ts';
import { type Meta, metaFact } from './head.ts';

const WORKS = /(?:Article|Posting|Report|Recipe|Review|HowTo|Page|CreativeWork|Book|Course|Question)$/;
const AUTHOR_CLASS = /(?:^|[\s_-])(?:author|byline|autor|auteur|auteurs|writer|verfasser|redakteur)(?:$|[\s_-]|name)/i;
/** Longer is a biography, shorter an initial. */
const NAME_CHARS = [3, 90] as const;

/** Words before a name in a byline, in the languages of the corpora and their neighbours. */
const BYLINE =
  /^(?:written\s+by|posted\s+by|published\s+by|reviewed\s+by|by|von|par|por|di|da|door|av|af|przez|autor(?:in)?|author|auteur|автор|από|作者|著者|記者|기자)\s*[:：]?\s+/iu;

const WRITTEN_BY =
  /written|author|verfasst|geschrieben|écrit|escrito|scritto|geschreven|napisan|skrevet|skriven|автор/i;

/** Elements that call themselves author; comments have many. */
const MAX_LOOKED = 200;

/** What systems write where nobody entered a name. */
const NOBODY =
  /^(?:undefined|null|admin|administrator|author|the author|written by|posted by|by|staff|editor|guest|unknown|anonymous|redaktion|webmaster|user)$/i;

/** Structured data, then meta elements, then a link or class that says author, then a line that does. Several names are joined with commas. */
export function readAuthor(
  root: ElementNode,
  metas: readonly Meta[],
  items: readonly StructuredItem[],
  visible: VisibleText,
): Fact<string> | null {
  return firstFact(
    fromItems(items, ['author', 'creator']),
    named(
      metaFact(
        metas,
        'author',
        'article:author',
        'parsely-author',
        'sailthru.author',
        'citation_author',
        'dc.creator',
        'dcterms.creator',
        'byl',
      ),
    ),
    fromMarkup(root),
    named(readByline(visible)),
    fromTwitterCard(metas),
  );
}

/** The organisation behind the page: its publisher, else the site's own name. */
export function readPublisher(metas: readonly Meta[], items: readonly StructuredItem[]): Fact<string> | null {
  const site = allItems(items, 500).find((item) => hasType(item, 'WebSite') && nameOf(item) !== undefined);
  return firstFact(
    fromItems(items, ['publisher', 'sourceOrganization']),
    metaFact(metas, 'og:site_name', 'dc.publisher', 'dcterms.publisher', 'citation_publisher', 'application-name'),
    site ? named(textFact(nameOf(site), 'WebSite.name')) : null,
  );
}

function fromItems(items: readonly StructuredItem[], properties: readonly string[]): Fact<string> | null {
  const works = items.flatMap((item) => [
    item,
    ...valuesOf(item, 'mainEntity').filter((value) => typeof value !== 'string'),
  ]);
  for (const item of works) {
    const type = shortName(item.types[0] ?? '');
    if (!WORKS.test(type)) continue;
    for (const property of properties) {
      const names = valuesOf(item, property).map((value) =>
        typeof value === 'string' ? value : (nameOf(value) ?? ''),
      );
      const fact = named(
        textFact(
          [...new Set(names)]
            .filter((name) => !isAddress(name))
            .slice(0, 5)
            .join(', '),
          `${type}.${property}`,
        ),
      );
      if (fact) return fact;
    }
  }
  return null;
}

/** Twitter cards have pairs of label and value, filled by plug-ins: "Written by" is one, "Reading time" another. */
function fromTwitterCard(metas: readonly Meta[]): Fact<string> | null {
  const label = metas.find((meta) => /^twitter:label\d$/.test(meta.name) && WRITTEN_BY.test(meta.content));
  return label ? named(metaFact(metas, label.name.replace('label', 'data'))) : null;
}

function fromMarkup(root: ElementNode): Fact<string> | null {
  let found: Fact<string> | null = null;
  let looked = 0;
  for (const element of elements(root)) {
    const isLink = element.tag === 'a' && /(?:^|\s)author(?:\s|$)/i.test(attribute(element, 'rel') ?? '');
    const name = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`;
    if (!isLink && (element.tag === 'body' || element.tag === 'html' || name.length > 300 || !AUTHOR_CLASS.test(name)))
      continue;
    looked += 1;
    if (looked > MAX_LOOKED) break;
    const fact = named(textFact(textStart(element, 200).replace(BYLINE, ''), isLink ? 'a rel=author' : 'class author'));
    if (isLink && fact) return fact;
    found ??= fact;
  }
  return found;
}

/** Keeps what can be a name: no address, no sentence, no date. */
function named(fact: Fact<string> | null): Fact<string> | null {
  if (!fact) return null;
  const value = plainText(fact.value)
    .replace(/^[\s,;:|·–-]+|[\s,;:|·–-]+$/gu, '')
    .replace(BYLINE, '')
    .trim();
  const isName =
    value.length >= NAME_CHARS[0] &&
    value.length <= NAME_CHARS[1] &&
    !NOBODY.test(value) &&
    !isAddress(value) &&
    !/\d{3}|[|{}<>]/.test(value);
  return isName && value.split(/\s+/).length <= 12 ? { value, where: fact.where } : null;
}

/** Names in structured data are often escaped once too often. */
function plainText(value: string): string {
  const named: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', nbsp: ' ' };
  return value.replace(
    /&(?:(amp|quot|apos|lt|gt|nbsp)|#(\d{1,6}));/g,
    (whole, name: string | undefined, code: string | undefined) =>
      name !== undefined
        ? (named[name] ?? whole)
        : Number(code) <= 0x10ffff
          ? String.fromCodePoint(Number(code))
          : whole,
  );
}

function isAddress(value: string): boolean {
  return /^https?:|^www\.|\S@\S/i.test(value.trim());
}

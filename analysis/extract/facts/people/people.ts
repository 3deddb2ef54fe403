/** Finds the author and the publisher of a page. */

import { writtenBy } from '../../../languages/any/bylines.ts';
import type { VisibleText } from '../../dates/visible-lines.ts';
import type { ElementNode } from '../../parse/tree.ts';
import { allItems, hasType, nameOf, type StructuredItem, shortName, valuesOf } from '../../structured-data/item.ts';
import { type Fact, firstFact, textFact } from '../fact.ts';
import { type Meta, metaFact } from '../head.ts';
import { authorFromMarkup } from './author-markup.ts';
import { readByline, readReviewer } from './byline.ts';
import { namedFact, personName } from './person-name.ts';

const workTypes = /(?:Article|Posting|Report|Recipe|Review|HowTo|Page|CreativeWork|Book|Course|Question)$/;

/**
 * The author from structured data, else meta elements, else author markup, else a byline. Several names are joined by
 * commas.
 */
export function readAuthor(
  root: ElementNode,
  metas: readonly Meta[],
  items: readonly StructuredItem[],
  visible: VisibleText,
): Fact<string> | null {
  return firstFact(
    fromItems(items, ['author', 'creator']),
    namedFact(
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
    authorFromMarkup(root),
    namedFact(readByline(visible)),
    fromTwitterCard(metas),
  );
}

/**
 * Who wrote or checked the page as visitors read it: in author markup, in a byline, as its reviewer, or `author` if the
 * name stands anywhere in the visible text.
 */
export function readSignature(
  root: ElementNode,
  author: Fact<string> | null,
  visible: VisibleText,
): Fact<string> | null {
  return firstFact(
    authorFromMarkup(root),
    namedFact(readByline(visible)),
    namedFact(readReviewer(visible)),
    author !== null && isVisible(author.value, visible) ? author : null,
  );
}

/** Whether a line has the words of a name in their order, others between them: "Ann Maria Lee" for "Ann Lee". */
function holdsInOrder(line: string, name: string): boolean {
  let from = 0;
  return name
    .trim()
    .split(' ')
    .every((word) => {
      const at = line.indexOf(` ${word} `, from);
      from = at + word.length;
      return at >= 0;
    });
}

/** Whether a line of the page, outside its comments, contains one of the names. */
function isVisible(author: string, { lines }: VisibleText): boolean {
  const keyOf = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;
  const names = author
    .split(', ')
    .map(keyOf)
    .filter((name) => name.trim() !== '');
  return lines.some(({ text, region }) => {
    if (region === 'comment') return false;
    const line = keyOf(text);
    return names.some((name) => holdsInOrder(line, name));
  });
}

/** The organization behind the page: its publisher, or else the name of the site. */
export function readPublisher(metas: readonly Meta[], items: readonly StructuredItem[]): Fact<string> | null {
  const site = allItems(items, 500).find((item) => hasType(item, 'WebSite') && nameOf(item) !== undefined);
  return firstFact(
    fromItems(items, ['publisher', 'sourceOrganization']),
    metaFact(metas, 'og:site_name', 'dc.publisher', 'dcterms.publisher', 'citation_publisher', 'application-name'),
    site ? namedFact(textFact(nameOf(site), 'WebSite.name')) : null,
  );
}

function fromItems(items: readonly StructuredItem[], properties: readonly string[]): Fact<string> | null {
  const works = items.flatMap((item) => [
    item,
    ...valuesOf(item, 'mainEntity').filter((value) => typeof value !== 'string'),
  ]);
  for (const item of works) {
    const type = shortName(item.types[0] ?? '');
    if (!workTypes.test(type)) continue;
    for (const property of properties) {
      const names = valuesOf(item, property).map((value) =>
        typeof value === 'string' ? value : (nameOf(value) ?? ''),
      );
      const fact = namedFact(
        textFact(
          [...new Set(names)]
            .flatMap((name) => personName(name) ?? [])
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

/** Twitter cards hold pairs of label and value, filled by plug-ins: "Written by" is one, "Reading time" another. */
function fromTwitterCard(metas: readonly Meta[]): Fact<string> | null {
  const label = metas.find((meta) => /^twitter:label\d$/.test(meta.name) && writtenBy.test(meta.content));
  return label ? namedFact(metaFact(metas, label.name.replace('label', 'data'))) : null;
}

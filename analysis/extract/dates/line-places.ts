/** Determines from tags, classes and ids where a line is on the page and whether it may hold the page's date. */
import { withoutBuilderNames } from '../builder-names.ts';
import { attribute, type ElementNode } from '../parse/tree.ts';

/** The page region of a line; `main` if nothing puts it elsewhere. */
export type Region = 'main' | 'header' | 'footer' | 'navigation' | 'aside' | 'comment';

export interface Place {
  readonly region: Region;
  readonly hinted: boolean;
  readonly hintedModified: boolean;
}

/** Words of names; compared with whole words of `class`, `id` and `itemprop`. */
const dateWords = new Set(
  'date dates datum data fecha dato datetime datepublished published publish pubdate posted posttime publicationdate time timestamp dateline byline created publishdate meta pubtime day when postdate entrydate'.split(
    ' ',
  ),
);
const modifiedWords = new Set('modified updated update datemodified lastmod lastupdated changed'.split(' '));
const regionWords: readonly (readonly [Region, ReadonlySet<string>])[] = [
  [
    'comment',
    new Set(
      'comment comments commentlist respond disqus kommentar kommentare kommentarer reactions replies'.split(' '),
    ),
  ],
  [
    'aside',
    new Set(
      'related recommended recommendations sidebar widget widgets aside teaser teasers popular trending latest mostread ticker newsletter promo recent also upcoming calendar events archive'.split(
        ' ',
      ),
    ),
  ],
  ['navigation', new Set('nav navigation navbar menu breadcrumb breadcrumbs pagination'.split(' '))],
  ['header', new Set('masthead banner topbar siteheader'.split(' '))],
  ['footer', new Set('footer copyright imprint'.split(' '))],
];
const regionTags: Readonly<Record<string, Region>> = {
  footer: 'footer',
  nav: 'navigation',
  aside: 'aside',
  header: 'header',
};

/** The place inside an element, derived from the place outside it. */
export function placeOf(element: ElementNode, outer: Place, aroundHeading: boolean): Place {
  const words = nameWords(element);
  if (words.length === 0 && regionTags[element.tag] === undefined) return outer;
  const named = regionWords.find(([, set]) => words.some((word) => set.has(word)))?.[0];
  // An element that contains the page's main heading is never a side region, whatever its name.
  const region = aroundHeading ? outer.region : (regionTags[element.tag] ?? named ?? outer.region);
  const modified = words.some((word) => modifiedWords.has(word));
  const dated = modified || words.some((word) => dateWords.has(word));
  const isSmall = element.children.length <= 12 && !aroundHeading;
  return {
    region,
    hinted: outer.hinted || (dated && isSmall),
    hintedModified: modified && isSmall ? true : outer.hintedModified && !dated,
  };
}

/** The words of an element's names: `entry-date publishedTime` → entry, date, published, time. */
function nameWords(element: ElementNode): string[] {
  const names = [attribute(element, 'class'), attribute(element, 'id'), attribute(element, 'itemprop')];
  const joined = names.filter((name) => name !== undefined).join(' ');
  if (joined === '' || joined.length > 400) return [];
  return withoutBuilderNames(joined)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2);
}

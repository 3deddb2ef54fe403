/** Determines from tags, classes and ids where a line is on the page and whether it may hold the page's date. */
import { withoutBuilderNames } from '../builder-names.ts';
import { keepsFromSight } from '../parse/hiding.ts';
import { elementsTagged } from '../parse/tag-index.ts';
import { attribute, type ElementNode, elements, textOf } from '../parse/tree.ts';

/** The page region of a line; `main` if nothing puts it elsewhere. */
export type Region = 'main' | 'header' | 'footer' | 'navigation' | 'aside' | 'comment';

export interface Place {
  readonly region: Region;
  readonly hinted: boolean;
  readonly hintedModified: boolean;
  /** Inside the article or the main part of the page. */
  readonly inArticle: boolean;
  /** A sample of code or a cell of a table with values: a day in it is told of, unless its own line says otherwise. */
  readonly isValue: boolean;
  /** In an element that its own style or `hidden` keeps from sight. */
  readonly isHidden: boolean;
}

/** The place outside of everything. */
export const outermost: Place = {
  region: 'main',
  hinted: false,
  hintedModified: false,
  inArticle: false,
  isValue: false,
  isHidden: false,
};

/** A table of this many columns lists values; one of two columns may state facts of the page. */
const minColumnsOfValues = 3;
const cardHeadings = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);
/** A list of so many dated links tells of other pages. */
const minPosts = 2;
/** A larger box is no card. */
const maxLookedInCard = 100;
const boxTags = new Set(['div', 'h2', 'h3', 'h4', 'p', 'article', 'section', 'figure', 'header', 'footer']);
const codeTags = new Set(['code', 'pre', 'kbd', 'samp']);

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
      'related recommended recommendations sidebar widget widgets aside teaser teasers popular trending latest mostread ticker newsletter promo recent also upcoming calendar events archive similar similarthreads structitem hours clock countdown'.split(
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
  const inArticle = outer.inArticle || element.tag === 'article' || element.tag === 'main';
  const isValue = outer.isValue || codeTags.has(element.tag) || isCellOfValues(element);
  const isHidden = outer.isHidden || element.attributes.some(keepsFromSight);
  const isOfOthers = isTeaser(element, words) || listsPosts(element);
  const tagged = regionTags[element.tag] ?? (isOfOthers ? 'aside' : undefined);
  // The foot of an article is where it says when it was changed; that of the site is not in an article.
  const isFootOfArticle =
    outer.inArticle && outer.region === 'main' && (tagged === 'footer' || isNoteOfArticle(element));
  if (isFootOfArticle || (words.length === 0 && tagged === undefined))
    return { ...outer, inArticle, isValue, isHidden };
  const named = regionWords.find(([, set]) => words.some((word) => set.has(word)))?.[0];
  // An element that contains the page's main heading is never a side region, whatever its name.
  const region = aroundHeading ? outer.region : (tagged ?? named ?? outer.region);
  const modified = words.some((word) => modifiedWords.has(word));
  const dated = modified || words.some((word) => dateWords.has(word));
  const isSmall = element.children.length <= 12 && !aroundHeading;
  return {
    region,
    hinted: outer.hinted || (dated && isSmall),
    hintedModified: modified && isSmall ? true : outer.hintedModified && !dated,
    inArticle,
    isValue,
    isHidden,
  };
}

/** Whether an element leads to another page: a link around boxes, or a card with a heading of its own. */
function isTeaser(element: ElementNode, words: readonly string[]): boolean {
  if (element.tag === 'a') return element.children.some((child) => child.kind === 'element' && boxTags.has(child.tag));
  if (!words.includes('card')) return false;
  let looked = 0;
  for (const { tag } of elements(element)) {
    if (cardHeadings.has(tag)) return true;
    if (++looked > maxLookedInCard) break;
  }
  return false;
}

/** Whether each entry of a list is a link with a year beside it: the latest posts of an author, or sources. */
function listsPosts({ tag, children }: ElementNode): boolean {
  if (tag !== 'ul' && tag !== 'ol') return false;
  const entries = children.flatMap((child) => (child.kind === 'element' ? [child] : []));
  return entries.length >= minPosts && entries.every(isPost);
}

function isPost({ tag, children }: ElementNode): boolean {
  if (tag !== 'li' || children.length > maxLookedInCard) return false;
  const rest = children.filter((child) => child.kind !== 'element' || child.tag !== 'a');
  return (
    rest.length < children.length &&
    rest.some((child) => /(?<!\p{Nd})20\p{Nd}{2}(?!\p{Nd})/u.test(child.kind === 'text' ? child.text : textOf(child)))
  );
}

/** Whether an element is a small aside that leads to no other page and has no heading: what it says is of the article. */
function isNoteOfArticle(element: ElementNode): boolean {
  if (element.tag !== 'aside') return false;
  let looked = 0;
  for (const { tag } of elements(element))
    if (tag === 'a' || cardHeadings.has(tag) || ++looked > maxLookedInCard) return false;
  return true;
}

/** Whether an element is a cell beside two or more others, in a table with headers. */
function isCellOfValues(element: ElementNode): boolean {
  if (element.tag !== 'td' || element.parent === null) return false;
  let cells = 0;
  for (const child of element.parent.children) if (child.kind === 'element') if (++cells >= minColumnsOfValues) break;
  if (cells < minColumnsOfValues) return false;
  const body = element.parent.parent;
  const table = body?.tag === 'table' ? body : body?.parent;
  return table?.tag === 'table' && elementsTagged(table, 'th').length >= minColumnsOfValues;
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

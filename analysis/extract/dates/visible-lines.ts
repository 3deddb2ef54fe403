// The lines a visitor sees, each with what its place in the page says about a date in it.
import { attribute, type ElementNode, elements, isInline, isRead, type TreeNode, textOf } from '../parse/tree.ts';

/** Where a line stands. `main` is everything that no mark puts elsewhere. */
export type Region = 'main' | 'header' | 'footer' | 'navigation' | 'aside' | 'comment';

export interface VisibleLine {
  text: string;
  readonly region: Region;
  /** A class, id, itemprop or tag around it speaks of a date. */
  hinted: boolean;
  /** … and of a change rather than of publication. */
  hintedModified: boolean;
  /** `datetime` of the time elements in it, in order. */
  times: string[];
  /** Characters of visible text before it. */
  readonly at: number;
}

export interface VisibleText {
  readonly lines: readonly VisibleLine[];
  /** Where the page's own heading ends, in characters of visible text; `null` without a heading. */
  readonly headingEnd: number | null;
}

interface Place {
  readonly region: Region;
  readonly hinted: boolean;
  readonly hintedModified: boolean;
}

/** Words of class names; compared with whole words of `class`, `id` and `itemprop`. */
const DATE_WORDS = new Set(
  'date dates datum data fecha dato datetime datepublished published publish pubdate posted posttime publicationdate time timestamp dateline byline created publishdate meta pubtime day when postdate entrydate'.split(
    ' ',
  ),
);
const MODIFIED_WORDS = new Set('modified updated update datemodified lastmod lastupdated changed'.split(' '));
const REGION_WORDS: readonly (readonly [Region, ReadonlySet<string>])[] = [
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
const REGION_TAGS: Readonly<Record<string, Region>> = {
  footer: 'footer',
  nav: 'navigation',
  aside: 'aside',
  header: 'header',
};

/** Lines after this many are not read: no page dates itself there. */
const MAX_LINES = 20_000;

/** Walks the page once. */
export function visibleLines(root: ElementNode): VisibleText {
  const heading = pageHeading(root);
  const aroundHeading = new Set<ElementNode>();
  for (let node = heading; node; node = node.parent ?? undefined) aroundHeading.add(node);
  const lines: VisibleLine[] = [];
  let line: VisibleLine | undefined;
  let length = 0;
  let headingEnd: number | null = null;
  type Step = { node: TreeNode; place: Place } | 'break' | 'heading';
  const stack: Step[] = [{ node: root, place: { region: 'main', hinted: false, hintedModified: false } }];
  for (let step = stack.pop(); step !== undefined && lines.length < MAX_LINES; step = stack.pop()) {
    if (step === 'heading') headingEnd = length;
    if (step === 'break' || step === 'heading') {
      line = undefined;
      continue;
    }
    const { node, place } = step;
    if (node.kind === 'text') {
      if (node.text.trim() === '') {
        if (line) line.text += ' ';
        continue;
      }
      if (!line) {
        line = { ...place, text: '', times: [], at: length };
        lines.push(line);
      }
      line.text += node.text;
      line.hinted ||= place.hinted;
      line.hintedModified ||= place.hintedModified;
      length += node.text.length;
      continue;
    }
    if (node !== root && node.tag !== '#document' && !isRead(node)) continue;
    const inner = placeOf(node, place, aroundHeading.has(node));
    if (node.tag === 'time') {
      line ??= startLine(lines, inner, length);
      line.hinted = true;
      const datetime = attribute(node, 'datetime');
      if (datetime !== undefined) line.times.push(datetime);
    }
    const isBlock = !isInline(node.tag);
    if (node === heading) stack.push('heading');
    if (isBlock) {
      line = undefined;
      stack.push('break');
    }
    for (let i = node.children.length - 1; i >= 0; i -= 1) {
      const child = node.children[i];
      if (child !== undefined) stack.push({ node: child, place: inner });
    }
  }
  return { lines, headingEnd };
}

function startLine(lines: VisibleLine[], place: Place, at: number): VisibleLine {
  const line: VisibleLine = { ...place, text: '', times: [], at };
  lines.push(line);
  return line;
}

function placeOf(element: ElementNode, outer: Place, aroundHeading: boolean): Place {
  const words = nameWords(element);
  if (words.length === 0 && REGION_TAGS[element.tag] === undefined) return outer;
  const named = REGION_WORDS.find(([, set]) => words.some((word) => set.has(word)))?.[0];
  // What holds the page's own heading is no side matter, whatever it is called.
  const region = aroundHeading ? outer.region : (REGION_TAGS[element.tag] ?? named ?? outer.region);
  const modified = words.some((word) => MODIFIED_WORDS.has(word));
  const dated = modified || words.some((word) => DATE_WORDS.has(word));
  const isSmall = element.children.length <= 12 && !aroundHeading;
  return {
    region,
    hinted: outer.hinted || (dated && isSmall),
    hintedModified: modified && isSmall ? true : outer.hintedModified && !dated,
  };
}

/** `entry-date publishedTime` → entry, date, published, time. */
function nameWords(element: ElementNode): string[] {
  const names = [attribute(element, 'class'), attribute(element, 'id'), attribute(element, 'itemprop')];
  const joined = names.filter((name) => name !== undefined).join(' ');
  if (joined === '' || joined.length > 400) return [];
  return joined
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2);
}

/** The first H1 that shares its words with the title, else the first H1, else a lesser heading like the title. */
function pageHeading(root: ElementNode): ElementNode | undefined {
  const title = new Set<string>();
  const headings: ElementNode[] = [];
  for (const element of elements(root)) {
    if (element.tag === 'title' && title.size === 0) {
      for (const child of element.children)
        if (child.kind === 'text') for (const word of wordsOf(child.text)) title.add(word);
    } else if (/^h[1-3]$/.test(element.tag) && headings.length < 200) headings.push(element);
  }
  const shared = (element: ElementNode): number => {
    const words = wordsOf(textOf(element).slice(0, 500));
    return words.length === 0 ? 0 : words.filter((word) => title.has(word)).length / words.length;
  };
  const first = headings.filter((element) => element.tag === 'h1' && textOf(element) !== '');
  return (
    first.find((element) => shared(element) >= 0.5) ?? first[0] ?? headings.find((element) => shared(element) >= 0.7)
  );
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

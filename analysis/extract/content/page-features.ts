/** The features of a whole page for the model of page kinds. */

import { linkShare } from './block-surroundings.ts';
import type { TextMeasures } from './block-text.ts';
import type { MeasuredPage } from './measure.ts';
import { groupShares, largestRepeat } from './page-shape.ts';
import type { Block } from './scanned-page.ts';
import { groupNames } from './vocabulary.ts';

const schemaGroups: readonly (readonly [string, RegExp])[] = [
  ['article', /Article$|^BlogPosting$|^Report$|^Recipe$/],
  ['product', /^Product$|^ProductGroup$|^Offer$/],
  ['collection', /^ItemList$|^CollectionPage$|^OfferCatalog$|^SearchResultsPage$/],
  ['forum', /^DiscussionForumPosting$|^QAPage$|^Question$|^Answer$/],
  ['faq', /^FAQPage$/],
  ['documentation', /^TechArticle$|^APIReference$|^HowTo$/],
  ['service', /Service$|^LocalBusiness$|^SoftwareApplication$|Business$/],
  ['review', /Review$|Rating$/],
  ['breadcrumb', /^BreadcrumbList$/],
  ['person', /^Person$/],
];

/** Path segments that are typical of a page kind across the web. */
const pathWords: readonly (readonly [string, RegExp])[] = [
  ['product', /^(?:products?|p|dp|item|itm|prod|pd|buy)$/],
  ['collection', /^(?:collections?|categor(?:y|ies)|c|shop|store|browse|catalog|department|b|best)$/],
  ['forum', /^(?:forums?|threads?|topics?|t|discussions?|questions?|community|r|comments|viewtopic|showthread|d|q)$/],
  [
    'documentation',
    /^(?:docs?|documentation|reference|api|guide|guides|manual|wiki|help|tutorial|tutorials|learn|latest|stable|en)$/,
  ],
  ['service', /^(?:services?|solutions?|pricing|platform|features|about|products?|plans|company)$/],
  ['article', /^(?:blogs?|news|articles?|posts?|stor(?:y|ies)|magazine|\d{4})$/],
  [
    'listing',
    /^(?:jobs|events|search|directory|list|listings?|archive|tags?|category|categories|latest|topics?|rankings?)$/,
  ],
];

const base = (
  'units blocks linkShare unitsPerBlock marksPerUnit longParagraphs longParagraphShare headings h1 h2 ' +
  'h3 money dates questions numbers preformatted tables listItems forms images articles details buttons ' +
  'repeatMost repeatUnits repeatCount repeatLinkShare candidateShare candidateUnits candidateLinkShare ' +
  'hasMain schemaText ogArticle ogProduct ogWebsite ogOther pathDepth pathDigits slugWords slugLength ' +
  'isHome hasQuery titleWords titleQuestion titleNumber headingInTitle sentences shortBlocks bylines ' +
  'comments shop'
).split(' ');

/** Feature names in the order of the trained model. */
export const pageFeatureNames: readonly string[] = [
  ...base,
  ...schemaGroups.map(([name]) => `schema.${name}`),
  ...pathWords.map(([name]) => `path.${name}`),
  ...pathWords.map(([name]) => `host.${name}`),
  ...groupNames.map((group) => `share.${group}`),
  ...groupNames.map((group) => `boxes.${group}`),
];

/** Positions in `pageFeatureNames` of the features that the block model uses too. The others serve page kinds only. */
export const shownPageFeatures: readonly number[] = pageFeatureNames.flatMap((name, index) =>
  name.startsWith('boxes.') || name.startsWith('share.tag:') ? [] : [index],
);

/** Returns `pageFeatureNames.length` numbers. */
export function pageFeatures(page: MeasuredPage): Float32Array {
  const { scan, texts, levels, sums, hints, candidate, main } = page;
  const { blocks, boxes } = scan;
  const units = Math.max(1, sums.units[0] ?? 1);
  const share = (count: number): number => count / Math.max(1, blocks.length);
  const tags = new Map<string, number>();
  for (const { element } of boxes) tags.set(element.tag, (tags.get(element.tag) ?? 0) + 1);
  const tag = (name: string): number => Math.log1p(tags.get(name) ?? 0);
  const long = blocks.map((block, i) =>
    (texts[i]?.units ?? 0) > 25 && linkShare(block) < 0.4 ? (texts[i]?.units ?? 0) : 0,
  );
  const count = (test: (text: TextMeasures, block: Block) => boolean): number =>
    blocks.reduce((sum, block, i) => sum + +test(texts[i] as TextMeasures, block), 0);
  const repeat = largestRepeat(page);
  const path = (hints.url?.pathname ?? '')
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '');
  const slug = path.at(-1) ?? '';
  const { ogType } = hints;
  const row: number[] = [
    Math.log1p(units),
    Math.log1p(blocks.length),
    (sums.linkChars[0] ?? 0) / Math.max(1, sums.chars[0] ?? 1),
    units / Math.max(1, blocks.length),
    (sums.marks[0] ?? 0) / units,
    Math.log1p(long.filter((each) => each > 0).length),
    long.reduce((sum, each) => sum + each, 0) / units,
    share(levels.filter((level) => level > 0).length),
    levels.filter((level) => level === 1).length,
    Math.log1p(levels.filter((level) => level === 2).length),
    Math.log1p(levels.filter((level) => level === 3).length),
    Math.log1p(count(({ hasMoney, units: size }) => hasMoney && size < 12)),
    Math.log1p(count(({ hasDate, units: size }) => hasDate && size < 12)),
    share(count(({ isQuestion }) => isQuestion)),
    share(count(({ isNumber }) => isNumber)),
    Math.log1p(count((_text, { isPreformatted }) => isPreformatted)),
    tag('table'),
    tag('li'),
    tag('form'),
    tag('img'),
    tag('article'),
    tag('details'),
    tag('button'),
    repeat.most,
    Math.log1p(repeat.units),
    Math.log1p(repeat.count),
    repeat.linkShare,
    (sums.units[candidate] ?? 0) / units,
    Math.log1p(sums.units[candidate] ?? 0),
    (sums.linkChars[candidate] ?? 0) / Math.max(1, sums.chars[candidate] ?? 1),
    +(main >= 0),
    Math.log1p(hints.schemaTexts[0]?.length ?? 0),
    +(ogType === 'article'),
    +ogType.includes('product'),
    +(ogType === 'website'),
    +(ogType !== ''),
    path.length,
    +/\d{3,}/.test(slug),
    slug.split(/[-_]/).length,
    slug.length,
    +(path.length === 0),
    +((hints.url?.search ?? '') !== ''),
    hints.title.split(' ').length,
    +/[?？]/.test(hints.title),
    +/\d/.test(hints.title),
    +(hints.heading !== '' && hints.title.toLowerCase().includes(hints.heading.toLowerCase())),
    share(count(({ endsSentence }) => endsSentence)),
    share(count(({ units: size }) => size < 4)),
    ...[7, 4, 8].map((kind) => share(count((text) => (text.phrases[kind] ?? 0) > 0))),
  ];
  const types = [...hints.schemaTypes];
  for (const [, pattern] of schemaGroups) row.push(+types.some((type) => pattern.test(type)));
  for (const [, pattern] of pathWords) row.push(+path.some((part) => pattern.test(part)));
  const host = (hints.url?.hostname ?? '').split('.').slice(0, -1);
  for (const [, pattern] of pathWords) row.push(+host.some((part) => pattern.test(part)));
  row.push(...groupShares(page, units));
  return Float32Array.from(row);
}

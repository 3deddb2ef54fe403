/** Tells from a page whether its figures put the day or the month first. */
import { elementsTagged } from '../parse/tag-index.ts';
import { attribute, type ElementNode } from '../parse/tree.ts';
import type { DateStyle } from './found-date.ts';

/** Countries that write the month first (CLDR short date patterns beginning with M); all others that matter do not. */
const monthFirstRegions = new Set(['US', 'PH', 'PR', 'GU', 'AS', 'VI', 'UM', 'FM', 'PW', 'MH']);

/** Country domains of English-speaking countries that write the day first. */
const dayFirstEndings = new Set([
  'uk',
  'au',
  'nz',
  'ie',
  'za',
  'in',
  'sg',
  'my',
  'ng',
  'ke',
  'gh',
  'pk',
  'bd',
  'lk',
  'mt',
]);

/**
 * @param root the page
 * @param url its address: the ending of the host says the country where the language does not
 * @param text some of its visible text: a date like 25/12 settles the order for all the others
 */
export function dateStyle(root: ElementNode, url: string | undefined, text: string): DateStyle {
  const html = elementsTagged(root, 'html')[0];
  const tag = html ? (attribute(html, 'lang') ?? attribute(html, 'xml:lang') ?? '') : '';
  const [language, region] = splitTag(tag === '' ? ogLocale(root) : tag);
  return { dayFirst: orderOnPage(text) ?? orderOfPlace(language, region, url), language };
}

function splitTag(tag: string): [string | undefined, string | undefined] {
  const parts = /^\s*([a-z]{2,3})(?:[-_][a-z]{4})?(?:[-_]([a-z]{2}))?/i.exec(tag);
  return [parts?.[1]?.toLowerCase(), parts?.[2]?.toUpperCase()];
}

function ogLocale(root: ElementNode): string {
  const meta = elementsTagged(root, 'meta').find((element) => attribute(element, 'property') === 'og:locale');
  return meta ? (attribute(meta, 'content') ?? '') : '';
}

/** Dates that can be read in one way only vote. */
function orderOnPage(text: string): boolean | undefined {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const match of text.matchAll(/(?<![\d./-])(\d{1,2})([/-])(\d{1,2})\2(?:19|20)\d{2}(?!\d)/g)) {
    const first = Number(match[1]);
    const second = Number(match[3]);
    if (first > 12 && first <= 31 && second <= 12) dayFirst += 1;
    if (second > 12 && second <= 31 && first <= 12) monthFirst += 1;
  }
  return dayFirst === monthFirst ? undefined : dayFirst > monthFirst;
}

function orderOfPlace(language: string | undefined, region: string | undefined, url: string | undefined): boolean {
  if (language !== undefined && language !== 'en') return true;
  if (region !== undefined && language === 'en') return !monthFirstRegions.has(region);
  const host = url !== undefined && URL.canParse(url) ? new URL(url).hostname : '';
  const ending = host.slice(host.lastIndexOf('.') + 1);
  if (dayFirstEndings.has(ending)) return true;
  // English without a country is American more often than not; without any language the rest of the world counts.
  return language === undefined && ending.length === 2 && ending !== 'us';
}

/** Determines whether the numeric dates of a page put the day or the month first. */
import { elementsTagged } from '../parse/tag-index.ts';
import { attribute, type ElementNode } from '../parse/tree.ts';
import type { DateStyle } from './found-date.ts';

/** Countries that write the month first (CLDR short date patterns starting with M). All other relevant ones do not. */
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
 * The date style of a page.
 * @param root the page
 * @param url its address: the top-level domain gives the country if the language does not
 * @param text some visible text: a date such as 25/12 settles the order for all others
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

/** A vote of the dates that can be read in only one way. */
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
  // English without a country is usually American. Without a language, any country domain but .us means day first.
  return language === undefined && ending.length === 2 && ending !== 'us';
}

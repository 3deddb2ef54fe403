/** Reads dates from meta elements, judged by their names. */
import { elementsTagged } from '../parse/tag-index.ts';
import { attribute, type ElementNode } from '../parse/tree.ts';
import { type DateEvidence, type DateRole, evidence } from './evidence.ts';
import type { DateStyle } from './found-date.ts';
import { readMachineDate } from './machine-date.ts';
import { pageDatesRule } from './rule.ts';

const { metaWeights } = pageDatesRule.values;

/** Names of dates that are not the page's: expiry, events, builds, caches. */
const notOfThePage =
  /expir|unpublish|until|valid|event|birth|death|start|end[-_]?(?:date|time)|build|render|cache|crawl|index/;
const modified = /modif|updat|last[-_.]?mod|revis|changed|edited/;
const published =
  /publi|issued|creat|pub[-_.]?date|posted|release|display[-_]?date|sailthru\.date|citation_(?:online_)?date|upload[-_]?date/;
const dated = /(?:^|[.:_-])date(?:$|[.:_-])|^date|date$|^article[.:_-]?time$/;

/** Reads every meta element whose name suggests a date. */
export function datesFromMeta(root: ElementNode, style: DateStyle): DateEvidence[] {
  return elementsTagged(root, 'meta').flatMap((meta) => {
    const name = metaName(meta);
    const content = attribute(meta, 'content') ?? '';
    const role = name === undefined ? undefined : roleOf(name.toLowerCase());
    if (name === undefined || role === undefined || content.length > 60) return [];
    const day = readMachineDate(content, style);
    return day === undefined
      ? []
      : [evidence({ day, role, place: 'meta', where: name, raw: content, weight: metaWeights[role] })];
  });
}

/** The name of a meta element; `itemprop` counts too, because outside an item it is an ordinary name. */
function metaName(meta: ElementNode): string | undefined {
  const itemprop = attribute(meta, 'itemprop');
  return attribute(meta, 'property') ?? attribute(meta, 'name') ?? itemprop ?? attribute(meta, 'http-equiv');
}

function roleOf(name: string): DateRole | undefined {
  if (notOfThePage.test(name)) return undefined;
  if (modified.test(name)) return 'modified';
  if (published.test(name) && !/publisher/.test(name)) return 'published';
  return dated.test(name) ? 'unknown' : undefined;
}

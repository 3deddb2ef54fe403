/** Dates in meta elements, by what their names say. */
import { elementsTagged } from '../parse/tag-index.ts';
import { attribute, type ElementNode } from '../parse/tree.ts';
import { type DateEvidence, type DateRole, evidence } from './evidence.ts';
import type { DateStyle } from './found-date.ts';
import { readMachineDate } from './machine-date.ts';
import { pageDatesRule } from './rule.ts';

const { metaWeights } = pageDatesRule.values;

/** Expiry, events, and ids that happen to be ten figures long. */
const notOfThePage =
  /expir|unpublish|until|valid|event|birth|death|start|end[-_]?(?:date|time)|build|render|cache|crawl|index/;
const modified = /modif|updat|last[-_.]?mod|revis|changed|edited/;
const published =
  /publi|issued|creat|pub[-_.]?date|posted|release|display[-_]?date|sailthru\.date|citation_(?:online_)?date|upload[-_]?date/;
const dated = /(?:^|[.:_-])date(?:$|[.:_-])|^date|date$|^article[.:_-]?time$/;

/** Reads every meta element whose name speaks of a date. */
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

/** A meta with `itemprop` belongs to microdata when it stands in an item, and is a plain one when it does not. */
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

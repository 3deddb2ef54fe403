/** Check: a list of options leaves out what most other lists recommend. */

import { defineRule } from '../../rules/rule.ts';
import { isSiteName } from '../../text/site-name.ts';
import { choices, readable } from '../applicability.ts';
import type { Artifacts } from '../artifacts.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';

export const optionsLeftOutRule = defineRule({
  id: 'options_left_out',
  version: 1,
  name: 'A list of options does not name what most other lists recommend',
  constants: {
    types: {
      value: ['brand', 'product', 'organization'],
      unit: 'types of names',
      reason: 'what a reader can buy, use or hire, and may miss',
    },
    minLists: { value: 2, unit: 'lists', reason: 'what one list recommends is its choice' },
    minShare: { value: 0.6, unit: 'share of the other lists', reason: 'what most lists recommend, readers look for' },
    minAgreeing: {
      value: 3,
      unit: 'lists',
      reason: 'One name at least has so many: of what two of three lists share, a list may well pass over each.',
    },
    minNames: { value: 2, unit: 'names', reason: 'Where there are two other lists, both must have as many of them.' },
    maxNamed: { value: 5, unit: 'names', reason: 'enough to look at; further ones are in the table of options' },
    confidence: { value: 0.8, unit: 'probability', reason: 'the page may show a name in an image' },
  },
  knownLimits: ['Whether an option meets the criteria of the list is for its writer to say.'],
});

const { types, minLists, minShare, minAgreeing, minNames, maxNamed, confidence } = optionsLeftOutRule.values;

export interface OptionsParams {
  /** Number of other lists. */
  n: number;
  /** Names, each with the number of lists that recommend it. */
  options: { name: string; k: number }[];
}

export const optionsLeftOut = defineCheck({
  id: 'options-left-out',
  category: 'coverage',
  appliesTo: readable(...choices),
  weight: { severity: 'medium', effort: 'M', metric: 'topic_coverage', practice: null },
  needs: ['options', 'document', 'page', 'signs'],
  run: ({ options, document, page, signs: { own } }) => {
    const lists = new Set(options.flatMap(({ listed_by }) => listed_by.map(({ source_id }) => source_id)));
    lists.delete(page.source_id);
    if (lists.size < minLists) return notApplicable('no_common_topic');
    const text = [document.facts.visibleText, ...document.facts.textBeside].join('\n').toLowerCase();
    const open = options.flatMap(({ name, type, listed_by }) => {
      const listing = listed_by.filter(({ source_id }) => source_id !== page.source_id);
      const k = new Set(listing.map(({ source_id }) => source_id)).size;
      const isWide = types.some((wanted) => wanted === type) && k >= Math.max(minLists, lists.size * minShare);
      return isWide && !isNamed(name, text) && !isSiteName(name, own.domain) ? [{ name, k, listing }] : [];
    });
    const onAll = open.filter(({ k }) => k === lists.size);
    if (onAll.length < minNames && !open.some(({ k }) => k >= minAgreeing)) return failWith<OptionsParams>([]);
    const named = open.slice(0, maxNamed);
    return failWith([
      {
        params: { n: lists.size, options: named.map(({ name, k }) => ({ name, k })) },
        observed: { value: 0, unit: 'names', ev: [page.source_id] },
        expected: {
          value: named.length,
          basis: 'market' as const,
          ev: [...new Set(named.flatMap(({ listing }) => listing.map(({ source_id }) => source_id)))],
        },
        confidence,
        affects: [],
        size: 1,
        reach: named.reduce((sum, { k }) => sum + k / lists.size, 0) / named.length,
        json_pointer: '/gap/entity_gaps',
      },
    ]);
  },
});

/** Whether the text has the first word of a name, under which the page may mean it: "Dumbo" for "Dumbo Moving & Storage". */
function isNamed(name: Artifacts['options'][number]['name'], text: string): boolean {
  const [first = name] = name.toLowerCase().split(/[\s-]+/u);
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + first.length))
    if (!letter.test(text.charAt(at - 1))) return true;
  return false;
}

const letter = /[\p{L}\p{M}\p{N}]/u;

/** Check: the page has no heading of the first level. */
import { defineRule } from '../../rules/rule.ts';
import { choices, offers, readable, texts } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';

export const mainHeadingMissingRule = defineRule({
  id: 'main_heading_missing',
  version: 1,
  name: 'The page has no heading of the first level',
  constants: {
    confidence: { value: 0.9, unit: 'probability', reason: 'a script may write it' },
  },
  knownLimits: ['A heading without text is left out: a script may fill it.'],
});

const { confidence } = mainHeadingMissingRule.values;

export interface MainHeadingParams {
  title: string;
}

export const mainHeadingMissing = defineCheck({
  id: 'main-heading-missing',
  category: 'structure',
  // The pages of forums get their headings from the forum's software.
  appliesTo: readable(...texts, ...choices, ...offers, 'category', 'hub', 'tool'),
  weight: { severity: 'info', effort: 'S', metric: 'readability', practice: null },
  needs: ['document', 'page'],
  run: ({ document: { facts }, page }) => {
    const { title, h1 } = page.identity;
    if (title === undefined || h1 !== undefined || facts.mainHeadings > 0) return failWith<MainHeadingParams>([]);
    return failWith([
      {
        params: { title },
        observed: { value: null, ev: [page.source_id] },
        expected: { value: true, basis: 'standard' as const, ev: [] },
        confidence,
        affects: [],
        size: 1,
        reach: 1,
        json_pointer: '/page/identity/h1',
      },
    ]);
  },
});

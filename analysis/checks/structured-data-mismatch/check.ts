/** Check: structured data contains values that the page does not show. */

import { defineRule } from '../../rules/rule.ts';
import { everyPage } from '../applicability.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';

export const structuredDataMismatchRule = defineRule({
  id: 'structured_data_mismatch',
  version: 2,
  name: 'Structured data says what the page does not show',
  constants: {
    confidence: { value: 0.6, unit: 'probability', reason: 'the text may show the value in another form' },
    fullSizeCount: {
      value: 5,
      unit: 'properties',
      reason: 'from this many on the data as a whole is out of step with the page',
    },
  },
  knownLimits: [],
});

const { confidence, fullSizeCount } = structuredDataMismatchRule.values;

export const structuredDataMismatch = defineCheck({
  id: 'structured-data-mismatch',
  category: 'risk',
  appliesTo: everyPage,
  weight: { severity: 'info', effort: 'S', metric: 'eligibility', practice: null },
  needs: ['page'],
  run: ({ page: { source_id, schema } }) => {
    if (schema.types.length === 0) return notApplicable('no_structured_data');
    const [first] = schema.mismatch_with_visible;
    if (first === undefined) return failWith<{ type: string; property: string; value: string; count: number }>([]);
    const count = schema.mismatch_with_visible.length;
    return failWith([
      {
        params: { ...first, count },
        observed: { value: count, unit: 'properties', ev: [source_id] },
        expected: { value: 0, basis: 'standard', ev: [] },
        confidence,
        affects: [],
        size: Math.min(1, count / fullSizeCount),
        reach: 1,
        json_pointer: '/page/schema/mismatch_with_visible',
      },
    ]);
  },
});

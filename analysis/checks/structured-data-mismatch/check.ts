/** Check: structured data says what a visitor cannot read on the page. */
import { defineCheck, failWith, notApplicable } from '../check.ts';
import { structuredDataMismatchRule } from './rule.ts';

const { confidence, fullSizeCount } = structuredDataMismatchRule.values;

export const structuredDataMismatch = defineCheck({
  id: 'structured-data-mismatch',
  category: 'risk',
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

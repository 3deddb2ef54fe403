/** Check: part of the text may not be quoted. */
import { defineCheck, failWith } from '../check.ts';
import { gatesRule } from '../gates/rule.ts';
import { nosnippetPartsRule } from './rule.ts';

const { minShare } = nosnippetPartsRule.values;

const { minWithheldShare } = gatesRule.values;

export const nosnippetParts = defineCheck({
  id: 'nosnippet-parts',
  category: 'access',
  needs: ['page'],
  run: ({ page: { source_id, access } }) => {
    const withheld = access.nosnippet_share;
    if (withheld < minShare || withheld >= minWithheldShare) return failWith<{ share: number }>([]);
    return failWith([
      {
        params: { share: withheld },
        observed: { value: withheld, ev: [source_id] },
        expected: { value: 0, basis: 'standard', ev: [] },
        confidence: 1,
        affects: [],
        size: withheld,
        reach: 1,
        json_pointer: '/page/access/nosnippet_share',
      },
    ]);
  },
});

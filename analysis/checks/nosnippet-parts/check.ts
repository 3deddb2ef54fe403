/** Check: part of the text may not be quoted. */

import { defineRule } from '../../rules/rule.ts';
import { served } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';
import { isTextWithheld } from '../gates/withheld.ts';

export const nosnippetPartsRule = defineRule({
  id: 'nosnippet_parts',
  version: 1,
  name: 'Part of the content may not be quoted',
  constants: {
    minShare: {
      value: 0.1,
      unit: 'share of the text',
      reason: 'a form or a notice may well be withheld; a tenth of the text is content',
    },
  },
  knownLimits: [],
});

const { minShare } = nosnippetPartsRule.values;

export const nosnippetParts = defineCheck({
  id: 'nosnippet-parts',
  category: 'access',
  appliesTo: served,
  weight: { severity: 'medium', effort: 'S', metric: 'eligibility', practice: 'eligible_for_retrieval' },
  needs: ['page'],
  run: ({ page: { source_id, access } }) => {
    const withheld = access.nosnippet_share;
    if (withheld < minShare || isTextWithheld(withheld)) return failWith<{ share: number }>([]);
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

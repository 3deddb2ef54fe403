/** Check: facts with a figure that several sites of the market state alike, and this page does not. */
import { defineCheck, failWith, notApplicable } from '../check.ts';
import { claimMissingRule } from './rule.ts';

const { minSites, maxFindings, confidence } = claimMissingRule.values;

export const claimMissing = defineCheck({
  id: 'claim-missing',
  category: 'facts',
  needs: ['claims', 'claim_gaps', 'passages', 'page'],
  run: ({ claims, claim_gaps, passages, page }) => {
    const wide = claims.filter(({ consensus }) => consensus.k >= minSites);
    if (wide.length === 0) return notApplicable('no_shared_fact');
    const found = wide.flatMap((claim) => {
      const gap = claim_gaps.find(({ claim_id, status }) => claim_id === claim.id && status === 'missing');
      const [first] = claim.support;
      const passage = first === undefined ? undefined : passages.get(first);
      const example = passage && { ...passage, quote: claim.statement };
      if (gap === undefined) return [];
      return [
        {
          params: {
            subject: claim.subject,
            value: gap.market_value,
            unit: claim.unit,
            k: claim.consensus.k,
            example: example ?? null,
          },
          observed: { value: null, ev: [page.source_id] },
          expected: { value: gap.market_value, basis: 'market' as const, ev: [claim.id, ...claim.support] },
          confidence,
          affects: [],
          size: 1,
          reach: claim.consensus.rate,
          json_pointer: `/gap/claim_gaps/${claim_gaps.indexOf(gap)}/status`,
        },
      ];
    });
    return failWith(found.slice(0, maxFindings));
  },
});

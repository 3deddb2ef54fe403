/** Check: the page has a different figure for a fact than the one several market sites agree on. */

import { defineRule } from '../../rules/rule.ts';
import { offers, readable, texts } from '../applicability.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';

export const claimDiffersRule = defineRule({
  id: 'claim_differs',
  version: 3,
  name: 'A figure of the page contradicts the figure that several sites state',
  constants: {
    minSites: { value: 2, unit: 'sites', reason: 'the figure of one site alone is not a figure to compare with' },
    maxFindings: { value: 4, unit: 'findings', reason: 'a writer checks a few figures at once' },
    confidence: { value: 0.5, unit: 'probability', reason: 'the two figures may be about different things' },
  },
  knownLimits: [],
});

const { minSites, maxFindings, confidence } = claimDiffersRule.values;

export const claimDiffers = defineCheck({
  id: 'claim-differs',
  category: 'facts',
  // On a list, a figure is of one entry, and those of other pages of other things.
  appliesTo: readable(...texts, ...offers),
  weight: { severity: 'medium', effort: 'S', metric: 'verifiable_facts', practice: null },
  needs: ['claims', 'claim_gaps', 'passages', 'page'],
  run: ({ claims, claim_gaps, passages, page }) => {
    const stated = claim_gaps.filter(({ status }) => status !== 'missing');
    if (stated.length === 0) return notApplicable('no_disputed_figure');
    const found = stated.flatMap((gap) => {
      const claim = claims.find(({ id }) => id === gap.claim_id);
      if (claim === undefined || claim.consensus.k < minSites) return [];
      const [first] = claim.support;
      const passage = first === undefined ? undefined : passages.get(first);
      const example = passage && { ...passage, quote: claim.statement };
      return [
        {
          params: {
            subject: claim.subject,
            own: gap.page_value ?? '',
            value: gap.market_value,
            unit: claim.unit,
            k: claim.consensus.k,
            n: claim.consensus.n,
            outdated: gap.status === 'outdated',
            example: example ?? null,
          },
          observed: { value: gap.page_value, ev: [page.source_id] },
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

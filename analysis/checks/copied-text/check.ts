/** Check: much of the text is identical to text on a market page. */

import { isOfSite } from '../../gather/address.ts';
import { defineRule } from '../../rules/rule.ts';
import { everyPage } from '../applicability.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';

export const copiedTextRule = defineRule({
  id: 'copied_text',
  version: 3,
  name: 'Much of the text stands on another page of the market',
  constants: {
    minShare: { value: 0.3, unit: 'share of shingles', reason: 'quotes and names make up less than this' },
    confidence: { value: 0.9, unit: 'probability', reason: 'identical runs of five words are not chance' },
  },
  knownLimits: [],
});

const { minShare, confidence } = copiedTextRule.values;

export interface CopiedParams {
  overlap: number;
  domain: string;
  /** Whether the other page is of the same site, under whatever host. */
  isOwnSite: boolean;
}

export const copiedText = defineCheck({
  id: 'copied-text',
  category: 'risk',
  appliesTo: everyPage,
  weight: { severity: 'high', effort: 'L', metric: 'originality', practice: null },
  needs: ['originality', 'passages', 'page'],
  run: ({ originality: { nearest_source: nearest }, passages, page }) => {
    if (nearest === null) return notApplicable('no_shared_run');
    if (nearest.overlap < minShare) return failWith<CopiedParams>([]);
    const quoted = [...passages.values()].find(({ id }) => id.startsWith(`${nearest.source_id}.`));
    const domain = quoted?.domain ?? nearest.source_id;
    const isOwnSite = isOfSite(domain, page.final_url);
    return failWith<CopiedParams>([
      {
        params: { overlap: nearest.overlap, domain, isOwnSite },
        observed: { value: nearest.overlap, ev: [page.source_id] },
        expected: { value: minShare, basis: 'market', ev: [nearest.source_id] },
        confidence,
        affects: [],
        size: nearest.overlap,
        reach: 1,
        // A canonical link is one line; a text is written anew.
        ...(isOwnSite && { effort: 'S' }),
        json_pointer: '/gap/originality/nearest_source/overlap',
      },
    ]);
  },
});

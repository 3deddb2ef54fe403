/** Check: market pages show proof that this one lacks: reviews, licences, guarantees, methods, cases. */

import type { Quotation } from '../../languages/writer.ts';
import { defineRule } from '../../rules/rule.ts';
import { choices, judgedType, offers, readable } from '../applicability.ts';
import { defineCheck, failWith, notApplicable, undecided } from '../check.ts';

export const proofMissingRule = defineRule({
  id: 'proof_missing',
  version: 1,
  name: 'Pages of the market show proof of a kind that this page does not show',
  constants: {
    signsOf: {
      value: {
        listicle: ['method', 'experience'],
        comparison: ['method', 'experience'],
        product: ['reviews', 'guarantee', 'cases'],
        category: ['reviews', 'guarantee'],
        home: ['reviews', 'licence', 'cases'],
        service: ['reviews', 'licence', 'cases'],
        local_service: ['reviews', 'licence', 'guarantee'],
        tool: ['method'],
        guide: ['experience'],
      },
      unit: 'signs by type of page',
      reason: 'who recommends shows how it was chosen, who sells shows what customers and authorities say',
    },
    minSites: { value: 2, unit: 'sites', reason: 'what one site does is its own choice' },
    minShare: {
      value: 0.25,
      unit: 'share of pages',
      reason: 'pages of other kinds among the results have no such proof to show',
    },
    maxFindings: { value: 2, unit: 'findings', reason: 'more would be a list to tick off' },
    confidence: {
      value: 0.6,
      unit: 'probability',
      reason: 'proof may stand in an image or in words that are not known',
    },
  },
  knownLimits: ['Proof is known by words of English, French, German and Spanish.'],
});

const { signsOf, minSites, minShare, confidence, maxFindings } = proofMissingRule.values;

export type Proof = (typeof signsOf)[keyof typeof signsOf][number];

export interface ProofParams {
  proof: Proof;
  k: number;
  n: number;
  example: Quotation;
}

export const proofMissing = defineCheck({
  id: 'proof-missing',
  category: 'trust',
  appliesTo: readable('guide', ...choices, ...offers, 'category', 'tool'),
  weight: { severity: 'medium', effort: 'S', metric: 'trust', practice: null },
  needs: ['signs', 'page', 'page_type'],
  run: ({ signs, page, page_type }) => {
    const type = judgedType(page_type, page.extraction.page_kind);
    const wanted: readonly Proof[] = type !== null && type in signsOf ? signsOf[type as keyof typeof signsOf] : [];
    if (wanted.length === 0) return notApplicable('other_kind_of_page');
    const market = signs.market.filter(({ isRead }) => isRead);
    if (!signs.own.isRead || market.length < minSites) return undecided('too_few_pages');
    const found = wanted.flatMap((proof) => {
      const having = market.filter((each) => each[proof] !== null);
      const [first] = having;
      const share = having.length / market.length;
      if (signs.own[proof] !== null || first === undefined) return [];
      if (having.length < minSites || share < minShare) return [];
      const params: ProofParams = {
        proof,
        k: having.length,
        n: market.length,
        example: { quote: first[proof] ?? '', domain: first.domain },
      };
      return [
        {
          params,
          observed: { value: false, ev: [page.source_id] },
          expected: { value: true, basis: 'market' as const, ev: having.map(({ source_id }) => source_id) },
          confidence,
          affects: [],
          size: 1,
          reach: share,
          json_pointer: '/gap/trust',
        },
      ];
    });
    return failWith(found.sort((a, b) => b.reach - a.reach).slice(0, maxFindings));
  },
});

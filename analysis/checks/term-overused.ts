/** Check: a term of the market stands far more often here than on nearly all its pages. */
import { defineCheck, failWith, notApplicable } from './check.ts';

const mostFindings = 3;
/** Once or twice in a short page is no stuffing, however dense. */
const fewestUses = 6;

export const termOverused = defineCheck({
  id: 'term-overused',
  category: 'risk',
  needs: ['terms', 'term_gaps', 'page'],
  run: ({ terms, term_gaps, page }) => {
    if (term_gaps.length === 0) return notApplicable('the market has no terms to compare with');
    const over = term_gaps.filter(({ status, page_count }) => status === 'over' && page_count >= fewestUses);
    const found = over.flatMap((gap) => {
      const term = terms.find(({ id }) => id === gap.term_id);
      if (term === undefined || gap.per_1000 === null || term.per_1000 === null) return [];
      return [
        {
          params: { term: term.term, count: gap.page_count, own: gap.per_1000, p75: term.per_1000.p75 },
          observed: { value: gap.per_1000, unit: 'per 1,000 words', ev: [`${page.source_id}:${gap.page_count}`] },
          expected: { value: term.per_1000.p75, basis: 'evidence' as const, ev: [term.id] },
          confidence: 0.6,
          affects: [],
          size: Math.min(1, gap.per_1000 / Math.max(0.1, term.per_1000.p75) - 1),
          reach: term.df / term.n,
          json_pointer: `/gap/term_gaps/${term_gaps.indexOf(gap)}/status`,
        },
      ];
    });
    return failWith(found.slice(0, mostFindings));
  },
});

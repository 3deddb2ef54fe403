/** Check: a term of the market stands far more often here than on nearly all its pages. */
import { defineCheck, failWith, notApplicable } from './check.ts';
import { overusedTerms } from './overuse.ts';

const mostFindings = 3;

export const termOverused = defineCheck({
  id: 'term-overused',
  category: 'risk',
  needs: ['terms', 'term_gaps', 'page'],
  run: ({ terms, term_gaps, page }) => {
    if (terms.length === 0) return notApplicable('no_terms');
    const found = overusedTerms({ terms, term_gaps }).map(({ term, gap, own, p75 }) => ({
      params: { term: term.term, count: gap.page_count, own, p75 },
      observed: { value: own, unit: 'per 1,000 words', ev: [`${page.source_id}:${gap.page_count}`] },
      expected: { value: p75, basis: 'market' as const, ev: [term.id] },
      confidence: 0.6,
      affects: [],
      size: Math.min(1, own / Math.max(0.1, p75) - 1),
      reach: term.df / term.n,
      json_pointer: `/gap/term_gaps/${term_gaps.indexOf(gap)}/status`,
    }));
    return failWith(found.slice(0, mostFindings));
  },
});

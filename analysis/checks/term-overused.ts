/** Check: words of the keyword stand far more often here than on nearly all pages of the market. */
import { defineCheck, failWith, notApplicable } from './check.ts';
import { isListOfGoods, overusedTerms } from './overuse.ts';

export const termOverused = defineCheck({
  id: 'term-overused',
  category: 'risk',
  needs: ['keyword', 'terms', 'term_gaps', 'page'],
  run: ({ keyword, terms, term_gaps, page }) => {
    if (terms.length === 0) return notApplicable('no_terms');
    if (isListOfGoods(page)) return notApplicable('list_of_goods');
    const found = overusedTerms({ keyword, terms, term_gaps }).map(({ term, gap, own, p75 }) => ({
      params: { term: term.term, count: gap.page_count, own, p75 },
      observed: { value: own, unit: 'per 1,000 words', ev: [`${page.source_id}:${gap.page_count}`] },
      expected: { value: p75, basis: 'market' as const, ev: [term.id] },
      confidence: 0.6,
      affects: [],
      size: 1 - p75 / own,
      reach: term.df / term.n,
      json_pointer: `/gap/term_gaps/${term_gaps.indexOf(gap)}/status`,
    }));
    // One remark: the words of a keyword come together.
    return failWith(found.slice(0, 1));
  },
});

/** Check: words of the keyword stand far more often here than on nearly all pages of the market. */
import { defineCheck, failWith, notApplicable } from './check.ts';

/** Once or twice in a short page is no stuffing, however dense. */
const fewestUses = 6;
/** A page that is on the subject leads its market in some word or other: only what stands this far out is told. */
const leastRatio = 3;
/** A list names its goods, and a thread its subject, as often as there are rows. */
const lists: readonly string[] = ['collection', 'listing', 'forum'];

export const termOverused = defineCheck({
  id: 'term-overused',
  category: 'risk',
  needs: ['keyword', 'terms', 'term_gaps', 'page'],
  run: ({ keyword, terms, term_gaps, page }) => {
    if (term_gaps.length === 0) return notApplicable('the market has no terms to compare with');
    if (lists.includes(page.extraction.page_kind ?? '')) return notApplicable('a list names its goods in every row');
    const asked = new Set(keyword.stems);
    const found = term_gaps.flatMap((gap) => {
      const term = terms.find(({ id }) => id === gap.term_id);
      if (gap.status !== 'over' || gap.page_count < fewestUses) return [];
      if (term === undefined || gap.per_1000 === null || term.per_1000 === null) return [];
      // The study varied the words of the query; of others nothing is known.
      if (!term.stem.split(' ').every((stem) => asked.has(stem))) return [];
      if (gap.per_1000 < term.per_1000.p75 * leastRatio) return [];
      return [
        {
          params: { term: term.term, count: gap.page_count, own: gap.per_1000, p75: term.per_1000.p75 },
          observed: { value: gap.per_1000, unit: 'per 1,000 words', ev: [`${page.source_id}:${gap.page_count}`] },
          expected: { value: term.per_1000.p75, basis: 'evidence' as const, ev: [term.id] },
          confidence: 0.6,
          affects: [],
          size: 1 - term.per_1000.p75 / gap.per_1000,
          reach: term.df / term.n,
          json_pointer: `/gap/term_gaps/${term_gaps.indexOf(gap)}/status`,
        },
      ];
    });
    // One remark: the words of a keyword come together.
    return failWith(found.toSorted((a, b) => b.size - a.size).slice(0, 1));
  },
});

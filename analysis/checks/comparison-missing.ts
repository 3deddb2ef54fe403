/** Check: pages of this market compare, in a table or by criteria, and this one does not. */
import { defineCheck, failWith, notApplicable, undecided } from './check.ts';
import { competitorsWith } from './competitors.ts';

/** From two pages in five on, comparing is what this market does. */
const usual = 0.4;

export const comparisonMissing = defineCheck({
  id: 'comparison-missing',
  category: 'structure',
  needs: ['figures', 'page'],
  run: ({ figures, page }) => {
    const own = figures.own.comparison_blocks;
    if (own === null) return notApplicable('no_text');
    const others = competitorsWith(figures.market, ({ comparison_blocks }) =>
      comparison_blocks === null ? null : comparison_blocks > 0,
    );
    if (others === null) return undecided('too_few_pages');
    if (own > 0 || others.share < usual) return failWith<{ k: number; n: number }>([]);
    return failWith([
      {
        params: { k: others.k, n: others.n },
        observed: { value: 0, unit: 'comparisons', ev: [page.source_id] },
        expected: { value: 1, basis: 'evidence', ev: others.ev },
        confidence: 0.7,
        affects: [],
        size: 1,
        reach: others.share,
        json_pointer: '/gap/scores/components',
      },
    ]);
  },
});

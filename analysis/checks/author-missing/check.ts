/** Check: nobody signs the page, where most of the market's pages name an author. */
import { defineCheck, failWith, undecided } from '../check.ts';
import { competitorsWith } from '../competitors.ts';
import { authorMissingRule } from './rule.ts';

const { minShare, confidence } = authorMissingRule.values;

export const authorMissing = defineCheck({
  id: 'author-missing',
  category: 'trust',
  needs: ['figures', 'trust', 'page'],
  run: ({ figures, trust, page }) => {
    const others = competitorsWith(figures.market, ({ has_author }) => has_author);
    if (others === null) return undecided('too_few_pages');
    if (trust.author_named !== null || others.share < minShare) return failWith<{ k: number; n: number }>([]);
    return failWith([
      {
        params: { k: others.k, n: others.n },
        observed: { value: null, ev: [page.source_id] },
        expected: { value: true, basis: 'market', ev: others.ev },
        confidence,
        affects: [],
        size: 1,
        reach: others.share,
        json_pointer: '/gap/trust/author_named',
      },
    ]);
  },
});

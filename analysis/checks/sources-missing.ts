/** Check: the page links no source, where most of the market's pages do. */
import { defineCheck, failWith, undecided } from './check.ts';
import { competitorsWith } from './competitors.ts';

const most = 0.5;

export const sourcesMissing = defineCheck({
  id: 'sources-missing',
  category: 'trust',
  needs: ['figures', 'trust', 'page'],
  run: ({ figures, trust, page }) => {
    const others = competitorsWith(figures.market, ({ outbound_domains }) =>
      outbound_domains === null ? null : outbound_domains > 0,
    );
    if (others === null) return undecided('too_few_pages');
    if (trust.sources_cited > 0 || others.share < most) return failWith<{ k: number; n: number }>([]);
    return failWith([
      {
        params: { k: others.k, n: others.n },
        observed: { value: 0, unit: 'sources', ev: [page.source_id] },
        expected: { value: 1, basis: 'evidence', ev: others.ev },
        confidence: 0.8,
        affects: [],
        size: 1,
        reach: others.share,
        json_pointer: '/gap/trust/sources_cited',
      },
    ]);
  },
});

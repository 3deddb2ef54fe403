/** Check: the page sells, and most results for its keyword are texts that explain or compare. */
import type { ContentType } from '../../report/vocabulary.ts';
import { defineRule } from '../../rules/rule.ts';
import { groupOf, offers, readable } from '../applicability.ts';
import { defineCheck, failWith, undecided } from '../check.ts';

export const kindDiffersRule = defineRule({
  id: 'kind_differs',
  version: 1,
  name: 'The page sells or presents an offer, and most results are guides, lists and comparisons',
  constants: {
    minKnown: { value: 3, unit: 'pages of known type', reason: 'Of two pages one says nothing of what is searched.' },
    minShare: {
      value: 0.6,
      unit: 'share of the pages of known type',
      reason: 'Where so many are texts, searchers want to learn or to compare before they buy.',
    },
    confidence: { value: 0.7, unit: 'probability', reason: 'Searchers may want an offer that hardly anybody makes.' },
  },
  knownLimits: [],
});

const { minKnown, minShare, confidence } = kindDiffersRule.values;

export interface KindParams {
  keyword: string;
  kind: ContentType;
  /** The most common type of the texts. */
  wanted: ContentType;
  k: number;
  n: number;
}

export const kindDiffers = defineCheck({
  id: 'kind-differs',
  category: 'relevance',
  appliesTo: readable(...offers, 'category', 'hub'),
  weight: { severity: 'high', effort: 'L', metric: 'relevance', practice: 'topical_relevance' },
  needs: ['keyword', 'page', 'page_type', 'market_types'],
  run: ({ keyword, page, page_type, market_types }) => {
    const known = [...market_types].flatMap(([id, type]) => (type === null ? [] : [{ id, type }]));
    if (known.length < minKnown || page_type === null) return undecided('too_few_pages');
    const told = known.filter(({ type }) => groupOf(type) === 'text');
    // The page itself is one of those that searchers may be served by.
    if (told.length < minShare * (known.length + 1)) return failWith<KindParams>([]);
    const counts = new Map<ContentType, number>();
    for (const { type } of told) counts.set(type, (counts.get(type) ?? 0) + 1);
    const [wanted = 'guide'] = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
    return failWith([
      {
        params: { keyword: keyword.text, kind: page_type, wanted, k: told.length, n: known.length },
        observed: { value: page_type, ev: [page.source_id] },
        expected: { value: wanted, basis: 'market' as const, ev: told.map(({ id }) => id) },
        confidence,
        affects: [],
        size: 1,
        reach: told.length / known.length,
        json_pointer: '/gap/verdict/state',
      },
    ]);
  },
});

/** Who is cited, over all answers. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  composeCitationLandscape,
  type TypedSource,
} from '../../../../analysis/market/citations/citation-landscape.ts';
import type { MarketSerp } from '../../../../analysis/report/report.ts';

type Answer = MarketSerp['answer_engines'][number];

function answer(id: string, engine: Answer['engine'], pages: readonly (readonly [string, number?, string?])[]): Answer {
  return {
    id,
    engine,
    state: 'captured',
    observed_at: '2026-11-01T10:00:00.000Z',
    samples: 1,
    citations: pages.map(([url, rank, source], index) => ({
      id: `${id}.c${index + 1}`,
      url,
      domain: '',
      position: index + 1,
      blocks_supported: 1,
      pawc_share: null,
      ...(rank === undefined ? {} : { organic_rank: rank }),
      ...(source === undefined ? {} : { source_id: source }),
      serp_overlap: rank === undefined ? ('none' as const) : rank <= 10 ? ('top10' as const) : ('11_100' as const),
    })),
    stability: null,
    claim_support: null,
  };
}

const market: TypedSource[] = [
  { id: 's1', url: 'https://www.shop.example/desk', site_type: 'brand' },
  { id: 's2', url: 'https://news.example/desk', site_type: 'media' },
  { id: 's3', url: 'https://blog.example/desk', site_type: null },
];

const answers = [
  answer('a1', 'google_ai_overview', [
    ['https://shop.example/other'],
    ['https://www.shop.example/desk', 1, 's1'],
    ['https://wiki.example/desk', 14],
  ]),
  answer('a2', 'perplexity', [
    ['https://shop.example/third', 8],
    ['https://news.example/desk', 2, 's2'],
  ]),
];

test('counts sites over engines, with shares, intervals, ranks and what proves them', () => {
  expect(composeCitationLandscape(answers, market)).toEqual({
    n: 5,
    domains: [
      {
        domain: 'shop.example',
        citations: 3,
        share: 0.6,
        // Wilson 95 % of 3 in 5.
        ci95: [0.2307, 0.8824],
        engines: ['google_ai_overview', 'perplexity'],
        best_organic_rank: 1,
        site_type: 'brand',
        ev: ['a1.c1', 'a1.c2', 'a2.c1'],
      },
      {
        domain: 'news.example',
        citations: 1,
        share: 0.2,
        ci95: [0.0362, 0.6245],
        engines: ['perplexity'],
        best_organic_rank: 2,
        site_type: 'media',
        ev: ['a2.c2'],
      },
      {
        domain: 'wiki.example',
        citations: 1,
        share: 0.2,
        ci95: [0.0362, 0.6245],
        engines: ['google_ai_overview'],
        best_organic_rank: 14,
        site_type: null,
        ev: ['a1.c3'],
      },
    ],
    overlap_top10: { k: 3, n: 5, rate: 0.6, ci95: [0.2307, 0.8824] },
    site_type_mix: [
      { site_type: 'brand', k: 3, n: 4, rate: 0.75, ci95: [0.3006, 0.9544] },
      { site_type: 'media', k: 1, n: 4, rate: 0.25, ci95: [0.0456, 0.6994] },
    ],
    // .36 + .04 + .04
    hhi: 0.44,
    claim_support: null,
    retrieved_not_cited: ['s3'],
  });
});

describe('without citations', () => {
  test('there is no landscape where no answer was captured', () => {
    const [first] = answers;
    if (first === undefined) throw new Error('no answer');
    for (const state of ['absent', 'not_captured', 'unsupported'] as const) {
      expect(composeCitationLandscape([{ ...first, state }], market)).toBeNull();
    }
    expect(composeCitationLandscape([], market)).toBeNull();
  });

  test('there is an empty one where an answer cites nobody', () => {
    expect(composeCitationLandscape([answer('a1', 'chatgpt', [])], market)).toEqual({
      n: 0,
      domains: [],
      overlap_top10: null,
      site_type_mix: [],
      hhi: null,
      claim_support: null,
      retrieved_not_cited: ['s1', 's2', 's3'],
    });
  });
});

test('shares sum to 1, the index lies between 1/sites and 1, and no order of pages changes the sites', () => {
  const page = fc
    .tuple(fc.nat({ max: 5 }), fc.nat({ max: 3 }))
    .map(([site, path]) => `https://s${site}.example/${path}`);
  fc.assert(
    fc.property(fc.uniqueArray(page, { minLength: 1, maxLength: 15 }), (urls) => {
      const of = (some: readonly string[]) =>
        composeCitationLandscape(
          [
            answer(
              'a1',
              'chatgpt',
              some.map((url) => [url] as const),
            ),
          ],
          market,
        );
      const landscape = of(urls);
      const domains = landscape?.domains ?? [];
      expect(domains.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
      expect(landscape?.hhi).toBeGreaterThanOrEqual(1 / domains.length - 0.0001);
      expect(landscape?.hhi).toBeLessThanOrEqual(1);
      for (const { share, ci95 } of domains) expect(ci95[0] <= share && share <= ci95[1]).toBe(true);
      const names = (some: typeof landscape) => some?.domains.map(({ domain, citations }) => [domain, citations]);
      expect(names(of([...urls].reverse()))).toEqual(names(landscape));
    }),
  );
});

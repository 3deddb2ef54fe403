/** Long lists are cut to their first items and those that the rest of the report refers to. */
import { describe, expect, test } from '@jest/globals';
import type { GapReport } from '../../../analysis/index.ts';
import { listsRule } from '../../../analysis/lists/rule.ts';
import { shortenLists } from '../../../analysis/lists/shorten-lists.ts';
import { goldenReport } from '../../golden/reports.ts';
import { expectEvidenceResolves } from '../report-walk.ts';

const { maxTerms, maxClaims, maxQuotedEntities } = listsRule.values;
const golden = (await goldenReport('gap')) as GapReport;

/** The report with `count` terms and claims more than it may list, which nothing but the gaps refers to. */
function withTails(count: number): GapReport {
  const { market_serp: market, page, gap } = golden;
  const [term] = market.terms;
  const [claim] = market.claims;
  const [passage] = market.passages;
  if (term === undefined || claim === undefined || passage === undefined) throw new Error('the golden market is bare');
  const numbersTo = (most: number) => Array.from({ length: most + count }, (_, index) => 1001 + index);
  const numbers = numbersTo(maxTerms);
  const support = [`${passage.source_id}.p9001`];
  const claims = numbersTo(maxClaims).map((number) => ({ ...claim, id: `c${number}`, support, contradict: [] }));
  return {
    ...golden,
    market_serp: {
      ...market,
      terms: [...numbers.map((number) => ({ ...term, id: `k${number}` })), ...market.terms],
      claims: [...market.claims, ...claims],
      passages: [...market.passages, { ...passage, id: `${passage.source_id}.p9001` }],
    },
    page: {
      ...page,
      terms: [
        ...page.terms,
        ...numbers.map((number) => ({
          term_id: `k${number}`,
          count: 1,
          per_1000: 1,
          zones: { title: 0, h1: 0, h2_h3: 0, intro: 0, body: 1 },
        })),
      ],
    },
    gap: {
      ...gap,
      claim_gaps: [
        ...gap.claim_gaps,
        ...claims.map(({ id }) => ({
          claim_id: id,
          status: 'missing' as const,
          page_value: null,
          market_value: '1',
          ev: [id],
        })),
      ],
    },
  };
}

describe('the lists of a report', () => {
  const { market_serp: market, page, gap } = shortenLists(withTails(5)) as GapReport;

  test('keep their first items, and what the report refers to', () => {
    const ids = market.terms.map(({ id }) => id);
    expect(ids.slice(0, maxTerms)).toEqual(Array.from({ length: maxTerms }, (_, index) => `k${1001 + index}`));
    expect(ids).not.toContain(`k${1001 + maxTerms}`);
    const named = new Set(golden.market_serp.topics.flatMap(({ terms }) => terms));
    expect(named.size).toBeGreaterThan(0);
    expect([...named].filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('lose their tail together with what the page says of it', () => {
    const kept = new Set(market.terms.map(({ id }) => id));
    expect(page.terms.filter(({ term_id }) => !kept.has(term_id))).toEqual([]);
    const claims = new Set(market.claims.map(({ id }) => id));
    expect(claims.size).toBeLessThan(golden.market_serp.claims.length + maxClaims + 5);
    expect(claims.size).toBeGreaterThanOrEqual(maxClaims);
    expect(gap.claim_gaps.filter(({ claim_id }) => !claims.has(claim_id))).toEqual([]);
  });

  test('quote passages for the first named things alone', () => {
    const [entity] = golden.market_serp.entities;
    const [passage] = golden.market_serp.passages;
    if (entity === undefined || passage === undefined) throw new Error('the golden market is bare');
    const ev = [`${passage.source_id}:3`, passage.id];
    const entities = Array.from({ length: maxQuotedEntities + 1 }, (_, index) => ({
      ...entity,
      id: `e${901 + index}`,
      ev,
    }));
    const long = { ...golden, market_serp: { ...golden.market_serp, entities } };
    const quoted = shortenLists(long).market_serp.entities.map((each) => each.ev.length);
    expect(quoted).toEqual([...entities.slice(1).map(() => 2), 1]);
  });

  test('leave no reference without what it refers to', () => {
    expectEvidenceResolves(shortenLists(golden));
    expect(shortenLists(golden)).toEqual(golden);
  });

  test('drop a passage that nothing kept refers to', () => {
    const long = withTails(5);
    const bare = { ...long, market_serp: { ...long.market_serp, claims: [] }, gap: { ...long.gap, claim_gaps: [] } };
    const quoted = shortenLists(bare).market_serp.passages.map(({ id }) => id);
    expect(quoted.filter((id) => id.endsWith('.p9001'))).toEqual([]);
    expect(quoted.length).toBeGreaterThan(0);
  });
});

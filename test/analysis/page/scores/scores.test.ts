/** Scores: percentiles of the market, and what is not known. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { componentWeights } from '../../../../analysis/page/scores/component-weights.ts';
import { type ComponentValues, percentileOf, scorePage, scoreRivals } from '../../../../analysis/page/scores/scores.ts';
import { componentIds } from '../../../../analysis/report/gap/scores.ts';

const valuesOf = (value: number | null): ComponentValues =>
  Object.fromEntries(componentIds.map((id) => [id, value])) as ComponentValues;
const market = [1, 2, 3, 4].map(valuesOf);

test('the weights make up a whole', () => {
  const sum = Object.values(componentWeights).reduce((total, { weight }) => total + weight, 0);
  expect(sum).toBeCloseTo(1, 10);
});

describe('a percentile', () => {
  test.each([
    [0, 0],
    [1, 0.125],
    [2.5, 0.5],
    [4, 0.875],
    [5, 1],
  ])('of %d among 1 to 4 is %d: equal pages count half', (value, expected) => {
    expect(percentileOf(value, [1, 2, 3, 4])).toBe(expected);
  });
});

test('a rival is scored beside the other rivals and the user’s page, as that page is beside them', () => {
  const rivals = [1, 2, 3].map((value) => ({ source_id: `s${value}`, values: valuesOf(value) }));
  const own = valuesOf(4);
  expect(scoreRivals(own, rivals).map(({ source_id, overall }) => [source_id, overall])).toEqual([
    ['s1', 0],
    ['s2', 33.33],
    ['s3', 66.67],
  ]);
  const all = rivals.map(({ values }) => values);
  const swapped = scoreRivals(rivals[0]?.values ?? own, [{ source_id: 'own', values: own }, ...rivals.slice(1)]);
  expect(swapped[0]?.overall).toBe(scorePage(own, all).overall);
  expect(scoreRivals(valuesOf(null), rivals.slice(0, 2)).map(({ overall }) => overall)).toEqual([null, null]);
});

describe('a page', () => {
  test('that leads everywhere has 100, one that trails everywhere 0', () => {
    expect(scorePage(valuesOf(9), market).overall).toBe(100);
    expect(scorePage(valuesOf(0), market).overall).toBe(0);
  });

  test('is shown beside the market’s quartiles', () => {
    const [first] = scorePage(valuesOf(2), market).components;
    expect(first).toMatchObject({
      id: 'relevance',
      value: 2,
      market_p25: 1.75,
      market_p50: 2.5,
      market_p75: 3.25,
      n: 4,
    });
  });

  test('of which something is not known is scored on the rest', () => {
    const { overall, components } = scorePage({ ...valuesOf(9), freshness: null }, market);
    expect(overall).toBe(100);
    expect(components.find(({ id }) => id === 'freshness')).toMatchObject({ value: null, percentile: null });
  });

  test('of which most is not known, or that has one page beside it, has no overall score', () => {
    expect(scorePage({ ...valuesOf(null), relevance: 3 }, market).overall).toBeNull();
    expect(scorePage(valuesOf(3), market.slice(0, 1)).overall).toBeNull();
    expect(scorePage(valuesOf(9), market.slice(0, 2)).overall).toBe(100);
  });

  test('that is better in anything is never scored lower', () => {
    const number = fc.float({ min: 0, max: 100, noNaN: true });
    const page = fc.record(Object.fromEntries(componentIds.map((id) => [id, number]))) as fc.Arbitrary<ComponentValues>;
    fc.assert(
      fc.property(
        page,
        fc.array(page, { minLength: 3, maxLength: 8 }),
        fc.constantFrom(...componentIds),
        number,
        (own, others, id, more) => {
          const before = scorePage(own, others).overall ?? 0;
          const after = scorePage({ ...own, [id]: (own[id] ?? 0) + more }, others).overall ?? 0;
          expect(after).toBeGreaterThanOrEqual(before);
        },
      ),
    );
  });
});

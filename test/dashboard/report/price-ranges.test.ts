/** Prices on one axis: what is a price, which unit is drawn, and which prices stand apart. */
import { expect, test } from '@jest/globals';
import { cheapestFirst, endsOf, from, pricesOf, to } from '../../../dashboard/src/report/price-ranges.ts';
import type { Claim } from '../../../dashboard/src/report/shape.ts';

const claim = (id: string, value: string, more: Partial<Claim> = {}): Claim => ({
  ...{ id, subject: id, predicate: 'cost', property: 'price', value, unit: 'USD', statement: '' },
  ...{ support: [], contradict: [], newest_at: null, in_ai_answer: null },
  consensus: { k: 1, n: 1, rate: 1, ci95: [0.2, 1] },
  ...more,
});

test('a price is a number, a range, or open at one end', () => {
  expect(['95', '250-400', '>=200', '<=300', '12.5', '2026-09-01', 'free', ''].map(endsOf)).toEqual([
    { low: 95, high: 95 },
    { low: 250, high: 400 },
    { low: 200, high: null },
    { low: null, high: 300 },
    { low: 12.5, high: 12.5 },
    ...[undefined, undefined, undefined],
  ]);
});

test('the unit of most prices is drawn, and a price far from the others stands apart', () => {
  const prices = pricesOf([
    claim('dear', '450-800'),
    claim('open', '>=200'),
    claim('loss', '400000'),
    claim('euro', '90', { unit: 'EUR' }),
    claim('height', '72', { property: 'measure', unit: 'cm' }),
    claim('up to', '<=300'),
  ]);
  expect(prices?.unit).toBe('USD');
  expect(prices?.drawn.map(({ claim: { id } }) => id)).toEqual(['dear', 'open', 'up to']);
  expect(cheapestFirst(prices?.drawn ?? []).map((range) => [range.claim.id, from(range), to(range)])).toEqual([
    ['open', 200, 200],
    ['up to', 300, 300],
    ['dear', 450, 800],
  ]);
  expect(prices?.apart.map(({ claim: { id } }) => id)).toEqual(['loss']);
  expect(prices?.scale).toEqual({ min: 0, max: 800 });
});

test('fewer than three prices are no axis', () => {
  expect(pricesOf([claim('a', '1'), claim('b', '2')])).toBeUndefined();
  expect(pricesOf([])).toBeUndefined();
});

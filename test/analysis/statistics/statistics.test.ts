/** The statistics, against values worked out by hand or published. */
import { describe, expect, test } from '@jest/globals';
import { bm25, inverseDocumentFrequency } from '../../../analysis/statistics/bm25.ts';
import { quantile, quartilesOf, spreadOf } from '../../../analysis/statistics/quantiles.ts';
import { round } from '../../../analysis/statistics/round.ts';
import { rateOf, wilson95 } from '../../../analysis/statistics/wilson.ts';

describe('the Wilson interval', () => {
  test.each([
    // p = .7, n = 10: (.7 + .19207 ± 1.95996·√(.021 + .0096036)) / 1.384146
    [7, 10, [0.3968, 0.8922]],
    [0, 10, [0, 0.2775]],
    [10, 10, [0.7225, 1]],
    [1, 1, [0.2065, 1]],
    [50, 100, [0.4038, 0.5962]],
  ])('of %i in %i', (k, n, expected) => {
    expect(wilson95(k, n)).toEqual(expected);
  });

  test('belongs to a rate that carries its arithmetic', () => {
    expect(rateOf(7, 10)).toEqual({ k: 7, n: 10, rate: 0.7, ci95: [0.3968, 0.8922] });
  });

  test('does not exist without trials', () => {
    expect(() => wilson95(0, 0)).toThrow(RangeError);
    expect(() => wilson95(3, 2)).toThrow(RangeError);
  });
});

describe('quantiles', () => {
  test('lie between order statistics, by the share of the way (definition 7)', () => {
    // Positions .75, 1.5 and 2.25 of 1 2 3 4.
    expect(quartilesOf([4, 1, 3, 2])).toEqual({ p25: 1.75, p50: 2.5, p75: 3.25 });
    // Position .9 of 10 20: nine tenths of the way.
    expect(quantile([10, 20], 0.9)).toBeCloseTo(19);
  });

  test('spread a sample of five', () => {
    expect(spreadOf([5, 3, 1, 2, 4])).toEqual({ n: 5, min: 1, p10: 1.4, p25: 2, p50: 3, p75: 4, p90: 4.6, max: 5 });
  });

  test('are null below three values', () => {
    expect([quartilesOf([1, 2]), spreadOf([])]).toEqual([null, null]);
  });
});

describe('BM25', () => {
  test('weighs a term found in one of three texts by ln(1 + 2.5/1.5)', () => {
    expect(inverseDocumentFrequency(1, 3)).toBeCloseTo(0.98083, 5);
  });

  test('of a term found twice in a text of mean length is idf · 2·2.2 / (2 + 1.2)', () => {
    expect(bm25(2, 100, 100, 1)).toBeCloseTo(1.375, 10);
  });

  test('of the same in a text of double length is idf · 2·2.2 / (2 + 1.2·1.75)', () => {
    expect(bm25(2, 200, 100, 1)).toBeCloseTo(4.4 / 4.1, 10);
  });
});

test('rounding leaves no negative zero', () => {
  expect(Object.is(round(-0.00001), 0)).toBe(true);
  expect(round(2 / 3)).toBe(0.6667);
});

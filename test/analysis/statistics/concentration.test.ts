/** Concentration of few in many. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { concentration, herfindahl } from '../../../analysis/statistics/concentration.ts';

describe('the Herfindahl–Hirschman index', () => {
  test('of shares .5, .3 and .2 is .38', () => {
    expect(herfindahl([5, 3, 2])).toBeCloseTo(0.38, 10);
  });

  test('does not exist of nothing', () => {
    expect([herfindahl([]), herfindahl([0, 0]), concentration([1])]).toEqual([null, null, null]);
  });

  test('lies between 1/n and 1, and freed of n between 0 and 1', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 }), (counts) => {
        const index = herfindahl(counts) ?? Number.NaN;
        expect(index).toBeGreaterThanOrEqual(1 / counts.length - 1e-12);
        expect(index).toBeLessThanOrEqual(1 + 1e-12);
        const freed = concentration(counts);
        if (freed === null) return;
        expect(freed).toBeGreaterThanOrEqual(0);
        expect(freed).toBeLessThanOrEqual(1 + 1e-12);
      }),
    );
  });
});

test('ten results of ten sites are not concentrated, ten of one site wholly so', () => {
  expect(concentration(Array.from({ length: 10 }, () => 1))).toBeCloseTo(0, 12);
  expect(concentration([10])).toBe(1);
  // (.38 − .1) / .9
  expect(concentration([5, 3, 2])).toBeCloseTo(0.311111, 6);
});

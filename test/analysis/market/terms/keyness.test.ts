/** Keyness, against values worked out by hand. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { backgroundShare, keynessG2, keynessWeight } from '../../../../analysis/market/terms/keyness.ts';

describe('keyness', () => {
  test('of ten in a thousand words where one is expected is 2·(10·ln 10 − 9)', () => {
    expect(keynessG2(10, 1000, 0.001)).toBeCloseTo(28.0517, 4);
  });

  test('is the two-corpora G2 of Rayson and Garside where the second corpus is very large', () => {
    // a of c words here, b of d words there: E1 = c(a+b)/(c+d), E2 = d(a+b)/(c+d), G2 = 2(a·ln(a/E1) + b·ln(b/E2)).
    const [a, c, b, d] = [10, 1000, 1e6, 1e9];
    const e1 = (c * (a + b)) / (c + d);
    const e2 = (d * (a + b)) / (c + d);
    expect(keynessG2(a, c, b / d)).toBeCloseTo(2 * (a * Math.log(a / e1) + b * Math.log(b / e2)), 2);
  });

  test('is zero for what is as frequent as expected, and negative for what is rarer', () => {
    expect(keynessG2(1, 1000, 0.001)).toBeCloseTo(0);
    // Two expected, one found: −2·(ln ½ + 1); none found: −2·2.
    expect(keynessG2(1, 1000, 0.002)).toBeCloseTo(-0.6137, 4);
    expect(keynessG2(0, 1000, 0.002)).toBeCloseTo(-4);
  });

  test('grows with the count', () => {
    fc.assert(
      fc.property(
        fc.nat(500),
        fc.integer({ min: 1000, max: 50_000 }),
        fc.double({ min: 1e-6, max: 0.1, noNaN: true }),
        (count, words, share) => {
          expect(keynessG2(count + 1, words, share)).toBeGreaterThan(keynessG2(count, words, share));
        },
      ),
    );
  });

  test('weighs one half at the critical value, nothing below zero, and never one', () => {
    expect([keynessWeight(15.13), keynessWeight(-3), keynessWeight(0)]).toEqual([0.5, 0, 0]);
    expect(keynessWeight(1e6)).toBeLessThan(1);
  });
});

test('a run of words is expected as often as its rarest at most', () => {
  const shares: Record<string, number> = { home: 0.0005, insur: 0.0001 };
  const background = { shareOf: (stem: string) => shares[stem] ?? 0.000015, least: 0.000015 };
  expect(backgroundShare(['home', 'insur'], background)).toBe(0.0001);
  expect(backgroundShare(['home', 'insur', 'deduct'], background)).toBe(0.000015);
});

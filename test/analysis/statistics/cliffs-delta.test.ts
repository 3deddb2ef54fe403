/** Cliff's delta, against a published example and what holds of every two groups. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cliffsDelta } from '../../../analysis/statistics/cliffs-delta.ts';

describe("Cliff's delta", () => {
  test('of the example of Hogarty and Kromrey (1999) is -.25, its interval by the consistent variance .10606', () => {
    const treatment = [10, 10, 20, 20, 20, 30, 30, 30, 40, 50];
    const control = [10, 20, 30, 40, 40, 50];
    expect(cliffsDelta(treatment, control)).toEqual({
      delta: -0.25,
      ci95: [-0.7125, 0.364],
      n_a: 10,
      n_b: 6,
      median_a: 25,
      median_b: 35,
    });
  });

  test('of groups that do not overlap is 1, bounded by the smaller one: (3 - 3.8415) / (3 + 3.8415)', () => {
    expect(cliffsDelta([7, 8, 9], [1, 2, 3, 4])).toMatchObject({ delta: 1, ci95: [-0.123, 1] });
    expect(cliffsDelta([1, 2, 3, 4], [7, 8, 9])).toMatchObject({ delta: -1, ci95: [-1, 0.123] });
  });

  test('is not told of fewer than three values a group, nor where all are equal', () => {
    expect(cliffsDelta([1, 2], [3, 4, 5, 6])).toBeNull();
    expect(cliffsDelta([1, 2, 3], [4, 5])).toBeNull();
    expect(cliffsDelta([0, 0, 0], [0, 0, 0, 0])).toBeNull();
  });

  const group = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 10 });
  test('lies in its interval, and turns round with the groups', () => {
    fc.assert(
      fc.property(group, group, (a, b) => {
        const one = cliffsDelta(a, b);
        const other = cliffsDelta(b, a);
        if (one === null || other === null) return one === other;
        expect(one.ci95[0]).toBeLessThanOrEqual(one.delta);
        expect(one.ci95[1]).toBeGreaterThanOrEqual(one.delta);
        expect(one.ci95[0]).toBeGreaterThanOrEqual(-1);
        expect(one.ci95[1]).toBeLessThanOrEqual(1);
        expect(other.delta).toBeCloseTo(-one.delta, 3);
        expect(other.ci95[0]).toBeCloseTo(-one.ci95[1], 2);
        return true;
      }),
    );
  });
});

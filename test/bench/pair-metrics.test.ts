/** How well a score tells pairs: hand-computed. */
import { describe, expect, test } from '@jest/globals';
import { areaUnderCurve, recallAt } from '../../bench/pair-metrics.ts';

describe('the area under the curve', () => {
  test('is the share of pairs of pairs in the right order, ties half', () => {
    // .9 is above both, .5 above one and level with one: 2 + 1.5 of 4.
    expect(areaUnderCurve({ together: [0.9, 0.5], apart: [0.5, 0.1] })).toBe(0.875);
  });

  test('is a half where all scores are the same', () => {
    expect(areaUnderCurve({ together: [0, 0], apart: [0, 0, 0] })).toBe(0.5);
  });
});

describe('recall at a rate of false merges', () => {
  const apart = [0.8, 0.6, 0.4, 0.2];

  test('counts what lies above the score that so many exceed', () => {
    expect(recallAt({ together: [0.9, 0.7, 0.5], apart }, 0)).toBeCloseTo(1 / 3);
    expect(recallAt({ together: [0.9, 0.7, 0.5], apart }, 0.25)).toBeCloseTo(2 / 3);
  });

  test('does not count a pair level with that score', () => {
    expect(recallAt({ together: [0.8], apart }, 0)).toBe(0);
  });
});

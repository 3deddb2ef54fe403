/** The weights fit the code: trained on the features the code computes, in their order. */

import { describe, expect, test } from '@jest/globals';
import { blockFeatureNames } from '../../../analysis/extract/content/block-features.ts';
import blockWeights from '../../../analysis/extract/content/block-weights.json' with { type: 'json' };
import {
  foldForest,
  logistic,
  readForest,
  sumTrees,
  sumTreesOfRows,
} from '../../../analysis/extract/content/forest.ts';
import { pageFeatureNames, shownPageFeatures } from '../../../analysis/extract/content/page-features.ts';
import kindWeights from '../../../analysis/extract/content/page-kind-weights.json' with { type: 'json' };
import { pageKinds } from '../../../analysis/report/vocabulary.ts';

describe('the weights', () => {
  test('of page kinds name the features of a page', () => {
    expect(kindWeights.features).toEqual(pageFeatureNames);
    expect(kindWeights.forests).toHaveLength(pageKinds.length);
  });

  test('of blocks name the features of a block, the kinds, and what blocks are told of the page', () => {
    const ofPage = shownPageFeatures.map((index) => `page.${pageFeatureNames[index]}`);
    expect(blockWeights.features).toEqual([
      ...blockFeatureNames,
      ...pageKinds.map((kind) => `kind.${kind}`),
      ...ofPage,
    ]);
  });

  test.each([blockWeights.forest, ...kindWeights.forests])(
    'lead every node to nodes of its own forest',
    ({ feature, value, skip, roots }) => {
      expect(new Set([feature.length, value.length, skip.length]).size).toBe(1);
      feature.forEach((each, node) => {
        if (each >= 0) expect(node + (skip[node] ?? 0)).toBeLessThan(feature.length);
      });
      expect(roots.every((root) => root < feature.length)).toBe(true);
    },
  );
});

describe('a forest', () => {
  const forest = readForest({
    feature: [1, -1, 0, -1, -1, -1],
    value: [5, 0.25, 2, -1, 1, 0.5],
    skip: [2, 0, 2, 0, 0, 0],
    roots: [0, 5],
  });

  test.each([
    [[0, 5], 0.75],
    [[2, 6], -0.5],
    [[3, 6], 1.5],
  ])('adds up the leaves its rows reach: %j', (row, sum) => {
    expect(sumTrees(forest, Float32Array.from([99, ...row]), 1)).toBe(sum);
  });

  test.each([1, 2])('of which the features from %i on are decided has the same sums', (first) => {
    const all = [
      [0, 5],
      [2, 6],
      [3, 6],
    ];
    for (const row of all) {
      const folded = foldForest(forest, first, Float32Array.from(row.slice(first)));
      const sums = new Float64Array(1);
      sumTreesOfRows(folded, { rows: Float32Array.from(row.slice(0, first)), width: first, count: 1 }, sums);
      expect(sums[0]).toBe(sumTrees(forest, Float32Array.from(row), 0));
    }
  });

  test('adds several rows to their own sums', () => {
    const sums = new Float64Array(2);
    sumTreesOfRows(forest, { rows: Float32Array.from([0, 5, 3, 6]), width: 2, count: 2 }, sums);
    expect([...sums]).toEqual([0.75, 1.5]);
  });

  test('a sum of nothing is a half', () => {
    expect(logistic(0)).toBe(0.5);
  });
});

/** The weights fit the code: trained on the features the code computes, in their order. */

import { describe, expect, test } from '@jest/globals';
import { blockFeatureNames } from '../../../analysis/extract/content/block-features.ts';
import blockWeights from '../../../analysis/extract/content/block-weights.json' with { type: 'json' };
import { logistic, readForest, sumTrees } from '../../../analysis/extract/content/forest.ts';
import { allOpen, closeLeaves, leafSearch, sumLeaves } from '../../../analysis/extract/content/leaf-search.ts';
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

  test.each([1, 2])('searched by its features, those from %i on first, has the same sums', (first) => {
    const search = leafSearch(forest, 2);
    const all = [
      [0, 5],
      [2, 6],
      [3, 6],
      [Number.NaN, 5],
      [0, Number.NaN],
    ];
    for (const row of all) {
      const open = allOpen(search);
      closeLeaves(search, { first, end: 2 }, Float32Array.from(row.slice(first)), open);
      closeLeaves(search, { first: 0, end: first }, Float32Array.from(row.slice(0, first)), open);
      expect(sumLeaves(search, open)).toBe(sumTrees(forest, Float32Array.from(row), 0));
    }
  });

  test('of trees with too many leaves is not searched by its features', () => {
    const splits = Array.from({ length: 31 }, () => [0, -1]).flat();
    const wide = { feature: [...splits, -1], value: [...splits, 0], skip: splits.map(() => 2).concat(0), roots: [0] };
    expect(() => leafSearch(readForest(wide), 1)).toThrow('more than 31 leaves');
  });

  test('a sum of nothing is a half', () => {
    expect(logistic(0)).toBe(0.5);
  });
});

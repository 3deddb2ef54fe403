/** Communities of small graphs, and the statistics that make their edges. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { npmi, residualIdf } from '../../../analysis/measure/association.ts';
import { communitiesOf, type Edge } from '../../../analysis/measure/communities.ts';

const edge = (a: number, b: number, weight = 1): Edge => ({ a, b, weight });

describe('communities', () => {
  test('are the two triangles that one edge joins', () => {
    const edges = [edge(0, 1), edge(1, 2), edge(0, 2), edge(3, 4), edge(4, 5), edge(3, 5), edge(2, 3)];
    expect(communitiesOf(6, edges, 1)).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ]);
  });

  test('follow the weights', () => {
    const edges = [edge(0, 1, 0.9), edge(1, 2, 0.1), edge(2, 3, 0.9)];
    expect(communitiesOf(4, edges, 1)).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  test('are smaller at a higher resolution', () => {
    const path = Array.from({ length: 11 }, (_, i) => edge(i, i + 1));
    expect(communitiesOf(12, path, 3).length).toBeGreaterThan(communitiesOf(12, path, 0.5).length);
  });

  test('of nodes without edges are the nodes', () => {
    expect(communitiesOf(3, [], 1)).toEqual([[0], [1], [2]]);
    expect(communitiesOf(0, [], 1)).toEqual([]);
  });

  test('part the nodes, and are the same in whatever order the edges come', () => {
    const graphs = fc.integer({ min: 3, max: 25 }).chain((count) =>
      fc.tuple(
        fc.constant(count),
        fc.uniqueArray(
          fc
            .tuple(fc.nat(count - 1), fc.nat(count - 1), fc.integer({ min: 1, max: 8 }))
            .filter(([a, b]) => a < b)
            .map(([a, b, eighths]) => edge(a, b, eighths / 8)),
          { selector: ({ a, b }) => `${a} ${b}`, maxLength: 60 },
        ),
        fc.constantFrom(0.5, 1, 2.5),
      ),
    );
    fc.assert(
      fc.property(graphs, ([count, edges, resolution]) => {
        const found = communitiesOf(count, edges, resolution);
        expect(found.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i));
        expect(communitiesOf(count, edges.toReversed(), resolution)).toEqual(found);
      }),
    );
  });
});

describe('association', () => {
  test.each([
    // Only together, independent, never together, in every trial.
    [5, 5, 5, 100, 1],
    [4, 20, 20, 100, 0],
    [0, 5, 5, 100, -1],
    [10, 10, 10, 10, 1],
    // ln(10·100/(20·20)) / −ln .1
    [10, 20, 20, 100, 0.39794],
  ])('%i times together, %i and %i in %i', (together, x, y, n, expected) => {
    expect(npmi(together, x, y, n)).toBeCloseTo(expected, 5);
  });

  test('a word that keeps to a few texts is told from one that is strewn', () => {
    // 20 times in 2 of 100 texts: −log2 .02 + log2(1 − e^−.2); once each in 20.
    expect(residualIdf(2, 20, 100)).toBeCloseTo(5.6439 - 2.464, 2);
    expect(residualIdf(20, 20, 100)).toBeCloseTo(-0.14, 1);
    expect(residualIdf(0, 0, 100)).toBe(0);
  });
});

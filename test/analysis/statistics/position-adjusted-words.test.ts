/** The share of an answer that rests on each source, against values worked out by hand, and what holds of it always. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type CitingSentence, positionAdjustedWords } from '../../../analysis/statistics/position-adjusted-words.ts';

describe('position-adjusted word count', () => {
  test('of two sentences weighs the first 1 and the last 1/e', () => {
    // 10·1 against 10·e⁻¹ = 3.6788: 10 / 13.6788.
    const shares = positionAdjustedWords(
      [
        { words: 10, cites: [0] },
        { words: 10, cites: [1] },
      ],
      2,
    );
    expect(shares?.[0]).toBeCloseTo(0.731059, 6);
    expect(shares?.[1]).toBeCloseTo(0.268941, 6);
  });

  test('divides a sentence among the sources that it cites', () => {
    // n = 3: weights 1, e^-½ = .606531, e⁻¹ = .367879. Source 0: 6/2 + 0 + 0 = 3; source 1: 3 + 8·.606531 = 7.852245.
    const shares = positionAdjustedWords(
      [
        { words: 6, cites: [0, 1] },
        { words: 8, cites: [1] },
        { words: 9, cites: [] },
      ],
      3,
    );
    expect(shares?.[0]).toBeCloseTo(3 / 10.852245, 5);
    expect(shares?.[1]).toBeCloseTo(7.852245 / 10.852245, 5);
    expect(shares?.[2]).toBe(0);
  });

  test('of one sentence has no decay', () => {
    expect(positionAdjustedWords([{ words: 4, cites: [1, 0] }], 2)).toEqual([0.5, 0.5]);
  });

  test.each<[string, CitingSentence[], number]>([
    ['no sentence', [], 2],
    ['no citation', [{ words: 5, cites: [] }], 2],
    ['no words', [{ words: 0, cites: [0] }], 1],
    ['no source', [{ words: 5, cites: [0] }], 0],
    ['a citation of a source that is not there', [{ words: 5, cites: [7, -1, 0.5] }], 2],
  ])('is null with %s', (_, sentences, sources) => {
    expect(positionAdjustedWords(sentences, sources)).toBeNull();
  });

  const sentences = fc.array(
    fc.record({ words: fc.nat({ max: 60 }), cites: fc.array(fc.nat({ max: 9 }), { maxLength: 4 }) }),
    { maxLength: 30 },
  );

  test('sums to 1, and no share is negative', () => {
    fc.assert(
      fc.property(sentences, fc.nat({ max: 8 }), (some, sources) => {
        const shares = positionAdjustedWords(some, sources);
        if (shares === null) return;
        expect(shares).toHaveLength(sources);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('follows the sources when they are numbered otherwise, in whatever order a sentence cites them', () => {
    fc.assert(
      fc.property(sentences, fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }), (some, order) => {
        const renumbered = some.map(({ words, cites }) => ({
          words,
          cites: cites.map((place) => order[place] ?? place).reverse(),
        }));
        const before = positionAdjustedWords(some, 6);
        const after = positionAdjustedWords(renumbered, 6);
        expect(after === null).toBe(before === null);
        before?.forEach((share, place) => {
          expect(after?.[order[place] ?? -1]).toBeCloseTo(share, 10);
        });
      }),
    );
  });
});

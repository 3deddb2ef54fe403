/** Similarity by words and vectors: hand-computed on a small table. */
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { sentenceCosine, sharedStems } from '../../../analysis/vectors/soft-overlap.ts';
import { unpackTable } from '../../../analysis/vectors/vector-table.ts';
import type { WeightedStem } from '../../../analysis/vectors/weighted-stems.ts';
import { wordVectors } from '../../../analysis/vectors/word-vectors.ts';

/** Lengths 5, 5, 5 and 2: cost·price = 24/25, cost·roof = 0, price·roof = 7/25, cost·free = −4/5. */
const rows: Record<string, readonly [number, number]> = { cost: [3, 4], free: [0, -2], price: [4, 3], roof: [4, -3] };

const table = unpackTable({
  language: 'xx',
  version: 'test',
  dimensions: 2,
  stems: 4,
  data: brotliCompressSync(
    Buffer.concat([
      Buffer.from(`${Object.keys(rows).join('\n')}\n`),
      Buffer.from(Int8Array.from(Object.values(rows).flat()).buffer),
    ]),
  ).toString('base64'),
});
const vectors = wordVectors('de', 'test', table);

const text = (...stems: [stem: string, weight: number][]): WeightedStem[] =>
  stems.map(([stem, weight]) => ({ stem, weight }));

describe('a table', () => {
  test('gives back each stem with its vector', () => {
    expect([...table.rows]).toEqual([
      ['cost', 0],
      ['free', 1],
      ['price', 2],
      ['roof', 3],
    ]);
    expect([...table.values]).toEqual([3, 4, 0, -2, 4, 3, 4, -3]);
  });

  test('whose stems do not fit their number is refused', () => {
    const data = brotliCompressSync(Buffer.from('one\n\u0001\u0001')).toString('base64');
    expect(() => unpackTable({ language: 'xx', version: 'test', dimensions: 1, stems: 2, data })).toThrow(TypeError);
  });
});

describe('two stems', () => {
  test('have the cosine of their vectors', () => {
    expect(vectors.cosine('cost', 'price')).toBe(24 / 25);
    expect(vectors.cosine('cost', 'roof')).toBe(0);
    expect(vectors.cosine('cost', 'free')).toBe(-8 / 10);
  });

  test('of which the table lacks one are unlike, and the same stem is like itself', () => {
    expect(vectors.has('zzz')).toBe(false);
    expect(vectors.cosine('cost', 'zzz')).toBe(0);
    expect(vectors.cosine('zzz', 'zzz')).toBe(1);
  });
});

describe('a compound', () => {
  test('has the sum of the vectors of its parts, whatever joins them', () => {
    // cost + roof is 7, 1.
    expect([...vectors.sentenceVector(text(['costroof', 1]))]).toEqual([7, 1]);
    expect([...vectors.sentenceVector(text(['costenroof', 1]))]).toEqual([7, 1]);
    // (3 × 7 + 4 × 1) ÷ (5 × √50)
    expect(vectors.cosine('cost', 'costroof')).toBe(25 / (5 * Math.sqrt(50)));
  });

  test('of an unknown part, or with too many letters between, has none', () => {
    expect(vectors.has('costzzzz')).toBe(false);
    expect(vectors.has('costabcderoof')).toBe(false);
  });

  test('is not looked for where words are not written together', () => {
    expect(wordVectors('fr', 'test', table).has('costroof')).toBe(false);
  });
});

describe('the similarity of two texts', () => {
  test('is 1 for the same stems and 0 where nothing is alike', () => {
    expect(vectors.similarity(text(['cost', 300], ['zzz', 500]), text(['zzz', 500], ['cost', 300]))).toBe(1);
    expect(vectors.similarity(text(['cost', 300]), text(['roof', 300]))).toBe(0);
  });

  test('counts a word by its likeness above the least cosine', () => {
    // (.96 − .3) ÷ .7 is .943 in steps of .001.
    expect(vectors.similarity(text(['cost', 300]), text(['price', 200]))).toBe(0.943);
    // A cosine of .28 is below .3: no more alike than any two words.
    expect(vectors.similarity(text(['price', 300]), text(['roof', 300]))).toBe(0);
  });

  test('weighs each word by its rarity, in both directions', () => {
    // The first has 300 × .943 + 100 × 0 of its 400, the second all of its 200 × .943: √(.70725 × .943) = .81666.
    expect(vectors.similarity(text(['cost', 300], ['roof', 100]), text(['price', 200]))).toBe(0.8167);
  });

  test('is the same in both directions and in any order of words', () => {
    const a = text(['cost', 301], ['roof', 97], ['zzz', 450]);
    const b = text(['price', 211], ['zzz', 450], ['free', 120]);
    expect(vectors.similarity(b, a)).toBe(vectors.similarity(a, b));
    expect(vectors.similarity(a.toReversed(), b.toReversed())).toBe(vectors.similarity(a, b));
  });

  test('is 0 where a text has no words', () => {
    expect(vectors.similarity([], text(['cost', 300]))).toBe(0);
    expect(vectors.similarity([], [])).toBe(0);
  });

  test('without vectors is by shared stems alone', () => {
    const both = [text(['cost', 100], ['roof', 300]), text(['price', 400], ['roof', 300])] as const;
    // √(300/400 × 300/700)
    expect(sharedStems(...both)).toBe(0.5669);
    expect(vectors.similarity(...both)).toBeGreaterThan(0.5669);
  });
});

describe('a sentence vector', () => {
  test('is the weighted sum of the vectors that the table has', () => {
    expect([...vectors.sentenceVector(text(['cost', 10], ['price', 1], ['zzz', 99]))]).toEqual([34, 43]);
    expect([...vectors.sentenceVector(text(['zzz', 99]))]).toEqual([0, 0]);
  });

  test('is compared by cosine; an empty one is like nothing', () => {
    const of = (...words: [string, number][]) => vectors.sentenceVector(text(...words));
    expect(sentenceCosine(of(['cost', 2]), of(['price', 7]))).toBe(0.96);
    expect(sentenceCosine(of(['cost', 2]), of(['zzz', 7]))).toBe(0);
  });
});

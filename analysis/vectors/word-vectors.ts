/** Similarity of words and texts in meaning: shared words, and vectors where the words differ. */
import { compoundParts, hasCompounds } from './compounds.ts';
import { softOverlap } from './soft-overlap.ts';
import { packedTableFor } from './tables.ts';
import { unpackTable, type VectorTable } from './vector-table.ts';
import type { WeightedStem } from './weighted-stems.ts';

export interface WordVectors {
  /** Version of the table, for the report. */
  version: string;
  /** Whether the stem has a vector of its own or from its parts. */
  has(stem: string): boolean;
  /** The cosine of two stems' vectors, −1 to 1: 1 for the same stem, 0 if one has no vector. */
  cosine(a: string, b: string): number;
  /** How much the texts have in common, 0 to 1: `softOverlap` with the cosine of vectors. */
  similarity(a: readonly WeightedStem[], b: readonly WeightedStem[]): number;
  /** The weighted sum of the vectors of a text; all zero if none of its stems has one. */
  sentenceVector(text: readonly WeightedStem[]): Float64Array;
}

interface Vector {
  values: Int8Array;
  /** Its Euclidean length. */
  length: number;
}

const loaded = new Map<string, WordVectors>();

/** The word vectors of `language` (ISO 639-1), or null if there are none; unpacked on first use. */
export function vectorsOf(language: string): WordVectors | null {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const packed = packedTableFor(language);
  if (packed === null) return null;
  const vectors = wordVectors(language, packed.version, unpackTable(packed));
  loaded.set(language, vectors);
  return vectors;
}

export function wordVectors(language: string, version: string, table: VectorTable): WordVectors {
  const { dimensions, rows, values } = table;
  const vectorsOfRows: Vector[] = [];
  const isKnown = (stem: string): boolean => rows.has(stem);
  const rowOf = (stem: string): Int8Array => {
    const row = rows.get(stem) ?? 0;
    return values.subarray(row * dimensions, (row + 1) * dimensions);
  };
  const vectorOf = (stem: string): Vector | null => {
    const row = rows.get(stem);
    if (row !== undefined) {
      vectorsOfRows[row] ??= withLength(rowOf(stem));
      return vectorsOfRows[row];
    }
    const parts = hasCompounds(language) ? compoundParts(stem, isKnown) : null;
    if (parts === null) return null;
    const [first, last] = parts.map(rowOf);
    return withLength(Int8Array.from({ length: dimensions }, (_, at) => (first?.[at] ?? 0) + (last?.[at] ?? 0)));
  };
  return {
    version,
    has: (stem) => vectorOf(stem) !== null,
    cosine: (a, b) => (a === b ? 1 : cosineOfVectors(vectorOf(a), vectorOf(b))),
    similarity: (a, b) => {
      const vectorsOfA = a.map(({ stem }) => vectorOf(stem));
      const vectorsOfB = b.map(({ stem }) => vectorOf(stem));
      return softOverlap(a, b, (i, j) =>
        a[i]?.stem === b[j]?.stem ? 1 : cosineOfVectors(vectorsOfA[i] ?? null, vectorsOfB[j] ?? null),
      );
    },
    sentenceVector: (text) => {
      const sum = new Float64Array(dimensions);
      for (const { stem, weight } of text) {
        vectorOf(stem)?.values.forEach((value, at) => {
          sum[at] = (sum[at] ?? 0) + weight * value;
        });
      }
      return sum;
    },
  };
}

function withLength(values: Int8Array): Vector {
  let squares = 0;
  for (const value of values) squares += value * value;
  return { values, length: Math.sqrt(squares) };
}

/** Integer products are exact, and square root and division give the same result on every machine. */
function cosineOfVectors(a: Vector | null, b: Vector | null): number {
  if (a === null || b === null || a.length === 0 || b.length === 0) return 0;
  let product = 0;
  for (let at = 0; at < a.values.length; at++) product += (a.values[at] ?? 0) * (b.values[at] ?? 0);
  return product / (a.length * b.length);
}

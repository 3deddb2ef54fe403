/** The word vector table of one language: stems and small integers, packed in the bundle and unpacked on first use. */
import { unpacked } from '../text/packed.ts';

/** The shape of the files in `data/`, which bench/train/pack-vectors.ts writes. */
export interface PackedTable {
  language: string;
  version: string;
  dimensions: number;
  /** Number of stems; each has one vector, in the order of the list. */
  stems: number;
  /**
   * Base64 of Brotli of: the stems, each followed by a line feed, then their vectors with one signed byte per
   * dimension.
   */
  data: string;
}

export interface VectorTable {
  dimensions: number;
  /** The row number of each stem. */
  rows: ReadonlyMap<string, number>;
  /** All vectors, row after row. */
  values: Int8Array;
}

export function unpackTable({ dimensions, stems, data }: PackedTable): VectorTable {
  const bytes = unpacked(data);
  const start = bytes.length - stems * dimensions;
  const list = bytes.toString('utf8', 0, start).split('\n').slice(0, -1);
  if (list.length !== stems) throw new TypeError(`a table of ${stems} stems lists ${list.length}`);
  const rows = new Map(list.map((stem, row) => [stem, row]));
  const values = new Int8Array(bytes.buffer, bytes.byteOffset + start, stems * dimensions);
  return { dimensions, rows, values };
}

/**
 * The metrics of the extraction sets, as defined in `corpora/README.md`. The fields of the ground truth select the
 * metric.
 */
import type { TruthRow } from './corpora.ts';

/** Means over a set. Precision and recall of words and shingles are averaged over pages. */
export interface Mean {
  f1: number;
  precision: number;
  recall: number;
  by_type: Record<string, number>;
}

/** Collects the results of pages and averages them. */
export interface Meter {
  add: (row: TruthRow, text: string) => void;
  mean: () => Mean;
}

/** Measures segments if no row has main content, words if rows have a page type, otherwise shingles. */
export function meterFor(rows: readonly TruthRow[]): Meter {
  if (rows.every(({ main_content }) => main_content === undefined || main_content === null)) return segmentMeter();
  return rows.some(({ page_type }) => typeof page_type === 'string') ? wordMeter() : shingleMeter();
}

/** Python's `\w+`: letters, digits, marks that join words, and the underscore. */
const wordPattern = /[\p{L}\p{N}_]+/gu;

function counts(items: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const item of items) found.set(item, (found.get(item) ?? 0) + 1);
  return found;
}

function overlap(a: readonly string[], b: readonly string[]): number {
  const inB = counts(b);
  let common = 0;
  for (const [item, count] of counts(a)) common += Math.min(count, inB.get(item) ?? 0);
  return common;
}

function wordMeter(): Meter {
  const pages: { type: string; f1: number; precision: number; recall: number }[] = [];
  return {
    add(row, text) {
      const truth = (row.main_content ?? '').toLowerCase().match(wordPattern) ?? [];
      const words = text.toLowerCase().match(wordPattern) ?? [];
      const common = overlap(words, truth);
      const f1 = common === 0 ? 0 : (2 * common) / (words.length + truth.length);
      const precision = words.length === 0 ? 0 : common / words.length;
      const recall = truth.length === 0 ? 0 : common / truth.length;
      pages.push({ type: row.page_type ?? 'unknown', f1, precision, recall });
    },
    mean() {
      const types = [...new Set(pages.map(({ type }) => type))].sort();
      const of = (type: string): number => meanOf(pages.filter((page) => page.type === type).map(({ f1 }) => f1));
      return {
        f1: meanOf(pages.map((page) => page.f1)),
        precision: meanOf(pages.map((page) => page.precision)),
        recall: meanOf(pages.map((page) => page.recall)),
        by_type: Object.fromEntries(types.map((type) => [type, of(type)])),
      };
    },
  };
}

function shingleMeter(): Meter {
  const pages: { precision: number; recall: number }[] = [];
  return {
    add(row, text) {
      const truth = shingles(row.main_content ?? '');
      const found = shingles(text);
      const common = overlap(found, truth);
      const isBothEmpty = truth.length === 0 && found.length === 0;
      const share = (of: number): number => (isBothEmpty ? 1 : of === 0 ? 0 : common / of);
      pages.push({ precision: share(found.length), recall: share(truth.length) });
    },
    mean() {
      const precision = meanOf(pages.map((page) => page.precision));
      const recall = meanOf(pages.map((page) => page.recall));
      const f1 = precision + recall === 0 ? 0 : rounded((2 * precision * recall) / (precision + recall));
      return { f1, precision, recall, by_type: {} };
    },
  };
}

/** Runs of four words. A shorter text is a single shingle. */
function shingles(text: string): string[] {
  const words = text.match(wordPattern) ?? [];
  if (words.length === 0) return [];
  return Array.from({ length: Math.max(1, words.length - 3) }, (_, i) => words.slice(i, i + 4).join(' '));
}

function segmentMeter(): Meter {
  let [right, wrong, missed] = [0, 0, 0];
  return {
    add(row, text) {
      const page = folded(text);
      for (const segment of row.with ?? []) {
        if (page.includes(folded(segment))) right += 1;
        else missed += 1;
      }
      for (const segment of row.without ?? []) if (page.includes(folded(segment))) wrong += 1;
    },
    mean: () => ({
      f1: rounded((2 * right) / Math.max(1, 2 * right + wrong + missed)),
      precision: rounded(right / Math.max(1, right + wrong)),
      recall: rounded(right / Math.max(1, right + missed)),
      by_type: {},
    }),
  };
}

function folded(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function meanOf(values: readonly number[]): number {
  return rounded(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** Measures how much of a page's text also occurs verbatim on pages of its market. */
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import { round } from '../../statistics/round.ts';
import { overlapRule } from './rule.ts';

export const { shingleWords } = overlapRule.values;

export interface Overlap {
  /** Share of the page's shingles found on any page of the market; null for a page too short to have one. */
  market: number | null;
  /** The page that shares most of them; the first of equals. */
  nearest: { source_id: string; overlap: number } | null;
}

/** Measures the containment of `page` in each of `others`. */
export function overlapOf(page: AnalyzedPage, others: readonly AnalyzedPage[]): Overlap {
  const own = runsOf(page);
  if (own.size === 0) return { market: null, nearest: null };
  const shared = new Set<string>();
  let nearest: Overlap['nearest'] = null;
  for (const other of others) {
    const theirs = runsOf(other);
    const common = [...own].filter((run) => theirs.has(run));
    for (const run of common) shared.add(run);
    const overlap = round(common.length / own.size);
    if (overlap > (nearest?.overlap ?? 0)) nearest = { source_id: other.source_id, overlap };
  }
  return { market: round(shared.size / own.size), nearest };
}

/** The shingles (five words, ignoring case) within the blocks of a page. */
function runsOf({ blocks }: AnalyzedPage): Set<string> {
  const runs = new Set<string>();
  for (const { words } of blocks) {
    for (let first = 0; first + shingleWords <= words.length; first++) {
      runs.add(
        words
          .slice(first, first + shingleWords)
          .map(({ text }) => text)
          .join(' '),
      );
    }
  }
  return runs;
}

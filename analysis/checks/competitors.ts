/** Statistics over the market's pages for checks. */

import type { PageFigures } from '../page/scores/page-figures.ts';
import { ascending, minSample, quantile } from '../statistics/quantiles.ts';

/** Of the pages where it is known, those that have a property; null below three pages, where a share is meaningless. */
export function competitorsWith(
  market: readonly PageFigures[],
  has: (figures: PageFigures) => boolean | null,
): { k: number; n: number; share: number; ev: string[] } | null {
  const known = market.filter((figures) => has(figures) !== null);
  if (known.length < minSample) return null;
  const ev = known.filter((figures) => has(figures) === true).map(({ source_id }) => source_id);
  return { k: ev.length, n: known.length, share: ev.length / known.length, ev };
}

/** The `p`-quantile over the pages with a value, and these pages; null below three. */
export function marketQuantile(
  market: readonly PageFigures[],
  value: (figures: PageFigures) => number | null,
  p: number,
): { at: number; ev: string[] } | null {
  const known = market.flatMap((figures) => {
    const found = value(figures);
    return found === null ? [] : [{ found, source_id: figures.source_id }];
  });
  if (known.length < minSample) return null;
  return { at: quantile(ascending(known.map(({ found }) => found)), p), ev: known.map(({ source_id }) => source_id) };
}

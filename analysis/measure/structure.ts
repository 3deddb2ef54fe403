/** Facts about one page's make-up, and how they spread over the market. */
import type { AnalyzedPage } from './analyzed-page.ts';
import { type Spread, spreadOf } from './quantiles.ts';
import { round } from './round.ts';

/** Figures (numbers as written in digits) per 100 words of the main content; null without words. */
export function numbersPer100Words(page: AnalyzedPage): number | null {
  if (page.words === 0) return null;
  let figures = 0;
  for (const { words } of page.blocks) for (const word of words) if (word.figure) figures++;
  return round((figures * 100) / page.words);
}

/** What is measured of every page; the report's `content_profile` has one spread for each. */
export const profileMetrics = {
  words: (page) => page.words,
  h2: (page) => page.document.counts.h2,
  h3: (page) => page.document.counts.h3,
  lists: (page) => page.document.counts.lists,
  tables: (page) => page.document.counts.tables,
  images: (page) => page.document.counts.images,
  numbers_per_100w: numbersPer100Words,
} as const satisfies Record<string, (page: AnalyzedPage) => number | null>;
export type ProfileMetric = keyof typeof profileMetrics;

/** The spread of every metric over the usable pages; null below three of them. */
export function contentProfile(pages: readonly AnalyzedPage[]): Record<ProfileMetric, Spread | null> {
  const spreads = Object.entries(profileMetrics).map(([name, metric]) => [
    name,
    spreadOf(pages.map(metric).filter((value) => value !== null)),
  ]);
  return Object.fromEntries(spreads) as Record<ProfileMetric, Spread | null>;
}

/** Facts about one page's make-up, and how they spread over the market. */
import type { AnalyzedPage, ReadDocument } from './analyzed-page.ts';
import { type Spread, spreadOf } from './quantiles.ts';
import { round } from './round.ts';

/** What a page is made of: elements of its main content, and the images and videos of the whole page. */
export interface StructureCounts {
  h2: number;
  h3: number;
  lists: number;
  tables: number;
  images: number;
  videos: number;
  code: number;
}

/** Counts a document's blocks; nested lists and tables count with the outermost. */
export function structureOf({ blocks, facts }: ReadDocument): StructureCounts {
  const count = (kind: string, level?: number): number =>
    blocks.filter((block) => block.kind === kind && (level === undefined || block.level === level)).length;
  return {
    h2: count('heading', 2),
    h3: count('heading', 3),
    lists: count('list'),
    tables: count('table'),
    images: facts.images.count,
    videos: facts.videos,
    code: count('code'),
  };
}

/** The headings of the main content in their order. */
export function outlineOf({ blocks }: ReadDocument): { level: number; text: string }[] {
  return blocks.filter(({ kind }) => kind === 'heading').map(({ level = 2, text }) => ({ level, text }));
}

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
  h2: (page) => structureOf(page.document).h2,
  h3: (page) => structureOf(page.document).h3,
  lists: (page) => structureOf(page.document).lists,
  tables: (page) => structureOf(page.document).tables,
  images: (page) => structureOf(page.document).images,
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

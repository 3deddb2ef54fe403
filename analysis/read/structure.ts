/** Measures the structure of one page. */
import { registrableDomainOf } from '../gather/address.ts';
import { round } from '../statistics/round.ts';
import { readability } from '../text/readability.ts';
import type { AnalyzedPage, ReadDocument } from './analyzed-page.ts';
import { readabilityRule } from './rule.ts';

const { maxReadChars } = readabilityRule.values;

/** Elements of the main content, and images and videos of the whole page. */
export interface StructureCounts {
  h2: number;
  h3: number;
  lists: number;
  tables: number;
  images: number;
  videos: number;
  code: number;
}

/** Counts a document's blocks; nested lists and tables count as part of the outermost. */
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

/** The headings of the main content in order. */
export function outlineOf({ blocks }: ReadDocument): { level: number; text: string }[] {
  return blocks.filter(({ kind }) => kind === 'heading').map(({ level = 2, text }) => ({ level, text }));
}

/** Figures (numbers in digits) per 100 words of the main content; null if there are no words. */
export function numbersPer100Words(page: AnalyzedPage): number | null {
  if (page.words === 0) return null;
  let figures = 0;
  for (const { words } of page.blocks) for (const word of words) if (word.figure) figures++;
  return round((figures * 100) / page.words);
}

/** Number of external sites that the main part links to, without advertisements, share buttons and comments. */
export function outboundDomains({ url, facts }: ReadDocument): number {
  const own = registrableDomainOf(url);
  const sites = new Set(facts.links.citations.map((link) => registrableDomainOf(link.url)));
  sites.delete(own);
  return sites.size;
}

/** Readability of the running text. Lists, tables and headings are skipped because they are not sentences. */
export function readingOf({ blocks }: ReadDocument, language: string): { metric: string; value: number } | null {
  const prose = blocks.filter(({ kind }) => kind === 'paragraph' || kind === 'quote' || kind === 'post');
  const measured = readability(
    cutAfter(
      prose.map(({ text }) => text),
      maxReadChars,
    ).join('\n'),
    language,
  );
  return measured === null ? null : { metric: measured.metric, value: measured.value };
}

/** The first `most` characters of `texts`, the last text cut. */
function cutAfter(texts: readonly string[], most: number): string[] {
  let left = most;
  return texts.map((text) => {
    const part = text.slice(0, Math.max(0, left));
    left -= text.length;
    return part;
  });
}

/** Measures how well pages match the keyword's words, by BM25F. */
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { Passage } from '../../read/passages.ts';
import { bm25Parameters, inverseDocumentFrequency } from '../../statistics/bm25.ts';
import { round } from '../../statistics/round.ts';
import { relevanceRule } from './rule.ts';
import { headingZone, introWords } from './zones.ts';

export const { zoneWeights } = relevanceRule.values;

type Zone = keyof typeof zoneWeights;
const zones = Object.keys(zoneWeights) as Zone[];

export interface Relevance {
  /** As a share of the market's highest value, 0..1; null if no page has a word of the keyword. */
  bm25f: number | null;
  bm25f_raw: number;
  /** Weighted share of the keyword's words on the page; null for a keyword without words. */
  query_term_coverage: number | null;
}

interface ZonedPage {
  source_id: string;
  /** Number of words in each zone. */
  length: Record<Zone, number>;
  /** Occurrences of each stem of the keyword in each zone. */
  found: Map<string, Partial<Record<Zone, number>>>;
}

/**
 * Computes BM25F of every page (S. Robertson, H. Zaragoza, "The probabilistic relevance framework: BM25 and beyond",
 * Foundations and Trends in Information Retrieval 3 (2009), section 3.6): occurrences are weighted by zone and
 * normalized by its length before saturation. Words are weighted by their rarity in passages, not pages, because most
 * words of a keyword are on every page that ranks for it.
 * @param query stems of the keyword
 */
export function relevanceOf(
  pages: readonly AnalyzedPage[],
  passages: readonly Passage[],
  query: readonly string[],
): Map<string, Relevance> {
  const idf = new Map(
    [...new Set(query)].map((stem) => [
      stem,
      inverseDocumentFrequency(passages.filter((passage) => passage.stems.has(stem)).length, passages.length),
    ]),
  );
  const zoned = pages.map((page) => zonesOf(page, idf));
  const mean = Object.fromEntries(zones.map((zone) => [zone, meanLength(zoned, zone)])) as Record<Zone, number>;
  const scores = zoned.map((page) => scoreOf(page, idf, mean));
  const best = Math.max(0, ...scores);
  const all = [...idf.values()].reduce((sum, weight) => sum + weight, 0);
  return new Map(
    zoned.map((page, index) => {
      const score = scores[index] ?? 0;
      const held = [...idf].reduce((sum, [stem, weight]) => sum + (page.found.has(stem) ? weight : 0), 0);
      const relevance: Relevance = {
        bm25f: best === 0 ? null : round(score / best),
        bm25f_raw: round(score),
        query_term_coverage: all === 0 ? null : round(held / all),
      };
      return [page.source_id, relevance];
    }),
  );
}

/** Mean over the pages that have the zone; pages without it do not lower the mean. */
function meanLength(pages: readonly ZonedPage[], zone: Zone): number {
  const lengths = pages.map(({ length }) => length[zone]).filter((length) => length > 0);
  return lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
}

function zonesOf(page: AnalyzedPage, wanted: ReadonlyMap<string, number>): ZonedPage {
  const zoned: ZonedPage = {
    source_id: page.source_id,
    length: { title: 0, h1: 0, h2_h3: 0, intro: 0, body: 0 },
    found: new Map(),
  };
  const add = (stem: string, zone: Zone) => {
    zoned.length[zone]++;
    if (!wanted.has(stem)) return;
    const places = zoned.found.get(stem) ?? {};
    places[zone] = (places[zone] ?? 0) + 1;
    zoned.found.set(stem, places);
  };
  for (const { stem } of page.title) add(stem, 'title');
  for (const { block, words } of page.blocks) {
    const heading = block.kind === 'heading' ? headingZone(block.level) : null;
    for (const { stem } of words) add(stem, heading ?? (zoned.length.intro < introWords ? 'intro' : 'body'));
  }
  return zoned;
}

function scoreOf({ length, found }: ZonedPage, idf: ReadonlyMap<string, number>, mean: Record<Zone, number>): number {
  const { k1, b } = bm25Parameters;
  let score = 0;
  for (const [stem, places] of found) {
    const frequency = zones.reduce((sum, zone) => {
      const count = places[zone] ?? 0;
      return count === 0 ? sum : sum + (zoneWeights[zone] * count) / (1 - b + (b * length[zone]) / mean[zone]);
    }, 0);
    score += ((idf.get(stem) ?? 0) * frequency * (k1 + 1)) / (frequency + k1);
  }
  return score;
}

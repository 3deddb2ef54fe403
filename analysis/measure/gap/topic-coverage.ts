/** Whether a page treats the topics of its market, and where. */
import { bm25, inverseDocumentFrequency } from '../bm25.ts';
import type { Passage } from '../passages.ts';
import { ascending, quantile } from '../quantiles.ts';
import { round } from '../round.ts';

/** What a topic is looked for by: the stems of its label and terms. `covering` are the pages that treat it. */
export interface SoughtTopic {
  stems: readonly string[];
  covering: readonly string[];
}

export interface TopicCoverage {
  status: 'covered' | 'partial' | 'missing';
  /** Best first. */
  passages: Passage[];
  /** Of the page's best passage, 1 being the 25th percentile of the best passages of the pages that treat the topic. */
  score: number;
  /** The best passage of the market. */
  example: Passage | null;
}

/** From the market's lower quartile on a topic is covered; from this share of it on it is touched. */
const touched = 0.5;
const mostPassages = 3;

/**
 * The coverage of each topic by the page whose passages are `own`, by BM25 of its passages for the topic's stems:
 * covered where its best passage is as good as those of most pages that treat the topic. How rare a stem is and how long
 * a passage are the market's alone, so that nothing else on the page moves the bar.
 */
export function coverTopics(
  topics: readonly SoughtTopic[],
  own: readonly Passage[],
  market: readonly Passage[],
): TopicCoverage[] {
  const meanWords = market.reduce((sum, { words }) => sum + words, 0) / Math.max(1, market.length);
  const df = new Map<string, number>();
  for (const { stems } of market) for (const stem of stems.keys()) df.set(stem, (df.get(stem) ?? 0) + 1);

  const scoreOf = (passage: Passage, stems: readonly string[]): number => {
    let score = 0;
    for (const stem of stems) {
      const frequency = passage.stems.get(stem) ?? 0;
      if (frequency === 0) continue;
      score += bm25(frequency, passage.words, meanWords, inverseDocumentFrequency(df.get(stem) ?? 0, market.length));
    }
    return score;
  };
  const ranked = (passages: readonly Passage[], stems: readonly string[]) =>
    passages
      .map((passage) => ({ passage, score: scoreOf(passage, stems) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);

  return topics.map(({ stems, covering }) => {
    const sought = [...new Set(stems)];
    const theirs = ranked(market, sought);
    const bests = covering.flatMap((id) => theirs.find(({ passage }) => passage.source_id === id)?.score ?? []);
    const bar = bests.length === 0 ? 0 : quantile(ascending(bests), 0.25);
    const ours = ranked(own, sought);
    const best = ours[0]?.score ?? 0;
    const score = bar === 0 ? 0 : best / bar;
    const status = score >= 1 ? 'covered' : score >= touched ? 'partial' : 'missing';
    return {
      status,
      passages: ours.slice(0, mostPassages).flatMap((each) => (each.score >= bar * touched ? [each.passage] : [])),
      score: round(score),
      example: theirs.find(({ passage }) => covering.includes(passage.source_id))?.passage ?? null,
    };
  });
}

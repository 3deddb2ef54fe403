/** Whether a page treats the topics of its market, and where. */
import type { Analyzer } from '../../text/analyzer.ts';
import { bm25, inverseDocumentFrequency } from '../bm25.ts';
import type { Passage } from '../passages.ts';
import { ascending, quantile } from '../quantiles.ts';
import { round } from '../round.ts';

/** What a topic is looked for by: the stems of its label and of its terms. `covering` are the pages that treat it. */
export interface SoughtTopic {
  label: readonly string[];
  terms: readonly string[];
  covering: readonly string[];
}

export type CoverageStatus = 'covered' | 'partial' | 'missing';

export interface TopicCoverage {
  status: CoverageStatus;
  /** Best first. */
  passages: Passage[];
  /** Of the page's best passage, 1 being the 25th percentile of the best passages of the pages that treat the topic. */
  score: number;
  /** The market's best passage of those that may be quoted, and that is about the topic. */
  example: Passage | null;
  /** The same judgement of each page of the market that touches the topic, by source. */
  statuses: ReadonlyMap<string, CoverageStatus>;
}

/** From the market's lower quartile on a topic is covered; from this share of it on it is touched. */
export const touched = 0.5;
const mostPassages = 3;

interface Ranked {
  passage: Passage;
  score: number;
}

/**
 * The coverage of each topic by the page whose passages are `own`, by BM25 of its passages for the topic's stems:
 * covered where its best passage is as good as those of most pages that treat the topic. How rare a stem is and how long
 * a passage are the market's alone, so that nothing else on the page moves the bar. A page with a passage that names the
 * topic is never told that it is missing. `quotable` are ids of passages.
 */
export function coverTopics(
  topics: readonly SoughtTopic[],
  own: readonly Passage[],
  market: readonly Passage[],
  quotable: ReadonlySet<string>,
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
  const ranked = (passages: readonly Passage[], stems: readonly string[]): Ranked[] =>
    passages
      .map((passage) => ({ passage, score: scoreOf(passage, stems) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);

  return topics.map(({ label, terms, covering }) => {
    const sought = [...new Set([...label, ...terms])];
    const theirs = ranked(market, sought);
    const bests = covering.flatMap((id) => theirs.find(({ passage }) => passage.source_id === id)?.score ?? []);
    const bar = bests.length === 0 ? 0 : quantile(ascending(bests), 0.25);
    const isNamedIn = ({ passage }: Ranked) => label.length > 0 && label.every((stem) => passage.stems.has(stem));
    const isTreatedIn = ({ score }: Ranked) => score >= bar * touched;
    const statusBy = (passages: readonly Ranked[]): CoverageStatus => {
      if (bar > 0 && (passages[0]?.score ?? 0) >= bar) return 'covered';
      return passages.some((each) => isTreatedIn(each) || isNamedIn(each)) ? 'partial' : 'missing';
    };
    const ours = ranked(own, sought);
    const treating = ours.filter(isTreatedIn);
    const quoted = theirs.filter(({ passage }) => quotable.has(passage.id) && covering.includes(passage.source_id));
    return {
      status: statusBy(ours),
      passages: (treating.length > 0 ? treating : ours.filter(isNamedIn))
        .slice(0, mostPassages)
        .map(({ passage }) => passage),
      score: bar === 0 ? 0 : round((ours[0]?.score ?? 0) / bar),
      statuses: new Map(
        [...Map.groupBy(theirs, ({ passage }) => passage.source_id)].map(([id, each]) => [id, statusBy(each)]),
      ),
      example: (quoted.find(isNamedIn) ?? quoted.find(isTreatedIn))?.passage ?? null,
    };
  });
}

/** The sentence of `passage` that speaks most of a topic, by its stems; the first of equals. */
export function sentenceAbout(passage: Passage, stems: readonly string[], analyzer: Analyzer): string {
  const sought = new Set(stems);
  const sentences = analyzer.sentences(passage.text).map(({ start, end }) => passage.text.slice(start, end).trim());
  const about = sentences.map((text) => {
    const said = new Set(analyzer.analyze(text).map(({ stem }) => stem));
    return { text, shared: [...sought].filter((stem) => said.has(stem)).length };
  });
  const best = about.reduce((a, b) => (b.shared > a.shared ? b : a), { text: passage.text, shared: 0 });
  return best.text;
}

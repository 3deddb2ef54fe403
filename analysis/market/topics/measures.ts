/** Measures a topic by the pages that treat it. */
import { minSample } from '../../statistics/quantiles.ts';
import { round } from '../../statistics/round.ts';
import { type Rate, rateOf } from '../../statistics/wilson.ts';
import { topicsRule } from './rule.ts';

const { maxPassages } = topicsRule.values;

/** A page that treats a topic. */
export interface TreatingPage {
  source_id: string;
  /** Words on the topic. */
  words: number;
  /** Whether it has a section on the topic; otherwise it has a passage. */
  isSection: boolean;
  /** The passages on the topic, best first. */
  passages: readonly { id: string }[];
  /** Whether a language model cited a section under a heading: its passage comes before those of other pages. */
  isCited?: boolean;
}

export interface TopicMeasures {
  /** Number of usable pages. */
  n: number;
  /** The pages that treat it, in order, and their share; null below three usable pages. */
  sources: string[];
  /** The pages that have a section on it. */
  sections: string[];
  rate: Rate | null;
  /** Average number of words on it, over the pages that treat it. */
  mean_words: number;
  /** Ids of the passages that say most about it, from different pages, best first. */
  passages: string[];
}

/**
 * Measures a topic.
 * @param treated the pages that treat it, in order
 * @param n number of usable pages
 */
export function measuresOf(treated: readonly TreatingPage[], n: number): TopicMeasures {
  const best = treated.toSorted((a, b) => Number(b.isCited ?? false) - Number(a.isCited ?? false) || b.words - a.words);
  return {
    n,
    sources: treated.map(({ source_id }) => source_id),
    sections: treated.flatMap(({ source_id, isSection }) => (isSection ? [source_id] : [])),
    rate: n >= minSample ? rateOf(treated.length, n) : null,
    mean_words: round(treated.reduce((sum, { words }) => sum + words, 0) / Math.max(1, treated.length), 1),
    passages: best.slice(0, maxPassages).flatMap(({ passages }) => passages[0]?.id ?? []),
  };
}

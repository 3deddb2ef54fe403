/** Writes the report's `topics`. */
import type { MarketTopic } from '../measure/topic-links.ts';
import type { MarketSerp } from '../report/report.ts';
import type { MarketClass } from '../report/vocabulary.ts';
import { questionIdOf } from './questions.ts';

/** From these shares of the usable pages a topic is the market's core, or common in it. */
const leastShares = { core: 0.6, common: 0.3 } as const;

/** The id of the n-th topic (from 0), which other sections refer to. */
export function topicIdOf(index: number): string {
  return `t${index + 1}`;
}

/** How much of the market a subject of this share of its pages belongs to. */
export function classOf(share: number): MarketClass {
  if (share >= leastShares.core) return 'core';
  return share >= leastShares.common ? 'common' : 'differentiator';
}

/** The topics of the market, in their order; `termIds` has the ids of its terms by their keys. */
export function composeTopics(
  topics: readonly MarketTopic[],
  termIds: ReadonlyMap<string, string>,
): MarketSerp['topics'] {
  return topics.map((topic, index) => ({
    id: topicIdOf(index),
    label: topic.label,
    terms: topic.terms.flatMap((term) => termIds.get(term.key) ?? []),
    questions: topic.questions.map(questionIdOf),
    n: topic.n,
    df: topic.sources.length,
    df_rate: topic.rate?.rate ?? null,
    ci95: topic.rate?.ci95 ?? null,
    class: topic.rate === null ? null : classOf(topic.rate.rate),
    mean_words: topic.mean_words,
    passages: topic.passages,
    in_ai_answer: topic.in_ai_answer,
    ev: topic.sources,
  }));
}

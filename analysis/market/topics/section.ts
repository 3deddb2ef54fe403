/** Writes the report's `topics`. */

import { writtenByModel } from '../../report/metadata/language-model.ts';
import type { MarketSerp } from '../../report/report.ts';
import { questionIdOf } from '../questions/section.ts';
import { marketClassOf } from '../terms/market-class.ts';
import type { MarketTopic } from './topic-links.ts';

/** The id of the n-th topic (from 0), which other sections refer to. */
export function topicIdOf(index: number): string {
  return `t${index + 1}`;
}

/**
 * Composes the topics, in order.
 * @param termIds ids of the market's terms by key
 */
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
    class: topic.rate === null ? null : marketClassOf(topic.rate.rate),
    mean_words: topic.mean_words,
    passages: topic.passages,
    in_ai_answer: topic.in_ai_answer,
    ev: topic.sources,
    section_pages: topic.sections,
    ...writtenByModel(topic),
  }));
}

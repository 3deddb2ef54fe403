/** Check: the page does not treat topics that many market pages treat. */
import { choices, offers, readable, texts } from '../applicability.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';
import { isMissingForSure } from '../shared-topics.ts';
import { topicMissingRule } from './rule.ts';

const { maxFindings, minCoveredShare, minTopics, minPages, minShare, confidence, size } = topicMissingRule.values;

export const topicMissing = defineCheck({
  id: 'topic-missing',
  category: 'coverage',
  // Not for categories, hubs, forums, videos and tools: these have no sections to add.
  appliesTo: readable(...texts, ...choices, ...offers),
  weight: { severity: 'medium', effort: 'M', metric: 'topic_coverage', practice: 'question_coverage' },
  needs: ['topics', 'topic_coverage', 'topic_examples', 'topics_on_pages', 'topic_echoes', 'passages', 'page'],
  run: ({ topics, topic_coverage, topic_examples, topics_on_pages, topic_echoes, passages, page }) => {
    const judged = topic_coverage.filter(({ competitors_covering: { k, n } }) => k >= minPages && k >= n * minShare);
    if (judged.length === 0) return notApplicable('no_common_topic');
    const covered = judged.filter(({ status }) => status === 'covered').length;
    if (judged.length >= minTopics && covered < judged.length * minCoveredShare) {
      return notApplicable('few_topics_shared');
    }
    const sectionsOf = new Map(topics.map(({ id, section_pages }) => [id, section_pages.length]));
    const open = judged
      .filter(({ status, topic_id }) => status === 'missing' && !topic_echoes.has(topic_id))
      .filter(({ topic_id }) => isMissingForSure(topics_on_pages.get(topic_id), sectionsOf.get(topic_id) ?? 0))
      .slice(0, maxFindings);
    return failWith(
      open.flatMap((row) => {
        const topic = topics.find(({ id }) => id === row.topic_id);
        if (topic === undefined) return [];
        const { k, n } = row.competitors_covering;
        const passage = row.best_example === null ? undefined : passages.get(row.best_example.passage_id);
        const example = passage && { ...passage, quote: topic_examples.get(topic.id) ?? passage.quote };
        return [
          {
            params: {
              topic: topic.label,
              k,
              n,
              headings: topics_on_pages.get(topic.id)?.headings ?? [],
              example: example ?? null,
            },
            observed: { value: row.status, ev: row.page_passages.length > 0 ? row.page_passages : [page.source_id] },
            expected: { value: 'covered', basis: 'market' as const, ev: [topic.id, ...(example ? [example.id] : [])] },
            confidence,
            affects: [topic.id],
            size,
            reach: k / Math.max(1, n),
            json_pointer: `/gap/topic_coverage/${topic_coverage.indexOf(row)}/status`,
          },
        ];
      }),
    );
  },
});

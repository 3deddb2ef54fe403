/** Check: topics that most pages of the market treat, and this one does not. */
import { defineCheck, failWith, notApplicable } from '../check.ts';
import { topicMissingRule } from './rule.ts';

const { maxFindings, minCoveredShare, minTopics, minSectionPages, confidence, size } = topicMissingRule.values;

export const topicMissing = defineCheck({
  id: 'topic-missing',
  category: 'coverage',
  needs: ['topics', 'topic_coverage', 'topic_examples', 'topic_echoes', 'passages', 'page'],
  run: ({ topics, topic_coverage, topic_examples, topic_echoes, passages, page }) => {
    const judged = topic_coverage.filter((row) => row.class === 'core' || row.class === 'common');
    if (judged.length === 0) return notApplicable('no_common_topic');
    const covered = judged.filter(({ status }) => status === 'covered').length;
    if (judged.length >= minTopics && covered < judged.length * minCoveredShare) {
      return notApplicable('few_topics_shared');
    }
    const sectionsOf = new Map(topics.map(({ id, section_pages }) => [id, section_pages.length]));
    const open = judged
      .filter(({ status, topic_id }) => status === 'missing' && !topic_echoes.has(topic_id))
      .filter(({ topic_id }) => (sectionsOf.get(topic_id) ?? 0) >= minSectionPages)
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
            params: { topic: topic.label, k, n, example: example ?? null },
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

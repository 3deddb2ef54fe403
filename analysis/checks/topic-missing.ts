/** Check: topics that most pages of the market treat, and this one does not or hardly. */
import { defineCheck, failWith, notApplicable } from './check.ts';

const mostFindings = 6;

export const topicMissing = defineCheck({
  id: 'topic-missing',
  category: 'coverage',
  needs: ['topics', 'topic_coverage', 'topic_examples', 'passages', 'page'],
  run: ({ topics, topic_coverage, topic_examples, passages, page }) => {
    const judged = topic_coverage.filter((row) => row.class === 'core' || row.class === 'common');
    if (judged.length === 0) return notApplicable('no_common_topic');
    const open = judged.filter(({ status }) => status !== 'covered').slice(0, mostFindings);
    return failWith(
      open.flatMap((row) => {
        const topic = topics.find(({ id }) => id === row.topic_id);
        if (topic === undefined) return [];
        const { k, n } = row.competitors_covering;
        const passage = row.best_example === null ? undefined : passages.get(row.best_example.passage_id);
        const example = passage && { ...passage, quote: topic_examples.get(topic.id) ?? passage.quote };
        return [
          {
            params: { topic: topic.label, partial: row.status === 'partial', k, n, example: example ?? null },
            observed: { value: row.status, ev: row.page_passages.length > 0 ? row.page_passages : [page.source_id] },
            expected: { value: 'covered', basis: 'market' as const, ev: [topic.id, ...(example ? [example.id] : [])] },
            confidence: row.status === 'missing' ? 0.8 : 0.6,
            affects: [topic.id],
            size: row.status === 'missing' ? 1 : 0.5,
            reach: k / Math.max(1, n),
            json_pointer: `/gap/topic_coverage/${topic_coverage.indexOf(row)}/status`,
          },
        ];
      }),
    );
  },
});

/** Check: the page does not treat topics that many market pages treat. */
import { defineRule } from '../../rules/rule.ts';
import { lasting, readable } from '../applicability.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';
import { isQuotable } from '../quotable.ts';
import {
  belongsToSubject,
  commonTopics,
  coversFew,
  headingsBeside,
  isMissingForSure,
  suitedTopics,
  treatsFew,
} from '../shared-topics/shared-topics.ts';

export const topicMissingRule = defineRule({
  id: 'topic_missing',
  version: 12,
  name: 'The page does not treat a topic that many pages treat',
  constants: {
    maxFindings: { value: 6, unit: 'findings', reason: 'a writer plans a few sections at once' },
    confidence: {
      value: 0.8,
      unit: 'probability',
      reason: 'Nothing on the page comes near to the topic; what it says in other words is not seen.',
    },
    size: { value: 1, unit: 'share of the gap', reason: 'The whole section is to be written.' },
  },
  knownLimits: [],
});

const { maxFindings, confidence, size } = topicMissingRule.values;

export const topicMissing = defineCheck({
  id: 'topic-missing',
  category: 'coverage',
  // Not for categories, hubs, forums, news and videos: these have no sections to add.
  appliesTo: readable(...lasting, 'product'),
  weight: { severity: 'medium', effort: 'M', metric: 'topic_coverage', practice: 'question_coverage' },
  needs: [
    'topics',
    'page_type',
    'market_types',
    'signs',
    'matters',
    'topic_coverage',
    'topic_examples',
    'topics_on_pages',
    'topic_echoes',
    'passages',
    'page',
  ],
  run: ({ topic_coverage, topic_examples, topics_on_pages, topic_echoes, passages, page, ...market }) => {
    const topics = suitedTopics(market);
    const judged = commonTopics(topic_coverage);
    if (judged.length === 0) return notApplicable('no_common_topic');
    if (coversFew(topic_coverage)) return notApplicable('few_topics_shared');
    const isOfOtherKind = treatsFew(topic_coverage);
    const topicOf = new Map(topics.map((topic) => [topic.id, topic]));
    const open = judged
      .filter(({ status, topic_id }) => status === 'missing' && !topic_echoes.has(topic_id))
      .filter(({ topic_id }) => {
        const topic = topicOf.get(topic_id);
        return (
          topic !== undefined &&
          (!isOfOtherKind || belongsToSubject(topic)) &&
          isMissingForSure(topics_on_pages.get(topic_id), topic.section_pages.length, topic.n)
        );
      })
      .slice(0, maxFindings);
    return failWith(
      open.flatMap((row) => {
        const topic = topicOf.get(row.topic_id);
        if (topic === undefined) return [];
        const found = topics_on_pages.get(topic.id);
        const { n } = row.competitors_covering;
        // A page may name a topic in a sentence on something else: only sections and headings are counted.
        const k = Math.min(found?.named ?? 0, Math.max(topic.section_pages.length, found?.headed ?? 0));
        const passage = row.best_example === null ? undefined : passages.get(row.best_example.passage_id);
        const quote = topic_examples.get(topic.id);
        const example = passage && quote !== undefined && isQuotable(quote) ? { ...passage, quote } : undefined;
        return [
          {
            params: {
              topic: topic.label,
              k,
              n,
              headings: headingsBeside(topic.label, found),
              example: example ?? null,
            },
            observed: { value: row.status, ev: row.page_passages.length > 0 ? row.page_passages : [page.source_id] },
            expected: {
              value: 'covered',
              basis: 'market' as const,
              ev: [topic.id, ...topic.section_pages, ...(example ? [example.id] : [])],
            },
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

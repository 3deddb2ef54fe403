/** How the check topic-missing ends, and by which change of an ordinary page. */
import type { End } from '../changes.ts';
import { topic, topicRow } from '../ordinary.ts';

export const ends: readonly End[] = [
  ['fail', 'it is missing', { topic_coverage: [{ ...topicRow, status: 'missing', page_passages: [] }] }],
  ['pass', 'it is touched', { topic_coverage: [{ ...topicRow, status: 'partial' }] }],
  [
    'pass',
    'something near to it is said',
    { topic_coverage: [{ ...topicRow, status: 'missing' }], topic_echoes: new Set([topicRow.topic_id]) },
  ],
  [
    'not_applicable few_topics_shared',
    'hardly a topic of the market is covered',
    { topic_coverage: Array.from({ length: 5 }, () => ({ ...topicRow, status: 'missing' as const })) },
  ],
  [
    'not_applicable no_common_topic',
    'few treat it',
    {
      topic_coverage: [{ ...topicRow, class: 'differentiator', status: 'missing' }],
      topics: [{ ...topic, class: 'differentiator' }],
    },
  ],
];

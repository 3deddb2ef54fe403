/** How the check topic-missing ends, and by which change of an ordinary page. */
import type { End } from '../changes.ts';
import { onPages, topic, topicRow } from '../ordinary.ts';

export const ends: readonly End[] = [
  ['fail', 'it is missing', { topic_coverage: [{ ...topicRow, status: 'missing', page_passages: [] }] }],
  ['pass', 'it is touched', { topic_coverage: [{ ...topicRow, status: 'partial' }] }],
  [
    'pass',
    'something near to it is said',
    { topic_coverage: [{ ...topicRow, status: 'missing' }], topic_echoes: new Set([topicRow.topic_id]) },
  ],
  [
    'pass',
    'only two pages treat it',
    { topic_coverage: [{ ...topicRow, status: 'missing' }], topics: [{ ...topic, df: 2 }] },
  ],
  [
    'pass',
    'readers would hardly name it',
    {
      topic_coverage: [{ ...topicRow, status: 'missing' }],
      topics_on_pages: new Map([['t1', { ...onPages, score: 0 }]]),
    },
  ],
  [
    'pass',
    'it is one word that names too much',
    {
      topic_coverage: [{ ...topicRow, status: 'missing' }],
      topics_on_pages: new Map([['t1', { ...onPages, isSpecific: false }]]),
    },
  ],
  [
    'pass',
    'pages head it once and write little about it',
    {
      topic_coverage: [{ ...topicRow, status: 'missing' }],
      topics: [{ ...topic, section_pages: [] }],
      topics_on_pages: new Map([['t1', { ...onPages, headed: 1 }]]),
    },
  ],
  [
    'pass',
    'no heading shows what it is',
    {
      topic_coverage: [{ ...topicRow, status: 'missing' }],
      topics_on_pages: new Map([['t1', { ...onPages, isHeaded: false }]]),
    },
  ],
  [
    'fail',
    'half of the pages give it a section, and few head it by its name',
    {
      topic_coverage: [{ ...topicRow, status: 'missing' }],
      topics: [{ ...topic, section_pages: ['s1', 's2', 's3'] }],
      topics_on_pages: new Map([['t1', { ...onPages, isHeaded: false, isSpecific: false, score: 0.6 }]]),
    },
  ],
  [
    'pass',
    'half of the pages give it a section, and no heading shows what it is',
    {
      topic_coverage: [{ ...topicRow, status: 'missing' }],
      topics: [{ ...topic, section_pages: ['s1', 's2', 's3'] }],
      topics_on_pages: new Map([['t1', { ...onPages, isHeaded: false, headings: [] }]]),
    },
  ],
  [
    'pass',
    'only pages of other types treat it',
    {
      topic_coverage: [{ ...topicRow, status: 'missing' }],
      page_type: 'service',
      market_types: new Map(['s4', 's5'].map((id) => [id, 'service'])),
    },
  ],
  [
    'pass',
    'one page of its type alone treats it',
    {
      topic_coverage: [{ ...topicRow, status: 'missing' }],
      page_type: 'service',
      market_types: new Map(['s3', 's4', 's5'].map((id) => [id, 'service'])),
    },
  ],
  [
    'fail',
    'two pages of its type treat it',
    {
      topic_coverage: [{ ...topicRow, status: 'missing' }],
      page_type: 'service',
      market_types: new Map(['s2', 's3', 's4'].map((id) => [id, 'service'])),
    },
  ],
  [
    'pass',
    'it has one everyday word beside the keyword',
    {
      topic_coverage: [{ ...topicRow, status: 'missing' }],
      topics_on_pages: new Map([['t1', { ...onPages, isPlain: true }]]),
    },
  ],
  [
    'not_applicable few_topics_shared',
    'hardly a topic of the market is covered',
    { topic_coverage: Array.from({ length: 5 }, () => ({ ...topicRow, status: 'missing' as const })) },
  ],
  [
    'pass',
    'the page names most topics of the market, treats few, and half of the pages give it a section',
    {
      topic_coverage: [
        { ...topicRow, status: 'missing' },
        ...[2, 3, 4].map((at) => ({ ...topicRow, topic_id: `t${at}`, status: 'partial' as const })),
      ],
      topics: [{ ...topic, n: 6, section_pages: ['s1', 's2', 's3'] }],
    },
  ],
  [
    'fail',
    'the page treats few topics, and nearly all pages give it a section',
    {
      topic_coverage: [
        { ...topicRow, status: 'missing' },
        ...[2, 3, 4].map((at) => ({ ...topicRow, topic_id: `t${at}`, status: 'partial' as const })),
      ],
      topics: [{ ...topic, n: 4, section_pages: ['s1', 's2', 's3'] }],
    },
  ],
  [
    'not_applicable no_common_topic',
    'one page treats it',
    { topic_coverage: [{ ...topicRow, status: 'missing', competitors_covering: { k: 1, n: 4 } }] },
  ],
];

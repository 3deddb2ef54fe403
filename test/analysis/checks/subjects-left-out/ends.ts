/** How the check subjects-left-out ends, and by which change of an ordinary page. */
import type { End } from '../changes.ts';
import { onPages, topic, topicRow } from '../ordinary.ts';

/** Subjects that one site heads, beside one with a finding of its own. */
const headed = { ...onPages, headed: 1, score: 0.3 };
/** A heading of its own for each subject. */
const own = (id: string) => ({ headings: [{ quote: `On ${id}`, domain: 's1.example' }] });
const wide = { ...topic, section_pages: ['s1', 's2', 's3'] };
const two = {
  topics: [wide, { ...wide, id: 't2', label: 'Assembly' }],
  topic_coverage: [topicRow, { ...topicRow, topic_id: 't2' }],
  topics_on_pages: new Map([
    ['t1', { ...headed, ...own('t1') }],
    ['t2', { ...headed, ...own('t2') }],
  ]),
};
const four = [1, 2, 3, 4].map((at) => ({ ...wide, id: `t${at}`, label: `Part ${at}` }));
const missing = two.topic_coverage.map((row) => ({ ...row, status: 'missing' as const }));

/** Single words with a score, and with a heading of their own or none. */
const words = (topics: readonly { id: string }[], score: number, isHeaded = true) =>
  new Map(
    topics.map(({ id }) => [id, { ...headed, isSpecific: false, score, ...(isHeaded ? own(id) : { headings: [] }) }]),
  );

export const ends: readonly End[] = [
  ['fail', 'two are missing', { ...two, topic_coverage: missing }],
  [
    'fail',
    'two are single words that readers would name',
    { ...two, topic_coverage: missing, topics_on_pages: words(two.topics, 0.5) },
  ],
  [
    'not_applicable no_common_topic',
    'two are single words that readers would hardly name',
    { ...two, topic_coverage: missing, topics_on_pages: words(two.topics, 0.4) },
  ],
  [
    'not_applicable no_common_topic',
    'two are single words that no heading is mostly about',
    { ...two, topic_coverage: missing, topics_on_pages: words(two.topics, 1.5, false) },
  ],
  [
    'not_applicable no_common_topic',
    'two pages give them a section',
    { ...two, topics: two.topics.map((each) => ({ ...each, section_pages: ['s1', 's2'] })), topic_coverage: missing },
  ],
  [
    'not_applicable no_common_topic',
    'two are missing beside two pages',
    { ...two, topic_coverage: missing, topics: two.topics.map((each) => ({ ...each, n: 2, df: 2 })) },
  ],
  [
    'pass',
    'one of them is the name of a site',
    {
      ...two,
      topics: [wide, { ...wide, id: 't2', label: 'S 1' }],
      topic_coverage: missing,
    },
  ],
  [
    'not_applicable few_topics_shared',
    'the page names most topics of the market, and treats few',
    {
      ...two,
      topic_coverage: [
        ...missing,
        ...[3, 4].map((at) => ({ ...topicRow, topic_id: `t${at}`, status: 'partial' as const })),
      ],
    },
  ],
  ['pass', 'the page has both', two],
  ['pass', 'one of them is missing', { ...two, topic_coverage: [topicRow, ...missing.slice(1)] }],
  [
    'pass',
    'a third of the pages treats them',
    { ...two, topic_coverage: missing, topics: two.topics.map((each) => ({ ...each, n: 9 })) },
  ],
  ['pass', 'something near to one of them is said', { ...two, topic_coverage: missing, topic_echoes: new Set(['t2']) }],
  [
    'pass',
    'one page alone names them in full, and others say a word of theirs',
    {
      ...two,
      topic_coverage: missing,
      topics_on_pages: new Map([...two.topics_on_pages].map(([id, on]) => [id, { ...on, named: 1 }])),
    },
  ],
  [
    'pass',
    'they have findings of their own',
    {
      ...two,
      topic_coverage: missing,
      topics_on_pages: new Map([
        ['t1', onPages],
        ['t2', onPages],
      ]),
    },
  ],
  [
    'fail',
    'the page covers few topics, so that none has a finding of its own',
    {
      topics: four,
      topic_coverage: four.map(({ id }) => ({ ...topicRow, topic_id: id, status: 'missing' as const })),
      topics_on_pages: new Map(four.map(({ id }) => [id, { ...onPages, ...own(id) }])),
    },
  ],
  [
    'not_applicable no_common_topic',
    'readers would hardly name any',
    {
      ...two,
      topic_coverage: missing,
      topics_on_pages: new Map([
        ['t1', { ...headed, ...own('t1'), score: -0.1 }],
        ['t2', { ...headed, ...own('t2'), score: -0.1 }],
      ]),
    },
  ],
];

/** How the check section-thin ends, and by which change of an ordinary page. */
import type { End } from '../changes.ts';
import { onPages, topic, topicRow } from '../ordinary.ts';

const thin = { ...onPages, hasSection: false, words: { own: 30, usual: 100 } };

export const ends: readonly End[] = [
  ['fail', 'the page only touches it', { topics_on_pages: new Map([['t1', thin]]) }],
  ['pass', 'the page gives it a section', { topics_on_pages: new Map([['t1', { ...thin, hasSection: true }]]) }],
  [
    'pass',
    'the page says a good part of it',
    { topics_on_pages: new Map([['t1', { ...thin, words: { own: 36, usual: 100 } }]]) },
  ],
  [
    'pass',
    'others write little about it',
    { topics_on_pages: new Map([['t1', { ...thin, words: { own: 10, usual: 79 } }]]) },
  ],
  [
    'pass',
    'it is missing altogether',
    { topics_on_pages: new Map([['t1', thin]]), topic_coverage: [{ ...topicRow, status: 'missing' }] },
  ],
  [
    'not_applicable no_common_topic',
    'one page gives it a section',
    { topics_on_pages: new Map([['t1', thin]]), topics: [{ ...topic, section_pages: ['s1'] }] },
  ],
];

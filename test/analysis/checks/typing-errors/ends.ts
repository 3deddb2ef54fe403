/** How the check typing-errors ends, and by which change of an ordinary page. */
import type { End } from '../changes.ts';
import { page } from '../ordinary.ts';

const error = { written: 'recieve', meant: 'receive', around: 'You recieve a desk' };
const twice = { written: 'the the', meant: null, around: 'on the the floor' };

export const ends: readonly End[] = [
  ['fail', 'a word is misspelled', { typing_errors: [error] }],
  ['fail', 'several are', { typing_errors: [error, twice, { ...twice, written: 'of of' }] }],
  ['pass', 'there is none', { typing_errors: [] }],
  [
    'pass',
    'somebody wrote it in a thread',
    { typing_errors: [error], page: { ...page, extraction: { ...page.extraction, page_kind: 'forum' } } },
  ],
];

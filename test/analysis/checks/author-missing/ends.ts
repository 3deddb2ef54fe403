/** How the check author-missing ends, and by which change of an ordinary page. */
import { type End, few, own, trust } from '../changes.ts';
import { four } from '../ordinary.ts';

export const ends: readonly End[] = [
  ['fail', 'the market names one', trust({ author_named: null })],
  ['pass', 'few name one', { ...own({}, four({ has_author: false })), ...trust({ author_named: null }) }],
  ['not_applicable other_kind_of_page', 'documentation', { ...trust({ author_named: null }), page_type: 'reference' }],
  ['undecided too_few_pages', 'two pages', few],
];

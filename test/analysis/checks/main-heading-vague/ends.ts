/** How the check main-heading-vague ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import { type End, shows } from '../changes.ts';
import { ordinary, page } from '../ordinary.ts';

const named = (h1: string | undefined, headedWords: number | null) => ({
  ...shows({ headedWords }),
  page: { ...page, identity: { title: 'Standing desks', h1, date_evidence: [] } } as Artifacts['page'],
});

const { keyword } = ordinary();

export const ends: readonly End[] = [
  ['fail', 'it is a slogan', named('Work better today', 0)],
  ['pass', 'it names the subject', named('Standing desks', 2)],
  ['pass', 'there is none', named(undefined, null)],
  [
    'pass',
    'the title is about something else',
    { ...named('Work better today', 0), keyword: { ...keyword, inTitle: [] } },
  ],
  ['not_applicable other_kind_of_page', 'a thread', { ...named('Work better today', 0), page_type: 'forum' }],
];

/** How the check placeholder-text ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import type { Placeholder } from '../../../../analysis/extract/placeholders.ts';
import type { End } from '../changes.ts';
import { page } from '../ordinary.ts';

const left = (...placeholders: Placeholder[]) => ({
  document: {
    modelInstructions: [],
    blocks: [],
    facts: { placeholders },
  } as unknown as Artifacts['document'],
});
const shortcode: Placeholder = {
  kind: 'code',
  text: '[reading_time]',
  around: '[reading_time] minutes',
  after: 'A. Writer',
};

export const ends: readonly End[] = [
  ['fail', 'a shortcode stands in the text', left(shortcode)],
  [
    'fail',
    'shortcodes and sample text do',
    left(
      shortcode,
      { ...shortcode, text: '[post_views]' },
      { kind: 'sample', text: 'Lorem ipsum dolor sit amet', around: 'Lorem ipsum dolor sit amet', after: null },
    ),
  ],
  [
    'fail',
    'a gap was left',
    left({ kind: 'gap', text: '[insert link]', around: 'More under [insert link]', after: null }),
  ],
  [
    'fail',
    'a note was left',
    left({ kind: 'note', text: '(create header)', around: 'Level 1 (create header)', after: null }),
  ],
  [
    'fail',
    'links are raw',
    left({
      kind: 'markdown',
      text: '[desks](https://desk.example)',
      around: 'See [desks](https://desk.example)',
      after: null,
    }),
  ],
  ['fail', 'HTML shows', left({ kind: 'html', text: '&amp;', around: 'oak &amp; ash', after: null })],
  ['fail', 'a price is lost', left({ kind: 'value', text: '$price', around: 'from $price', after: null })],
  ['pass', 'nothing was left', left()],
  [
    'pass',
    'somebody wrote it in a thread',
    { ...left(shortcode), page: { ...page, extraction: { ...page.extraction, page_kind: 'forum' } } },
  ],
];

/** How the check answers-not-in-html ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import type { End } from '../changes.ts';

const asking = (...openQuestions: string[]) => ({
  document: { modelInstructions: [], blocks: [], openQuestions } as unknown as Artifacts['document'],
});

export const ends: readonly End[] = [
  [
    'fail',
    'a script adds the answers',
    asking('How long does it last?', 'Is it loud?', 'Who repairs it?', 'Can I return it?'),
  ],
  ['pass', 'every question of the page has its answer below it', asking()],
  ['not_applicable other_kind_of_page', 'a thread', { ...asking('Is it loud?'), page_type: 'forum' }],
];

/** How the check prices-contradict ends, and by which change of an ordinary page. */
import type { End } from '../changes.ts';

const conflict = {
  subject: 'Uplift, Pro model',
  first: 'The Pro model of Uplift costs $750.',
  second: 'Uplift starts at $400, and its Pro model is $800.',
  passages: ['s1.p4', 's1.p9'] as const,
};

export const ends: readonly End[] = [
  ['fail', 'one thing has two prices', { price_conflicts: [conflict] }],
  [
    'fail',
    'two things have two prices each',
    { price_conflicts: [conflict, { ...conflict, subject: 'Fully, Jarvis' }] },
  ],
];

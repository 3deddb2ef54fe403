/** How the check numbering-broken ends, and by which change of an ordinary page. */
import type { Artifacts } from '../../../../analysis/checks/artifacts.ts';
import type { End } from '../changes.ts';
import { page } from '../ordinary.ts';

const woods = ['Oak', 'Ash', 'Elm', 'Yew', 'Fir', 'Larch'];
/** Headings of one level with these numbers, and what else the page shows. */
const headed = (numbers: readonly (number | string)[], beside = '', title = 'The best woods') => {
  const headings = numbers.map((number, at) => `${number}. ${woods[at]}`);
  return {
    document: {
      facts: {
        outline: headings.map((text) => ({ level: 3, text })),
        visibleText: [...headings, beside].join(' '),
      },
    } as unknown as Artifacts['document'],
    page: { ...page, identity: { ...page.identity, title } },
  };
};

export const ends: readonly End[] = [
  ['fail', 'a number is left out', headed([1, 2, 3, 5, 6])],
  ['fail', 'the title promises as many as the last number', headed([1, 2, 4, 5, 6], '', '6 woods for desks')],
  ['fail', 'a list that counts down leaves one out', headed([6, 5, 4, 2, 1])],
  ['fail', 'two have the same number', headed([1, 2, 3, 3, 4])],
  ['fail', 'steps, one of which stands twice', headed(['Step 1', 'Step 2', 'Step 3', 'Step 4', 'Step 4'])],
  ['pass', 'they count from 1 to the last', headed([1, 2, 3, 4, 5, 6])],
  [
    'pass',
    'the missing number stands in the text, or in a heading of another level',
    headed([1, 2, 3, 5, 6], '4. Pine'),
  ],
  ['pass', 'two lists follow each other', headed([1, 2, 3, 1, 2, 3])],
  ['pass', 'more than one place is odd: days of a journey', headed([1, 3, 4, 6, 7])],
  ['pass', 'two share a place and the next is free', headed([1, 2, 2, 4, 5])],
  ['pass', 'four numbers are too few', headed([1, 2, 4, 5])],
];

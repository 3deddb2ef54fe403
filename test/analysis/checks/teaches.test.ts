/** A title that offers tips or kinds has nothing to choose among, whatever it adds in brackets. */
import { expect, test } from '@jest/globals';
import { teaches } from '../../../analysis/checks/teaches.ts';

test.each([
  ['7 tips for buying a desk', true],
  ['The six types of desks', true],
  ['The 5 best desks under $500 [2026 guide]', false],
  ['The 5 best desks (tips inside)', false],
  [undefined, false],
])('%s', (title, isTaught) => {
  expect(teaches(title, 'en')).toBe(isTaught);
});

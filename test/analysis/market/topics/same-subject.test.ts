/** Labels that say the same of one subject. */
import { expect, test } from '@jest/globals';
import { saysSame } from '../../../../analysis/market/topics/same-subject.ts';

test.each([
  ['wood oil', 'hard wood oil', true],
  ['wood oil', 'oil wood', true],
  ['oil', 'wood oil', false],
  ['wood oil', 'wood varnish', false],
])('“%s” and “%s”: %s', (one, other, isSame) => {
  expect(saysSame(one.split(' '), other.split(' '))).toBe(isSame);
});

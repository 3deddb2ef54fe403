/** What is the same in two audits is found, however it is written. */
import { expect, test } from '@jest/globals';
import { keyOfText } from '../../../analysis/comparison/sides.ts';

test.each([
  ['How high should a standing desk be?', 'how high  should a standing desk be'],
  ['机の高さは？', '机の高さは'],
  ['Cable management', 'CABLE management'],
])('%s is %s', (one, other) => {
  expect(keyOfText(one)).toBe(keyOfText(other));
});

test('other words are another question', () => {
  expect(keyOfText('How high should a desk be?')).not.toBe(keyOfText('How wide should a desk be?'));
});

/** How much of a page stands on others. */
import { expect, test } from '@jest/globals';
import { overlapOf } from '../../../../analysis/page/originality/overlap.ts';
import { measuredPage } from '../../measured-page.ts';

const text = 'A standing desk lets you change your posture while you work at home.';
const own = measuredPage('s9', 'own.example', [
  text,
  'Ours rises in nine seconds and carries ninety kilos without a sound.',
]);

test('a page shares nothing with pages of other words', () => {
  const other = measuredPage('s1', 'a.example', ['Walnut comes from managed forests in the north of the country.']);
  expect(overlapOf(own, [other])).toEqual({ market: 0, nearest: null });
});

test('runs of five words are shared or not, whatever stands around them', () => {
  const other = measuredPage('s1', 'a.example', [`Before. ${text} After.`]);
  const copy = measuredPage('s2', 'b.example', [
    text,
    'Ours rises in nine seconds and carries ninety kilos without a sound.',
  ]);
  const found = overlapOf(own, [other, copy]);
  expect(found.market).toBe(1);
  expect(found.nearest).toEqual({ source_id: 's2', overlap: 1 });
  const { nearest } = overlapOf(own, [other]);
  expect(nearest?.overlap).toBeGreaterThan(0.4);
  expect(nearest?.overlap).toBeLessThan(0.7);
});

test('a page of fewer than five words in a row has no share', () => {
  expect(overlapOf(measuredPage('s9', 'own.example', ['Four words and none']), [own])).toEqual({
    market: null,
    nearest: null,
  });
});

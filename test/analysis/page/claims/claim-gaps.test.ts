/** Facts of the market that a page lacks, states, or states differently. */
import { expect, test } from '@jest/globals';
import { gapOf, type MarketFact } from '../../../../analysis/page/claims/claim-gaps.ts';

const fact: MarketFact = {
  key: 'height',
  value: '120',
  newest_at: '2026-05-01',
  others: [{ value: '110', newest_at: '2023-01-01' }],
};
const own = (value: string) => [{ key: 'height', value, newest_at: null }];

test.each([
  ['does not state it', [], { status: 'missing', page_value: null }],
  ['states it', own('120'), { status: 'same', page_value: '120' }],
  ['states it beside another figure', [...own('110'), ...own('120')], { status: 'same', page_value: '120' }],
  ['gives a figure of its own', own('90'), { status: 'different_value', page_value: '90' }],
  ['gives the figure of older pages', own('110'), { status: 'outdated', page_value: '110' }],
])('a page that %s', (_name, stated, expected) => {
  expect(gapOf(fact, stated)).toEqual(expected);
});

test('"up to" a figure is no other figure', () => {
  expect(gapOf(fact, own('<=120')).status).toBe('same');
  expect(gapOf({ ...fact, value: '>=120' }, own('120')).status).toBe('same');
  expect(gapOf(fact, own('<=90')).status).toBe('different_value');
});

test('a figure of newer pages is not outdated, nor one whose pages have no date', () => {
  const newer = { ...fact, others: [{ value: '110', newest_at: '2026-09-01' }] };
  const undated = { ...fact, others: [{ value: '110', newest_at: null }] };
  for (const other of [newer, undated]) expect(gapOf(other, own('110')).status).toBe('different_value');
});

/** A text as weighted stems. */
import { expect, test } from '@jest/globals';
import { weightedStems } from '../../../analysis/vectors/weighted-stems.ts';

const word = (stem: string, more: { stop?: boolean; figure?: boolean } = {}) => ({
  stem,
  stop: false,
  figure: false,
  ...more,
});
const shares: Record<string, number> = { cost: 1e-4, roof: 1e-5, every: 1 };
const background = { shareOf: (stem: string) => shares[stem] ?? 1e-6 };

test('stems count once, with a hundred for each decade of rarity', () => {
  const words = [word('cost'), word('roof'), word('cost'), word('every'), word('rare')];
  expect(weightedStems(words, background)).toEqual([
    { stem: 'cost', weight: 400 },
    { stem: 'roof', weight: 500 },
    { stem: 'every', weight: 1 },
    { stem: 'rare', weight: 600 },
  ]);
});

test('stop words and figures count for nothing', () => {
  expect(weightedStems([word('the', { stop: true }), word('2024', { figure: true })], background)).toEqual([]);
});

test('without a background all stems weigh the same', () => {
  expect(weightedStems([word('cost'), word('rare')], null)).toEqual([
    { stem: 'cost', weight: 1 },
    { stem: 'rare', weight: 1 },
  ]);
});

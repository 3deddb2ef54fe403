/** Which runs of words are left out as pieces of others. */
import { expect, test } from '@jest/globals';
import { type Candidate, withoutNested } from '../../../../analysis/market/terms/term-candidates.ts';

const candidate = (key: string, total: number, cut = 0): Candidate => ({
  key,
  stems: key.split(' '),
  in: [],
  total,
  cut,
});
const keys = (...candidates: Candidate[]) => withoutNested(candidates).map(({ key }) => key);

test('a term goes when nine of ten of its uses are inside a longer one', () => {
  expect(keys(candidate('stand desk', 90), candidate('stand', 100))).toEqual(['stand desk']);
  expect(keys(candidate('stand desk', 89), candidate('stand', 100))).toEqual(['stand desk', 'stand']);
});

test('a term goes when nine of ten of its uses are cut out of a compound by hyphens', () => {
  expect(keys(candidate('base food', 100, 90))).toEqual([]);
  expect(keys(candidate('base food', 100, 89))).toEqual(['base food']);
});

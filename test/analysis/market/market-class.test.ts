/** How much of a market something belongs to. */
import { expect, test } from '@jest/globals';
import { marketClassOf } from '../../../analysis/market/terms/market-class.ts';

test.each([
  [1, 'core'],
  [0.6, 'core'],
  [0.599, 'common'],
  [0.3, 'common'],
  [0.299, 'differentiator'],
])('a share of %d is %s', (share, expected) => {
  expect(marketClassOf(share)).toBe(expected);
});

/** How much of a market something belongs to. */
import type { MarketClass } from '../../report/vocabulary.ts';
import { marketClassRule } from '../rule.ts';

const { minCoreShare, minCommonShare } = marketClassRule.values;

/** The class of what a share of the usable pages (0..1) holds. */
export function marketClassOf(share: number): MarketClass {
  if (share >= minCoreShare) return 'core';
  return share >= minCommonShare ? 'common' : 'differentiator';
}

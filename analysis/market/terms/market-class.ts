/** Classifies a subject by its share of the market. */
import type { MarketClass } from '../../report/vocabulary.ts';
import { marketClassRule } from '../rule.ts';

const { minCoreShare, minCommonShare } = marketClassRule.values;

/** The class of a subject found on the given share (0..1) of the usable pages. */
export function marketClassOf(share: number): MarketClass {
  if (share >= minCoreShare) return 'core';
  return share >= minCommonShare ? 'common' : 'differentiator';
}

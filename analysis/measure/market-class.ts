/** How much of a market something belongs to. */
import type { MarketClass } from '../report/vocabulary.ts';

/** Bounds of the shares of pages, ours: most pages, and more than chance has as much to say about. */
export const coreShare = 0.6;
export const commonShare = 0.3;

/** The class of what a share of the usable pages (0..1) holds. */
export function marketClassOf(share: number): MarketClass {
  if (share >= coreShare) return 'core';
  return share >= commonShare ? 'common' : 'differentiator';
}

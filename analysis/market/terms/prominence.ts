/** Measures how prominently a page uses a term: how often, in which zones, how early. */
import { zones as allZones } from '../../report/vocabulary.ts';
import { bm25Parameters } from '../../statistics/bm25.ts';
import { termsRule } from './rule.ts';
import type { Occurrence } from './term-occurrences.ts';

export const { zoneWeights, halfProminence, earlyWords, earlyExponent } = termsRule.values;

const emphasised = allZones.filter((zone) => zoneWeights[zone] > 1);

/**
 * The prominence of a term on one page, 0..1 (1 is never reached): f / (k + f), discounted if the term first occurs
 * late. f is its frequency weighted by zone, with free occurrences (outside longer runs, as for names of things)
 * counted twice, and divided by relative page length as in BM25.
 * @param relativeLength words of the page divided by the mean of the compared pages; 1 for a single page
 */
export function prominenceOf({ count, free, first, zones }: Occurrence, relativeLength = 1): number {
  let frequency = count + free;
  for (const zone of emphasised) frequency += zones[zone] * (zoneWeights[zone] - 1);
  const { b } = bm25Parameters;
  const weighted = frequency / (1 - b + b * relativeLength);
  return (weighted / (halfProminence + weighted)) * (earlyWords / (earlyWords + first)) ** earlyExponent;
}

/**
 * The prominence of a term in a market, 0..1: the mean over the pages with it, without the page where it is most
 * prominent if there are others. A term that one page is about and others only mention is that page's subject, not a
 * consensus.
 */
export function consensusProminence(uses: readonly { occurrence: Occurrence; relativeLength: number }[]): number {
  const ascending = uses.map((use) => prominenceOf(use.occurrence, use.relativeLength)).sort((a, b) => a - b);
  const counted = ascending.length > 1 ? ascending.slice(0, -1) : ascending;
  return counted.reduce((sum, prominence) => sum + prominence, 0) / Math.max(1, counted.length);
}

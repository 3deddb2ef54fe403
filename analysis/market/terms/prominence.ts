/** How prominently a page uses a term: how often, in which zones, how early. */
import { zones as allZones } from '../../report/vocabulary.ts';
import { bm25Parameters } from '../../statistics/bm25.ts';
import { termsRule } from './rule.ts';
import type { Occurrence } from './term-occurrences.ts';

export const { zoneWeights, halfProminence, earlyWords, earlyExponent } = termsRule.values;

const emphasised = allZones.filter((zone) => zoneWeights[zone] > 1);

/**
 * The prominence of a term in one page, 0..1 (1 is never reached): f / (k + f), times a discount for standing late.
 * f is its frequency weighted by zone, and double where it stands free of longer runs, as the names of things do;
 * a page of more words than others has it divided as BM25 does.
 * @param relativeLength words of the page to the mean of those it is compared with; 1 for a page alone
 */
export function prominenceOf({ count, free, first, zones }: Occurrence, relativeLength = 1): number {
  let frequency = count + free;
  for (const zone of emphasised) frequency += zones[zone] * (zoneWeights[zone] - 1);
  const { b } = bm25Parameters;
  const weighted = frequency / (1 - b + b * relativeLength);
  return (weighted / (halfProminence + weighted)) * (earlyWords / (earlyWords + first)) ** earlyExponent;
}

/**
 * The prominence of a term in a market, 0..1: the mean over the pages that hold it, but for the one where it is most
 * prominent when there are others. What one page dwells on and another mentions is that page's subject, no consensus.
 */
export function consensusProminence(uses: readonly { occurrence: Occurrence; relativeLength: number }[]): number {
  const ascending = uses.map((use) => prominenceOf(use.occurrence, use.relativeLength)).sort((a, b) => a - b);
  const counted = ascending.length > 1 ? ascending.slice(0, -1) : ascending;
  return counted.reduce((sum, prominence) => sum + prominence, 0) / Math.max(1, counted.length);
}

/** How prominently a page uses a term: how often, in which zones, how early. */
import { bm25Parameters } from './bm25.ts';
import { zones as allZones, type Occurrence, type Zone } from './term-occurrences.ts';

/**
 * What an occurrence in a zone counts beside one in the text (1): the weighted frequency of BM25F (S. Robertson,
 * H. Zaragoza, "The probabilistic relevance framework: BM25 and beyond", Foundations and Trends in Information
 * Retrieval 3 (2009), section 3.6, doi 10.1561/1500000019). The weights are ours. How early a term stands is weighed
 * by itself, so the intro has none.
 */
export const zoneWeights: Readonly<Record<Zone, number>> = { title: 4, h1: 4, h2_h3: 2, intro: 0, body: 1 };

const emphasised = allZones.filter((zone) => zoneWeights[zone] > 1);

/** The weighted frequency at which prominence is half of what it can be. */
export const halfProminence = 6;

/** A term that first stands after so many words is 2^-¼ = .84 as prominent as one in the first words. */
export const earlyWords = 100;
export const earlyExponent = 0.25;

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

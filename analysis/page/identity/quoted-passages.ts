/** Collects the passages that findings may quote, with their sites. */
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { MarketSerp } from '../../report/report.ts';

type Passage = MarketSerp['passages'][number];

/** A passage of the report with the site that published it. */
export interface QuotedPassage {
  id: string;
  quote: string;
  domain: string;
  words: number;
}

/**
 * Returns the passages of the market and of the user's page by id. The user's page is the source `ownId` on
 * `ownDomain`.
 */
export function quotedPassages(
  market: readonly Passage[],
  own: readonly Passage[],
  ownId: string,
  ownDomain: string,
  pages: readonly AnalyzedPage[],
): ReadonlyMap<string, QuotedPassage> {
  const domains = new Map([
    ...pages.map((page): [string, string] => [page.source_id, page.domain]),
    [ownId, ownDomain],
  ]);
  return new Map(
    [...market, ...own].map(({ id, source_id, quote, words }) => [
      id,
      { id, quote, words, domain: domains.get(source_id) ?? '' },
    ]),
  );
}

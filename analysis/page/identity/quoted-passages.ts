/** Brings together the passages that findings may quote, with who wrote each. */
import type { AnalyzedPage } from '../../read/analyzed-page.ts';
import type { MarketSerp } from '../../report/report.ts';

type Passage = MarketSerp['passages'][number];

/** A passage of the report by its id, with who wrote it. */
export interface QuotedPassage {
  id: string;
  quote: string;
  domain: string;
  words: number;
}

/** By id: those of the market and those of the user's page, which is the source `ownId` on `ownDomain`. */
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

/** Compares two reports on one keyword: what changed on the page, in the market and in citations, and how sure that is. */
import type { Comparison, DifferenceFlag } from '../report/comparison.ts';
import { compareCitations, compareMarket, compareResults, hasMarketMoved } from './market.ts';
import { compareMeasures } from './measures.ts';
import { comparePage, editedParts, pagesOf } from './page.ts';
import { type ComparedReport, type Sides, sideOf } from './sides.ts';

/** Whether two reports are on one keyword, language and country, so that they can be compared. */
export function isComparable(
  before: Pick<ComparedReport, 'metadata'>,
  after: Pick<ComparedReport, 'metadata'>,
): boolean {
  const asked = ({ metadata: { keyword_analysis, language, country } }: typeof before) =>
    JSON.stringify([keyword_analysis.normalized, language, country]);
  return asked(before) === asked(after);
}

/**
 * The whole difference of `before` and `after`.
 * @throws RangeError when they are not on one keyword, language and country
 */
export function compareReports(before: ComparedReport, after: ComparedReport): Comparison {
  if (!isComparable(before, after))
    throw new RangeError('the reports are on different keywords, languages or countries');
  const sides: Sides = { before, after };
  const pages = pagesOf(sides);
  const edited = pages && editedParts(pages);
  const changed = {
    rules: before.metadata.engine.ruleset_version !== after.metadata.engine.ruleset_version,
    market: hasMarketMoved(sides),
    page: edited && edited.length > 0,
  };
  const byRules: DifferenceFlag[] = changed.rules ? ['rules_changed'] : [];
  // What changed of a page that nobody edited changed because the others did.
  const byMarket: DifferenceFlag[] = changed.market && changed.page === false ? ['market_moved'] : [];
  const ofPage = [...byRules, ...byMarket];
  return {
    before: sideOf(before),
    after: sideOf(after),
    changed,
    measures: pages === null ? [] : compareMeasures(pages, ofPage),
    results: compareResults(sides, []),
    citations: compareCitations(sides, []),
    market: compareMarket(sides, byRules),
    page: pages && comparePage(pages, ofPage),
  };
}

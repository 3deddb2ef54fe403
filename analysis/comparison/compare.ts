/** Compares two reports on one keyword: changes to the page, the market and the citations, and how certain each is. */
import type { Comparison, DifferenceFlag } from '../report/comparison.ts';
import { compareControls, withControls } from './controls.ts';
import { compareCitations, compareMarket, compareResults, hasMarketMoved } from './market.ts';
import { compareMeasures } from './measures.ts';
import { comparePage, editedParts, pagesOf } from './page.ts';
import { type ComparedReport, type Sides, sideOf } from './sides.ts';

/** Whether two reports have the same keyword, language and country and can be compared. */
export function isComparable(
  before: Pick<ComparedReport, 'metadata'>,
  after: Pick<ComparedReport, 'metadata'>,
): boolean {
  const asked = ({ metadata: { keyword_analysis, language, country } }: typeof before) =>
    JSON.stringify([keyword_analysis.normalized, language, country]);
  return asked(before) === asked(after);
}

/** Compares `before` with `after`. @throws RangeError if they differ in keyword, language or country */
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
  // If nobody edited the page, its changes come from changes to the other pages.
  const byMarket: DifferenceFlag[] = changed.market && changed.page === false ? ['market_moved'] : [];
  const ofPage = [...byRules, ...byMarket];
  const measures = pages === null ? [] : compareMeasures(pages, ofPage);
  const controls = pages && compareControls(pages, measures);
  return {
    before: sideOf(before),
    after: sideOf(after),
    changed,
    measures: withControls(measures, controls),
    controls,
    results: compareResults(sides, []),
    citations: compareCitations(sides, []),
    market: compareMarket(sides, byRules),
    page: pages && comparePage(pages, ofPage),
  };
}

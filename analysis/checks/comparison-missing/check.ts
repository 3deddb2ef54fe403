/** Check: the page recommends options without a table, or market pages compare options and this one does not. */

import type { PageSigns } from '../../page/signs/measure.ts';
import { defineRule } from '../../rules/rule.ts';
import { choices, offers, readable, texts } from '../applicability.ts';
import { defineCheck, failWith, notApplicable, undecided } from '../check.ts';
import { competitorsWith } from '../competitors.ts';
import { isChoice } from '../opening.ts';

export const comparisonMissingRule = defineRule({
  id: 'comparison_missing',
  version: 3,
  name: 'Pages of the market compare options, this page does not',
  constants: {
    minShare: { value: 0.4, unit: 'share of pages', reason: 'two pages of five make comparing usual in a market' },
    minLabels: {
      value: 2,
      unit: 'labels',
      reason: 'entries that repeat labels can be set in a table at once; one is no table',
    },
    minSites: { value: 2, unit: 'sites', reason: 'what one site tells is its own choice' },
    minEntries: { value: 4, unit: 'names', reason: 'two or three things are compared in a sentence' },
    maxEntries: { value: 3, unit: 'names', reason: 'enough to show which entries are meant' },
    maxColumns: { value: 5, unit: 'columns', reason: 'a wider table does not fit a small screen' },
    confidence: { value: 0.7, unit: 'probability', reason: 'a comparison in running text is not recognized' },
  },
  knownLimits: [],
});

const { minShare, minSites, minLabels, minEntries, maxEntries, maxColumns, confidence } = comparisonMissingRule.values;

/** Facts that buyers compare, in the order of the columns. */
const comparedFacts = ['price', 'free', 'reviews', 'guarantee'] as const;
export type ComparedFact = (typeof comparedFacts)[number];

export interface ComparisonParams {
  k: number;
  n: number;
  keyword: string;
  /** Labels that recur in the page's own entries: possible table columns. */
  labels: string[];
  /** The first things it lists in headings. */
  entries: string[];
  /** Headers of another page's table; null if none has named columns. */
  example: { domain: string; columns: string[] } | null;
  /** What the page or several others tell of the entries: further columns. */
  facts: ComparedFact[];
}

export const comparisonMissing = defineCheck({
  id: 'comparison-missing',
  category: 'structure',
  appliesTo: readable(...texts, ...choices, ...offers),
  weight: { severity: 'medium', effort: 'M', metric: 'comparison', practice: 'explicit_comparison' },
  needs: ['figures', 'signs', 'entries', 'page', 'page_type', 'keyword'],
  run: ({ figures, signs: { own, market }, entries, page, page_type, keyword }) => {
    const blocks = figures.own.comparison_blocks;
    if (blocks === null) return notApplicable('no_text');
    const others = competitorsWith(figures.market, ({ comparison_blocks }) =>
      comparison_blocks === null ? null : comparison_blocks > 0,
    );
    const isList = isChoice(page_type) && (own.labels.length >= minLabels || entries.length >= minEntries);
    if (others === null && !isList) return undecided('too_few_pages');
    if (blocks > 0 || own.columns !== null || (!isList && (others?.share ?? 0) < minShare))
      return failWith<ComparisonParams>([]);
    const table = market.find(({ columns }) => columns !== null && columns.length > 1);
    return failWith([
      {
        params: {
          k: others?.k ?? 0,
          n: others?.n ?? 0,
          keyword: keyword.text,
          labels: isList ? own.labels.slice(0, maxColumns) : [],
          entries: isList ? entries.slice(0, maxEntries) : [],
          example:
            table === undefined || (isList && own.labels.length > 0)
              ? null
              : { domain: table.domain, columns: (table.columns ?? []).slice(0, maxColumns) },
          facts: isList ? factsOf(own, market) : [],
        },
        observed: { value: 0, unit: 'comparisons', ev: [page.source_id] },
        expected: { value: 1, basis: 'evidence', ev: others?.ev ?? [] },
        confidence,
        affects: [],
        size: 1,
        reach: isList ? 1 : (others?.share ?? 0),
        json_pointer: '/gap/scores/components',
      },
    ]);
  },
});

/** The facts that the page or several others tell; where the page labels its entries, those that it does not tell yet. */
function factsOf(own: PageSigns, market: readonly PageSigns[]): ComparedFact[] {
  const tells = (signs: PageSigns, fact: ComparedFact): boolean =>
    fact === 'price' ? signs.isPriced : signs[fact] !== null;
  return comparedFacts.filter((fact) => {
    const isCommon = market.filter((signs) => tells(signs, fact)).length >= minSites;
    const isOwn = tells(own, fact);
    return own.labels.length > 0 && (fact === 'price' || fact === 'reviews') ? isCommon && !isOwn : isCommon || isOwn;
  });
}

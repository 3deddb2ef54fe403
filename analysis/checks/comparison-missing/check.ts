/** Check: the page chooses among things without a table, or pages of the market compare and this one does not. */
import { defineCheck, failWith, notApplicable, undecided } from '../check.ts';
import { competitorsWith } from '../competitors.ts';
import { isChoice } from '../opening.ts';
import { comparisonMissingRule } from './rule.ts';

const { minShare, minLabels, maxColumns, confidence } = comparisonMissingRule.values;

export interface ComparisonParams {
  k: number;
  n: number;
  /** Labels that the page's own entries repeat: columns in the making. */
  labels: string[];
  /** A table of another page by its headers; null where none has named columns. */
  example: { domain: string; columns: string[] } | null;
}

export const comparisonMissing = defineCheck({
  id: 'comparison-missing',
  category: 'structure',
  needs: ['figures', 'signs', 'page', 'page_type'],
  run: ({ figures, signs: { own, market }, page, page_type }) => {
    const blocks = figures.own.comparison_blocks;
    if (blocks === null) return notApplicable('no_text');
    const others = competitorsWith(figures.market, ({ comparison_blocks }) =>
      comparison_blocks === null ? null : comparison_blocks > 0,
    );
    const isList = isChoice(page_type) && own.labels.length >= minLabels;
    if (others === null && !isList) return undecided('too_few_pages');
    if (blocks > 0 || own.columns !== null || (!isList && (others?.share ?? 0) < minShare))
      return failWith<ComparisonParams>([]);
    const table = market.find(({ columns }) => columns !== null && columns.length > 1);
    return failWith([
      {
        params: {
          k: others?.k ?? 0,
          n: others?.n ?? 0,
          labels: isList ? own.labels.slice(0, maxColumns) : [],
          example:
            table === undefined || isList
              ? null
              : { domain: table.domain, columns: (table.columns ?? []).slice(0, maxColumns) },
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

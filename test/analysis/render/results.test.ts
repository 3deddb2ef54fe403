/** The table of the results: the date that the age is counted from, and whether visitors see it. */
import { expect, test } from '@jest/globals';
import { renderMarkdown } from '../../../analysis/render/markdown.ts';
import type { RenderedReport } from '../../../analysis/render/rendered-report.ts';
import { smallReport } from '../../golden/reports.ts';

const report: RenderedReport = await smallReport();
const declared = { published_at: '2024-05-02', modified_at: '2025-06-03' };

/** The first row of results with these dates. */
function rowOf(dates: { shown_at: string | null; published_at: string | null; modified_at: string | null }): string {
  const [first, ...others] = report.market_serp.results;
  if (first === undefined) throw new Error('The golden report has no result.');
  const results = [{ ...first, ...dates }, ...others];
  const text = renderMarkdown({ ...report, market_serp: { ...report.market_serp, results } }, 'en');
  return text.split('\n').find((line) => line.startsWith(`| ${first.rank_group} | `)) ?? '';
}

test('a date that only the markup has is marked as not visible', () => {
  expect(rowOf({ ...declared, shown_at: null })).toContain('| Jun 3, 2025 (not visible) |');
  expect(rowOf({ ...declared, modified_at: null, shown_at: null })).toContain('| May 2, 2024 (not visible) |');
});

test('a date that visitors see goes before it, and a page without any has none', () => {
  expect(rowOf({ ...declared, shown_at: '2024-12-20' })).toContain('| Dec 20, 2024 |');
  expect(rowOf({ published_at: null, modified_at: null, shown_at: null })).toContain('| – |');
});

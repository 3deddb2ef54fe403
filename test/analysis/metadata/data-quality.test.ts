/** The grade of a report's data. */
import { expect, test } from '@jest/globals';
import { composeQuality } from '../../../analysis/metadata/data-quality.ts';
import type { Metadata } from '../../../analysis/report/report.ts';
import { analyzerFor } from '../../../analysis/text/analyzer.ts';

const coverage = (pages_usable: number, pages_attempted: number): Metadata['coverage'] => ({
  results_requested: 10,
  results_returned: 10,
  pages_attempted,
  pages_fetched: pages_usable,
  pages_usable,
  excluded: [],
  features: {} as Metadata['coverage']['features'],
});

test.each([
  ['A', 8, 10],
  ['B', 8, 11],
  ['B', 7, 7],
  ['B', 5, 8],
  ['B', 6, 10],
  ['C', 5, 9],
  ['C', 4, 4],
  ['C', 3, 10],
  ['D', 2, 2],
])('%s for %d usable pages of %d', (grade, usable, attempted) => {
  const quality = composeQuality(
    coverage(usable, attempted),
    [],
    { collected_at: '2026-11-21T00:00:00.000Z', answers: [] },
    analyzerFor('en'),
  );
  expect(quality.grade).toBe(grade);
});

/** The dates of real pages. */
import { expect, test } from '@jest/globals';
import { documentDates } from '../../../../analysis/extract/dates/document-dates.ts';
import { parsePage } from '../../../../analysis/extract/parse/parse.ts';
import { readStructuredData } from '../../../../analysis/extract/structured-data/structured-data.ts';
import { openCorpus } from '../../../../bench/corpora.ts';

const corpus = openCorpus('htmldate-dev');
(corpus ? test : test.skip)('nine of ten pages of htmldate-dev get the right day (skipped without ../shared)', () => {
  const rows = corpus?.rows ?? [];
  const right = rows.filter((row) => {
    const { root } = parsePage(corpus?.page(row) ?? new Uint8Array());
    const found = documentDates({ root, url: row.url, items: readStructuredData(root).items }).published?.day;
    return found !== undefined && found === row.publish_date;
  });
  expect(right.length / rows.length).toBeGreaterThan(0.9);
});

/** Dates beside results: what is written as one, and nothing that only seems to be. */
import { expect, test } from '@jest/globals';
import { writtenDate } from '../../../../adapters/serp/providers/written-date.ts';

test.each([
  ['2024-03-03', '2024-03-03'],
  ['2024-03-03T23:59:59-08:00', '2024-03-03'],
  ['2024-03-03 00:00:00 +00:00', '2024-03-03'],
  ['2024-02-29', '2024-02-29'],
  ['Mar 3, 2024', '2024-03-03'],
  ['March 3 2024', '2024-03-03'],
  ['Sept. 12, 2023', '2023-09-12'],
  ['3 Mar 2024', '2024-03-03'],
])('%s is %s', (text, day) => {
  expect(writtenDate(text)).toBe(day);
});

test.each([
  '',
  '3 days ago',
  'yesterday',
  '2024-02-30',
  '2023-02-29',
  '2024-13-01',
  '2024-00-10',
  '2024-03-033',
  '0000-01-01',
  'Mar 32, 2024',
  'Foo 3, 2024',
  '3 février 2024',
  '03/04/2024',
  '2024',
])('%j is none', (text) => {
  expect(writtenDate(text)).toBeUndefined();
});

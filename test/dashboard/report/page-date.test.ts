/** The date of a page, and its age by it. */
import { expect, test } from '@jest/globals';
import { ageOfPage, dateOfPage } from '../../../dashboard/src/report/market/page-date.ts';

const declared = { published_at: '2026-10-01', modified_at: '2026-11-10' };
const searched = '2026-11-20T10:00:00.000Z';

test('the date that visitors see goes before a later one of the markup', () => {
  expect(dateOfPage({ ...declared, shown_at: '2026-10-21' })).toBe('2026-10-21');
  expect(dateOfPage({ ...declared, shown_at: null })).toBe('2026-11-10');
  expect(dateOfPage({})).toBeUndefined();
});

test('a month counts from its end, and a day ahead of the search is today', () => {
  expect(ageOfPage({ ...declared, shown_at: '2026-10' }, searched)).toBe(20);
  expect(ageOfPage(declared, searched)).toBe(10);
  expect(ageOfPage({ shown_at: '2026-11-21' }, searched)).toBe(0);
  expect(ageOfPage({}, searched)).toBeUndefined();
});

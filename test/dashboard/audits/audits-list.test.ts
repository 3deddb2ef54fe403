/** The list of audits: its filters in the address, and its rows as CSV. */
import { expect, test } from '@jest/globals';
import { isFiltered, readFilters, withFilter } from '../../../dashboard/src/audits/audit-filters.ts';
import { verdictWords } from '../../../dashboard/src/audits/audit-words.ts';
import { auditsCsv } from '../../../dashboard/src/audits/audits-csv.ts';

test('filters are read from the address, and what they cannot be is left out', () => {
  const read = (query: string) => readFilters(new URLSearchParams(query));
  expect(read('search=%20desk%20&status=failed&audit_type=gap&key_id=k1&order=oldest')).toEqual({
    ...{ search: 'desk', status: 'failed', auditType: 'gap', keyId: 'k1', oldestFirst: true },
  });
  expect(read('status=done&audit_type=__proto__&order=up&search=%20')).toEqual({});
  expect([isFiltered({}), isFiltered({ oldestFirst: true }), isFiltered({ search: 'a' })]).toEqual([
    false,
    false,
    true,
  ]);
});

test('a filter is set in the address, and an empty one is taken out', () => {
  const query = new URLSearchParams('status=failed');
  expect(withFilter(query, 'search', 'desk').toString()).toBe('status=failed&search=desk');
  expect(withFilter(query, 'status', null).toString()).toBe('');
  expect(withFilter(new URLSearchParams('search=a'), 'search', '').toString()).toBe('');
});

test('a row of the CSV names verdict, score and key; a page’s formula is text', () => {
  const row = {
    audit_id: '01900000-0000-7000-8000-000000000000',
    status: 'completed',
    audit_type: 'gap',
    keyword: '=1+1',
    user_url: 'https://a.example/x,y',
    language: 'en',
    country: 'US',
    created_at: '2026-11-22T10:00:00.000Z',
    completed_at: '2026-11-22T10:01:00.000Z',
    key_id: 'k1',
    verdict: 'behind',
    score: 34.5,
  } as const;
  const [head, line] = auditsCsv([row], new Map([['k1', 'My key']]), verdictWords).split('\r\n');
  expect(head).toContain('audit_id,keyword,page,type');
  expect(line).toBe(
    `${row.audit_id},'=1+1,"https://a.example/x,y",gap,en,US,completed,Behind the market,34.5,My key,${row.created_at},${row.completed_at}`,
  );
});

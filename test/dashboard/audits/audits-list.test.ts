/** The list of audits: its filters in the address, and its rows as CSV. */
import { expect, test } from '@jest/globals';
import type { AuditRow } from '../../../dashboard/src/api/audit-list.ts';
import { isFiltered, readFilters, withFilter } from '../../../dashboard/src/audits/audit-filters.ts';
import {
  inOrder,
  isByTime,
  newestFirst,
  orderAfterClick,
  orderChoices,
  orderName,
  orderOf,
} from '../../../dashboard/src/audits/audit-order.ts';
import { verdictWords } from '../../../dashboard/src/audits/audit-words.ts';
import { auditsCsv } from '../../../dashboard/src/audits/audits-csv.ts';

test('filters are read from the address, and what they cannot be is left out', () => {
  const read = (query: string) => readFilters(new URLSearchParams(query));
  expect(read('search=%20desk%20&status=failed&audit_type=gap&key_id=k1')).toEqual({
    ...{ search: 'desk', status: 'failed', auditType: 'gap', keyId: 'k1' },
  });
  expect(read('status=done&audit_type=__proto__&search=%20')).toEqual({});
  expect([isFiltered({}), isFiltered({ search: 'a' })]).toEqual([false, true]);
});

test('a filter is set in the address, and an empty one is taken out', () => {
  const query = new URLSearchParams('status=failed');
  expect(withFilter(query, 'search', 'desk').toString()).toBe('status=failed&search=desk');
  expect(withFilter(query, 'status', null).toString()).toBe('');
  expect(withFilter(new URLSearchParams('search=a'), 'search', '').toString()).toBe('');
});

const rowOf = (more: Partial<AuditRow>): AuditRow => ({
  ...{ audit_id: 'a', status: 'completed', audit_type: 'gap', keyword: 'desk', language: 'en', country: 'US' },
  livemode: true,
  ...{ created_at: '2026-11-22T10:00:00.000Z', key_id: 'k1' },
  ...more,
});

test('an order is read from the address, and the newest come first where it is none', () => {
  for (const { value } of orderChoices) expect(orderName(orderOf(value))).toBe(value);
  for (const name of [null, '', 'score', 'score-sideways', '__proto__-up', 'owner-up']) {
    expect(orderOf(name)).toEqual(newestFirst);
  }
  expect([newestFirst, orderOf('score-up')].map(isByTime)).toEqual([true, false]);
});

test('a heading sorts by its column, and the other way round at the second click', () => {
  const score = orderAfterClick('score', newestFirst);
  expect([score, orderAfterClick('score', score), orderAfterClick('keyword', score)]).toEqual([
    { column: 'score', descending: true },
    { column: 'score', descending: false },
    { column: 'keyword', descending: false },
  ]);
});

test('rows are sorted by a column, those without a value last, in either direction', () => {
  const rows = [
    rowOf({ audit_id: 'market', audit_type: 'market', keyword: 'Élan' }),
    rowOf({ audit_id: 'low', score: 9, verdict: 'behind', keyword: 'zebra', status: 'running' }),
    rowOf({ audit_id: 'high', score: 10, verdict: 'leading', keyword: 'apple', country: 'FR', language: 'fr' }),
  ];
  const sorted = (name: string) => inOrder(rows, orderOf(name)).map(({ audit_id }) => audit_id);
  expect(sorted('score-up')).toEqual(['low', 'high', 'market']);
  expect(sorted('score-down')).toEqual(['high', 'low', 'market']);
  expect(sorted('verdict-up')).toEqual(['low', 'high', 'market']);
  expect(sorted('keyword-up')).toEqual(['high', 'market', 'low']);
  expect(sorted('status-up')).toEqual(['low', 'market', 'high']);
  expect(sorted('type-down')).toEqual(['market', 'low', 'high']);
  expect(sorted('market-down')).toEqual(['high', 'market', 'low']);
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
    livemode: true,
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

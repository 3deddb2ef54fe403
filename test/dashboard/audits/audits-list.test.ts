/** The list of audits: its filters in the address, and its rows as CSV. */
import { expect, test } from '@jest/globals';
import type { AuditRow } from '../../../dashboard/src/api/audit-pages.ts';
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
import { backTo, maxEmptyPages, nothingAsked, readsOn, totalText } from '../../../dashboard/src/audits/read-on.ts';

test('filters are read from the address, and what they cannot be is left out', () => {
  const read = (query: string) => readFilters(new URLSearchParams(query));
  expect(read('search=%20desk%20&status=failed&audit_type=gap&key_id=k1')).toEqual({
    ...{ search: 'desk', status: 'failed', auditType: 'gap', keyId: 'k1' },
  });
  expect(read('status=done&audit_type=__proto__&search=%20')).toEqual({});
  expect(read('from=2026-03-01&to=2026-03-31')).toEqual({ from: '2026-03-01', to: '2026-03-31' });
  expect(read('from=2026-02-30&to=March')).toEqual({});
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

test('who searches is led through pages without a row, but not without end', () => {
  expect(readsOn({ rows: 0, pages: 0 }, nothingAsked)).toBe(false);
  expect(readsOn({ rows: 0, pages: maxEmptyPages - 1 }, nothingAsked)).toBe(true);
  expect(readsOn({ rows: 0, pages: maxEmptyPages }, nothingAsked)).toBe(false);
  // After a click, until there is a row more than before it.
  const asked = { rows: 3, pages: maxEmptyPages };
  expect(readsOn({ rows: 3, pages: maxEmptyPages + 1 }, asked)).toBe(true);
  expect(readsOn({ rows: 4, pages: maxEmptyPages + 2 }, asked)).toBe(false);
  expect(readsOn({ rows: 3, pages: 2 * maxEmptyPages }, asked)).toBe(false);
});

test('a total that is not known to its end is told as the least, and none where nothing was found', () => {
  expect(totalText({ total: 1, known: true })).toBe('1 audit');
  expect(totalText({ total: 20_000, known: false })).toBe('At least 20,000 audits');
  expect(totalText({ total: 0, known: false })).toBeUndefined();
});

test('how far was looked stands as a day, and is left out where it is not known', () => {
  const noon = '2026-05-03T12:00:00.000Z';
  expect([backTo(noon), backTo(noon, true), backTo(undefined)]).toEqual([
    ' back to 3 May 2026',
    ' up to 3 May 2026',
    '',
  ]);
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

/** Reading the list of audits page by page: as far as asked, and how far that was. */
import { expect, test } from '@jest/globals';
import { type AuditFilters, listPathOf, readList } from '../../../dashboard/src/api/audit-pages.ts';
import type { DetailedAuditList } from '../../../functions/dashboard/contract/audits.ts';

const row: DetailedAuditList['audits'][number] = {
  ...{ audit_id: 'a', status: 'completed', audit_type: 'gap', keyword: 'desk', language: 'en', country: 'US' },
  ...{ livemode: true, created_at: '2026-11-22T10:00:00.000Z', key_id: 'k1' },
};

/** Reads pages with so many rows each, the last of which is the end unless there is `more`. */
async function read(pages: number[], most: { rows: number; requests: number }, more = false) {
  const asked: URLSearchParams[] = [];
  const answers = pages.map((rows, index): DetailedAuditList => {
    const isEnd = index === pages.length - 1 && !more;
    const next = { next_cursor: `after-${index}`, read_to: `2026-11-${20 - index}T00:00:00.000Z` };
    return { audits: Array.from({ length: rows }, () => row), ...(isEnd ? {} : next) };
  });
  const json = async <Answer>(_: string, path: string): Promise<Answer> => {
    asked.push(new URLSearchParams(path.split('?')[1]));
    const answer = answers[asked.length - 1];
    if (answer === undefined) throw new Error('nobody expected this request');
    return answer as Answer;
  };
  return { asked, ...(await readList({ json }, {}, most)) };
}

test('a list is read to its end through pages without a row', async () => {
  const { rows, complete, readTo, asked } = await read([0, 3, 0, 2], { rows: 1_000, requests: 20 });
  expect([rows.length, complete, readTo]).toEqual([5, true, undefined]);
  expect(asked.map((query) => query.get('cursor'))).toEqual([null, 'after-0', 'after-1', 'after-2']);
});

test('a list that is not read to its end says how far it was read', async () => {
  const byRequests = await read([0, 0, 0], { rows: 10, requests: 3 }, true);
  expect(byRequests).toMatchObject({ rows: [], complete: false, readTo: '2026-11-18T00:00:00.000Z' });
  const byRows = await read([100, 20], { rows: 120, requests: 20 }, true);
  expect([byRows.rows.length, byRows.complete, byRows.readTo]).toEqual([120, false, '2026-11-19T00:00:00.000Z']);
  expect(byRows.asked.map((query) => query.get('limit'))).toEqual(['100', '20']);
});

test('filters stand in the path; days are those of the user, from their first to their last millisecond', () => {
  const filters: AuditFilters = {
    ...{ status: 'failed', auditType: 'gap', search: 'a b', keyword: 'desk', keyId: 'k', from: '2026-03-01' },
    to: '2026-03-31',
  };
  const query = new URLSearchParams(listPathOf(filters, { cursor: 'c', order: 'oldest', count: true }).split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({
    ...{ status: 'failed', audit_type: 'gap', search: 'a b', keyword: 'desk', key_id: 'k', cursor: 'c' },
    ...{ order: 'oldest', count: 'only' },
    launched_from: new Date(2026, 2, 1).toISOString(),
    launched_to: new Date(new Date(2026, 3, 1).getTime() - 1).toISOString(),
  });
  expect(listPathOf({}, { cursor: '' })).toBe('/audits?');
});

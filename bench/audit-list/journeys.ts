/** What users ask of a long list: each case as the dashboard or a program asks it, with what it took. */
import { type AuditFilters, listPathOf, type ReadAudits, readList } from '../../dashboard/src/api/audit-pages.ts';
import { inOrder, type SortColumn } from '../../dashboard/src/audits/audit-order.ts';
import { auditsCsv } from '../../dashboard/src/audits/audits-csv.ts';
import type { DetailedAuditList } from '../../functions/dashboard/contract/audits.ts';
import type { Service } from './service.ts';
import type { MeasuredCase } from './table.ts';
import { commonKeyword, keys, march, rareKeyword } from './write-audits.ts';

/** A request for a page of the list; `path` is that of the dashboard's client. */
type Ask = (path: string) => Promise<DetailedAuditList>;
type Result = Pick<MeasuredCase, 'found' | 'end'>;
type Case = [name: string, api: 'dashboard' | 'v1', work: (ask: Ask) => Promise<Result>];

/** A unit of reads that need not be consistent is 8 KB. */
const megabytesOf = (reads: number): number => (reads * 8_192) / 1e6;
const integer = new Intl.NumberFormat('en');

/** As the dashboard: the first page of a list, the pages of a long one, what it sorts and what it saves. */
const [firstPage, longPage] = [20, 100];
const sorted = { rows: 1_000, requests: 20 };
const saved = { rows: 5_000, requests: 60 };
const untilFound = { rows: 1, requests: 500 };

const endOf = (readTo: string | undefined): string =>
  readTo === undefined ? 'complete' : `cut at ${readTo.slice(0, 10)}`;
const resultOf = ({ rows, readTo }: ReadAudits): Result => ({
  found: `${integer.format(rows.length)} rows`,
  end: endOf(readTo),
});

/** One page of the list, or the page a number of pages further. */
function page(filters: AuditFilters, more: { limit?: number; order?: 'newest' | 'oldest'; after?: number } = {}) {
  return async (ask: Ask): Promise<Result> => {
    const { limit = firstPage, order = 'newest', after = 0 } = more;
    let list = await ask(listPathOf(filters, { limit, order, cursor: '' }));
    for (let number = 0; number < after && list.next_cursor !== undefined; number++) {
      list = await ask(listPathOf(filters, { limit, order, cursor: list.next_cursor }));
    }
    const readTo = list.next_cursor === undefined ? undefined : (list.read_to ?? list.audits.at(-1)?.created_at);
    return { found: `${integer.format(list.audits.length)} rows`, end: endOf(readTo) };
  };
}

/** The list read on as far as `most` says. */
function read(
  filters: AuditFilters,
  most: { rows: number; requests: number },
  use: (read: ReadAudits) => unknown = () => {},
) {
  return async (ask: Ask): Promise<Result> => {
    const api = { json: <Answer>(_: string, path: string) => ask(path) as Promise<Answer> };
    const all = await readList(api, filters, most);
    use(all);
    return resultOf(all);
  };
}

/** The first count, or all of them. */
function count(filters: AuditFilters, requests: number) {
  return async (ask: Ask): Promise<Result> => {
    let total = 0;
    let list: DetailedAuditList | undefined;
    for (let request = 0; request < requests; request++) {
      list = await ask(listPathOf(filters, { cursor: list?.next_cursor ?? '', count: true }));
      total += list.count ?? 0;
      if (list.next_cursor === undefined) break;
    }
    return { found: integer.format(total), end: endOf(list?.read_to) };
  };
}

const sort = (column: SortColumn, filters: AuditFilters = {}) =>
  read(filters, sorted, ({ rows }) => inOrder(rows, { column, descending: true }));
const csv = (filters: AuditFilters) => read(filters, saved, ({ rows }) => auditsCsv(rows, new Map(), verdicts));
const verdicts = { blocked: '', off_topic: '', behind: '', competitive: '', leading: '', unknown: '' };
const columns = ['keyword', 'type', 'market', 'status', 'verdict', 'score'] as const;

const cases: Case[] = [
  ['first page', 'dashboard', page({})],
  ['first page, oldest first', 'dashboard', page({}, { order: 'oldest' })],
  ['page 500 of 100 rows each, and all before it', 'dashboard', page({}, { limit: longPage, after: 499 })],
  ['`/v1/audits`, first page', 'v1', page({})],
  ['`/v1/audits`, its last page and all before it', 'v1', page({}, { limit: longPage, after: 100_000 })],
  ['type gap, first page', 'dashboard', page({ auditType: 'gap' })],
  ['status failed, first page', 'dashboard', page({ status: 'failed' })],
  ['search that one audit in 18 matches, first page', 'dashboard', page({ search: commonKeyword })],
  ['search for one audit of March, one request', 'dashboard', page({ search: rareKeyword })],
  ['the same, until it is found', 'dashboard', read({ search: rareKeyword }, untilFound)],
  ['the same with the days of March', 'dashboard', page({ search: rareKeyword, ...march })],
  ['search that finds nothing, to the end', 'dashboard', read({ search: 'umbrella' }, untilFound)],
  ['key of most audits, first page', 'dashboard', page({ keyId: keys.most })],
  ['key of 40 audits of March, one request', 'dashboard', page({ keyId: keys.march })],
  ['the same, until it is found', 'dashboard', read({ keyId: keys.march }, untilFound)],
  ['the same with the days of March', 'dashboard', read({ keyId: keys.march, ...march }, untilFound)],
  ['search among the audits of a key, one request', 'dashboard', page({ keyId: keys.most, search: 'umbrella' })],
  ...columns.map((column): Case => [`sorted by ${column}`, 'dashboard', sort(column)]),
  ['sorted by score, type gap', 'dashboard', sort('score', { auditType: 'gap' })],
  ['sorted by score, key of 40 audits', 'dashboard', sort('score', { keyId: keys.march })],
  ['sorted by score, the days of March', 'dashboard', sort('score', march)],
  ['total, first count', 'dashboard', count({}, 1)],
  ['total, all', 'dashboard', count({}, 500)],
  ['total of type gap, all', 'dashboard', count({ auditType: 'gap' }, 500)],
  ['total of March', 'dashboard', count(march, 1)],
  ['CSV', 'dashboard', csv({})],
  ['CSV, type gap', 'dashboard', csv({ auditType: 'gap' })],
  ['CSV, type gap, the days of March', 'dashboard', csv({ auditType: 'gap', ...march })],
  [
    'other audits of one keyword, to compare',
    'dashboard',
    read({ keyword: commonKeyword, status: 'completed' }, { rows: 20, requests: 20 }),
  ],
];

/** Measures all cases, and that an audit is deleted. */
export async function measureJourneys(service: Service): Promise<MeasuredCase[]> {
  const measured: MeasuredCase[] = [];
  const measure = async ([name, api, work]: Case): Promise<void> => {
    const times: number[] = [];
    const ask: Ask = async (path) => {
      const startMs = performance.now();
      const query = Object.fromEntries(new URLSearchParams(path.split('?')[1]));
      const { body } = await (api === 'v1'
        ? service.v1({ route: 'GET /v1/audits', query })
        : service.dashboard({ route: 'GET /dashboard/audits', query }));
      times.push(performance.now() - startMs);
      return body;
    };
    let result: Result | undefined;
    const { calls, reads } = await service.measured(async () => {
      result = await work(ask);
    });
    measured.push({
      ...{ name, requests: times.length, slowestMs: Math.max(...times), ms: times.reduce((sum, ms) => sum + ms, 0) },
      calls: Object.values(calls).reduce((sum, number) => sum + number, 0),
      megabytes: megabytesOf(reads),
      ...(result ?? { found: '', end: '' }),
    });
  };
  for (const one of cases) await measure(one);
  await measure(['an audit deleted from the middle', 'dashboard', (ask) => deleteOne(service, ask)]);
  return measured;
}

/** Deletes an audit; it is in no list any more. */
async function deleteOne({ dashboard }: Service, ask: Ask): Promise<Result> {
  const found = await ask(listPathOf(march, { limit: 1, cursor: '' }));
  const audit_id = found.audits[0]?.audit_id ?? '';
  await dashboard({ route: 'DELETE /dashboard/audits/{audit_id}', parameters: { audit_id } });
  const left = await ask(listPathOf(march, { limit: 1, cursor: '' }));
  const isGone = left.audits[0]?.audit_id !== audit_id;
  return { found: isGone ? 'gone from the list' : 'still in the list', end: 'complete' };
}

/** Lists and counts an account's audits from the index `by-account`, in pages that read a bounded part of it. */
import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import {
  type AuditDetails,
  type AuditSummary,
  type CountQuery,
  type DetailedQuery,
  type ListPosition,
  type ListQuery,
  searchForms,
} from '../../core/audits/read-audits.ts';
import { auditDetailsItem, auditKey, auditSummaryItem } from './audit-item.ts';
import { batchSize, type DocumentClient, itemsAt } from './client.ts';

const positionKey = z.object({ audit_id: z.string(), created_at: z.string() });
/** A filter may skip many audits: at most this many index pages (1 MB each) are read before a cursor is returned. */
const maxPages = 5;
/** Batches in which a page looks for the audits of one key, which the index does not hold: 4 MB of the table. */
const maxBatches = 10;
/** A filter is tried on this many audits for each one wanted before whole index pages are read: most are not rare. */
const triedFirst = 10;

/** What one request may still read. */
interface Budget {
  indexPages: number;
}

interface Page<Row> {
  audits: Row[];
  next?: ListPosition;
}

/** One page of the list, within the budget. */
export async function listPage(
  client: DocumentClient,
  tableName: string,
  accountId: string,
  query: ListQuery,
  budget: Budget = { indexPages: maxPages },
): Promise<Page<AuditSummary>> {
  const { limit, after, oldestFirst = false } = query;
  const asked = queryOf(tableName, accountId, query);
  // One extra item shows whether there is a next page.
  const wanted = limit + 1;
  const audits: AuditSummary[] = [];
  let start = startAfter(accountId, after);
  let firstLimit = isFiltered(asked) ? wanted * triedFirst : undefined;
  while (budget.indexPages > 0) {
    budget.indexPages -= 1;
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        ...asked,
        ScanIndexForward: oldestFirst,
        Limit: isFiltered(asked) ? firstLimit : wanted - audits.length,
        ExclusiveStartKey: start,
      }),
    );
    audits.push(...z.array(auditSummaryItem).parse(Items));
    if (audits.length > limit) return { audits: audits.slice(0, limit), ...nextAfter(audits[limit - 1]) };
    if (!LastEvaluatedKey) return { audits };
    start = LastEvaluatedKey;
    firstLimit = undefined;
  }
  return { audits, next: positionKey.parse(start) };
}

/** Counts what the list shows, in at most `maxPages` index pages; DynamoDB reads the audits, and returns none of them. */
export async function countPage(
  client: DocumentClient,
  tableName: string,
  accountId: string,
  query: CountQuery,
): Promise<{ count: number; next?: ListPosition }> {
  const asked = queryOf(tableName, accountId, query);
  let start = startAfter(accountId, query.after);
  let count = 0;
  for (let page = 0; page < maxPages; page++) {
    const { Count = 0, LastEvaluatedKey } = await client.send(
      new QueryCommand({ ...asked, ScanIndexForward: false, Select: 'COUNT', ExclusiveStartKey: start }),
    );
    count += Count;
    if (!LastEvaluatedKey) return { count };
    start = LastEvaluatedKey;
  }
  return { count, next: positionKey.parse(start) };
}

/** One page with details, which are read from the table. A key is looked for in a bounded number of audits. */
export async function detailedPage(
  client: DocumentClient,
  tableName: string,
  accountId: string,
  { keyId, ...query }: DetailedQuery,
): Promise<Page<AuditSummary & AuditDetails>> {
  const { limit } = query;
  if (keyId === undefined) {
    const { audits, next } = await listPage(client, tableName, accountId, query);
    return { audits: await detailed(client, tableName, audits), ...(next ? { next } : {}) };
  }
  const found: (AuditSummary & AuditDetails)[] = [];
  // All batches share one budget, so that a search among the audits of a key reads no more than another search.
  const filtered = isFiltered(queryOf(tableName, accountId, query));
  const budget = { indexPages: filtered ? maxPages : maxBatches };
  let { after } = query;
  while (budget.indexPages > 0) {
    const batch = { ...query, ...(after === undefined ? {} : { after }), limit: batchSize };
    const { audits, next } = await listPage(client, tableName, accountId, batch, budget);
    found.push(...(await detailed(client, tableName, audits)).filter((audit) => audit.key_id === keyId));
    if (found.length > limit) return { audits: found.slice(0, limit), ...nextAfter(found[limit - 1]) };
    if (!next) return { audits: found };
    after = next;
  }
  return { audits: found, ...(after ? { next: after } : {}) };
}

/** Adds the details; an audit deleted meanwhile is left out. */
async function detailed(
  client: DocumentClient,
  tableName: string,
  audits: readonly AuditSummary[],
): Promise<(AuditSummary & AuditDetails)[]> {
  if (audits.length === 0) return [];
  const keys = audits.map(({ audit_id }) => auditKey(audit_id));
  const ProjectionExpression = 'audit_id, key_id, control_urls, verdict, score';
  const items = z.array(auditDetailsItem).parse(await itemsAt(client, tableName, keys, { ProjectionExpression }));
  const details = new Map(items.map(({ audit_id, ...more }) => [audit_id, more]));
  return audits.flatMap((audit) => {
    const more = details.get(audit.audit_id);
    return more === undefined ? [] : [{ ...audit, ...more }];
  });
}

type Asked = Pick<
  QueryCommandInput,
  | 'TableName'
  | 'IndexName'
  | 'KeyConditionExpression'
  | 'FilterExpression'
  | 'ExpressionAttributeNames'
  | 'ExpressionAttributeValues'
>;

/** Times before and after all launches; a key cannot be compared with an empty text. */
const [beforeAll, afterAll] = ['0', '9'];

/** The part of the index that a query reads, which is all of a time, and what it filters there. */
function queryOf(TableName: string, accountId: string, query: CountQuery): Asked {
  const { status, auditType, keyword, search, launchedFrom, launchedTo } = query;
  const ofTime = launchedFrom !== undefined || launchedTo !== undefined;
  const forms = search === undefined ? [] : searchForms(search);
  const found = forms.map((_, index) => `contains(keyword, :form${index}) OR contains(user_url, :form${index})`);
  const filters = [
    ...(status ? ['#status = :status'] : []),
    ...(auditType ? ['audit_type = :type'] : []),
    ...(keyword === undefined ? [] : ['keyword = :keyword']),
    ...(found.length === 0 ? [] : [`(${found.join(' OR ')})`]),
  ];
  return {
    ...{ TableName, IndexName: 'by-account' },
    KeyConditionExpression: `account_id = :account${ofTime ? ' AND created_at BETWEEN :from AND :to' : ''}`,
    ...(filters.length === 0 ? {} : { FilterExpression: filters.join(' AND ') }),
    ...(status ? { ExpressionAttributeNames: { '#status': 'status' } } : {}),
    ExpressionAttributeValues: {
      ':account': accountId,
      ...(ofTime ? { ':from': launchedFrom ?? beforeAll, ':to': launchedTo ?? afterAll } : {}),
      ...(status ? { ':status': status } : {}),
      ...(auditType ? { ':type': auditType } : {}),
      ...(keyword === undefined ? {} : { ':keyword': keyword }),
      ...Object.fromEntries(forms.map((form, index) => [`:form${index}`, form])),
    },
  };
}

function isFiltered({ FilterExpression }: Asked): boolean {
  return FilterExpression !== undefined;
}

/** The index key that a page begins after. */
function startAfter(accountId: string, after: ListPosition | undefined): Record<string, unknown> | undefined {
  return after && { ...auditKey(after.audit_id), account_id: accountId, created_at: after.created_at };
}

function nextAfter(last: ListPosition | undefined): { next?: ListPosition } {
  return last ? { next: { audit_id: last.audit_id, created_at: last.created_at } } : {};
}

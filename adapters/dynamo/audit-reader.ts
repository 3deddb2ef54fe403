/** Reads audits from DynamoDB: one item for polls, one Query for an audit with its output, an index for the list. */
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type Audit, auditStatuses } from '../../core/audits/audit.ts';
import type { LaunchedAudits } from '../../core/audits/days.ts';
import type { AuditReader } from '../../core/audits/read-audits.ts';
import { auditFromItem, auditKey, auditPart, fromOutputItems } from './audit-item.ts';
import { countPage, detailedPage, listPage } from './audit-list.ts';
import type { DocumentClient } from './client.ts';

const launchedItem = z.object({ created_at: z.string(), status: z.enum(auditStatuses) });
/** Index pages read at most to count launched audits: 10 MB hold the largest plan's month, at 1 KB an audit. */
const maxLaunchedPages = 10;

/** Reads of single audits are consistent, so that a caller finds a new audit; the list follows within a second. */
export function dynamoAuditReader(
  client: DocumentClient,
  tableName: string,
  now = () => new Date(),
): AuditReader & LaunchedAudits {
  /** The audit of an item. One that has expired is gone, though the table may take days to delete its items. */
  const current = (item: unknown): Audit | undefined => {
    const audit = item === undefined ? undefined : auditFromItem(item);
    return audit?.expires_at !== undefined && audit.expires_at <= now().toISOString() ? undefined : audit;
  };
  return {
    async getStatus(auditId) {
      const { Item } = await client.send(
        new GetCommand({ TableName: tableName, Key: auditKey(auditId), ConsistentRead: true }),
      );
      return current(Item);
    },

    async get(auditId) {
      const items: Record<string, unknown>[] = [];
      let start: Record<string, unknown> | undefined;
      do {
        const page = await client.send(
          new QueryCommand({
            TableName: tableName,
            // The audit and its output, not its share links.
            KeyConditionExpression: 'audit_id = :id AND #part BETWEEN :first AND :last',
            ExpressionAttributeNames: { '#part': 'part' },
            ExpressionAttributeValues: { ':id': auditId, ':first': auditPart, ':last': 'OUTPUT$' },
            ConsistentRead: true,
            ExclusiveStartKey: start,
          }),
        );
        items.push(...(page.Items ?? []));
        start = page.LastEvaluatedKey;
      } while (start);
      const audit = current(items.find(({ part }) => part === auditPart));
      if (!audit) return undefined;
      const outputJson = fromOutputItems(items.filter(({ part }) => part !== auditPart));
      return { audit, ...(outputJson === undefined ? {} : { outputJson }) };
    },

    list: (accountId, query) => listPage(client, tableName, accountId, query),

    listDetailed: (accountId, query) => detailedPage(client, tableName, accountId, query),

    count: (accountId, query) => countPage(client, tableName, accountId, query),

    async launchedSince(accountId, from) {
      const audits: z.infer<typeof launchedItem>[] = [];
      let start: Record<string, unknown> | undefined;
      for (let page = 0; page < maxLaunchedPages; page++) {
        const { Items, LastEvaluatedKey } = await client.send(
          new QueryCommand({
            TableName: tableName,
            IndexName: 'by-account',
            KeyConditionExpression: 'account_id = :account AND created_at >= :from',
            ScanIndexForward: false,
            ProjectionExpression: 'created_at, #status',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: { ':account': accountId, ':from': from.toISOString() },
            ExclusiveStartKey: start,
          }),
        );
        audits.push(...z.array(launchedItem).parse(Items ?? []));
        start = LastEvaluatedKey;
        if (!start) return { audits, complete: true };
      }
      return { audits, complete: false };
    },
  };
}

/** Deletes audits in DynamoDB: one Query finds all items of an audit, one transaction deletes them. */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { auditStatuses, hasEnded } from '../../core/audits/audit.ts';
import type { AuditRemover } from '../../core/audits/delete-audit.ts';
import { auditPart } from './audit-item.ts';
import { type DocumentClient, unavailable } from './client.ts';

const part = z.object({
  part: z.string(),
  account_id: z.string().exactOptional(),
  status: z.enum(auditStatuses).exactOptional(),
});

/** Deletes from the table of audits. An audit has few parts and at most 20 share links: a transaction deletes 100 items. */
export function dynamoAuditRemover(client: DocumentClient, tableName: string): AuditRemover {
  return {
    async remove(accountId, auditId) {
      const parts: z.infer<typeof part>[] = [];
      let start: Record<string, unknown> | undefined;
      do {
        const page = await client.send(
          new QueryCommand({
            TableName: tableName,
            KeyConditionExpression: 'audit_id = :id',
            // Reads only the names of the output's parts, not the output.
            ProjectionExpression: '#part, account_id, #status',
            ExpressionAttributeNames: { '#part': 'part', '#status': 'status' },
            ExpressionAttributeValues: { ':id': auditId },
            ConsistentRead: true,
            ExclusiveStartKey: start,
          }),
        );
        parts.push(...z.array(part).parse(page.Items ?? []));
        start = page.LastEvaluatedKey;
      } while (start);
      const audit = parts.find((item) => item.part === auditPart);
      if (audit?.account_id !== accountId || audit.status === undefined) return 'not_found';
      if (!hasEnded(audit.status)) return 'not_ended';
      try {
        await client.send(
          new TransactWriteCommand({
            TransactItems: parts.map((item) => ({
              Delete: { TableName: tableName, Key: { audit_id: auditId, part: item.part } },
            })),
          }),
        );
      } catch (error) {
        // A concurrent request is deleting it; a retry finds nothing.
        if (error instanceof TransactionCanceledException) throw unavailable(error);
        throw error;
      }
      return 'removed';
    },
  };
}

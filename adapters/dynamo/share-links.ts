/** Stores share links in DynamoDB as parts of their audit, so that the audit's deletion takes them along. */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { GetCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { ShareLink, ShareLinkStore } from '../../core/audits/share-links.ts';
import { auditKey } from './audit-item.ts';
import { conditionHeld, type DocumentClient, unavailable } from './client.ts';

/**
 * The attributes of a link. `created_at` is not among them: with an `account_id` beside it, an item would appear in
 * the index `by-account`.
 */
const shareItem = z.object({
  audit_id: z.string(),
  slot: z.number(),
  share_id: z.string(),
  token_hash: z.string(),
  shared_at: z.string(),
  expires_at: z.string(),
  revoked_at: z.string().exactOptional(),
});

const sharePart = (slot: number): string => `SHARE#${String(slot).padStart(2, '0')}`;
const keyOf = (auditId: string, slot: number) => ({ audit_id: auditId, part: sharePart(slot) });

export function dynamoShareLinks(client: DocumentClient, tableName: string): ShareLinkStore {
  return {
    async add({ accountId, link, now }) {
      const { created_at: shared_at, ...rest } = link;
      const ttl = Math.ceil(Date.parse(link.expires_at) / 1_000);
      try {
        await client.send(
          new TransactWriteCommand({
            TransactItems: [
              {
                ConditionCheck: {
                  TableName: tableName,
                  Key: auditKey(link.audit_id),
                  ConditionExpression: 'account_id = :account AND #status = :completed',
                  ExpressionAttributeNames: { '#status': 'status' },
                  ExpressionAttributeValues: { ':account': accountId, ':completed': 'completed' },
                },
              },
              {
                Put: {
                  TableName: tableName,
                  Item: { ...rest, shared_at, part: sharePart(link.slot), ttl },
                  // The slot may hold this link already: a write is repeated if its response was lost.
                  ConditionExpression:
                    'attribute_not_exists(audit_id) OR share_id = :id OR expires_at <= :now OR attribute_exists(revoked_at)',
                  ExpressionAttributeValues: { ':id': link.share_id, ':now': now.toISOString() },
                },
              },
            ],
          }),
        );
        return 'added';
      } catch (error) {
        if (!(error instanceof TransactionCanceledException)) throw error;
        const [audit, share] = error.CancellationReasons?.map(({ Code }) => Code) ?? [];
        if (audit === 'ConditionalCheckFailed') return 'not_shared';
        if (share === 'ConditionalCheckFailed') return 'taken';
        throw unavailable(error);
      }
    },
    async get(auditId, slot) {
      const Key = keyOf(auditId, slot);
      const { Item } = await client.send(new GetCommand({ TableName: tableName, Key, ConsistentRead: true }));
      return Item && fromItem(Item);
    },
    async list(auditId) {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: tableName,
          KeyConditionExpression: 'audit_id = :id AND begins_with(#part, :share)',
          ExpressionAttributeNames: { '#part': 'part' },
          ExpressionAttributeValues: { ':id': auditId, ':share': 'SHARE#' },
          ConsistentRead: true,
        }),
      );
      return Items.map(fromItem);
    },
    revoke: ({ audit_id, slot, share_id }, at) =>
      conditionHeld(() =>
        client.send(
          new UpdateCommand({
            TableName: tableName,
            Key: keyOf(audit_id, slot),
            UpdateExpression: 'SET revoked_at = if_not_exists(revoked_at, :at)',
            ConditionExpression: 'share_id = :id',
            ExpressionAttributeValues: { ':id': share_id, ':at': at },
          }),
        ),
      ),
  };
}

/** @throws ZodError if the item does not match the schema. */
function fromItem(item: unknown): ShareLink {
  const { shared_at, ...rest } = shareItem.parse(item);
  return { ...rest, created_at: shared_at };
}

/** One audit of an account with all its items: the small one, the parts of its output, and whatever else it has. */
import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { AccountRecord } from '../../../core/accounts/account-records.ts';
import { auditKey, auditPart, fromOutputItems, isOutputPart } from '../audit-item.ts';
import { conditionHeld, type DocumentClient } from '../client.ts';

type Item = Record<string, unknown>;
const partItem = z.object({ part: z.string(), updated_at: z.string().exactOptional() });
/** Attributes of the table's own bookkeeping, and the hashes of share links. */
const hidden = ['part', 'unfinished', 'check_at', 'ttl', 'token_hash'];
const shown = (item: Item): Item => Object.fromEntries(Object.entries(item).filter(([name]) => !hidden.includes(name)));
/** A running audit may write while it is removed. */
const maxTries = 10;

export function auditRecord(client: DocumentClient, table: string, auditId: string): AccountRecord {
  const itemsOf = async (projection: object = {}): Promise<Item[]> => {
    const items: Item[] = [];
    let start: Item | undefined;
    do {
      const page = await client.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'audit_id = :id',
          ExpressionAttributeValues: { ':id': auditId },
          ConsistentRead: true,
          ExclusiveStartKey: start,
          ...projection,
        }),
      );
      items.push(...(page.Items ?? []));
      start = page.LastEvaluatedKey;
    } while (start);
    return items;
  };

  return {
    id: auditId,
    async load() {
      const items = await itemsOf();
      const audit = items.find(({ part }) => part === auditPart);
      if (!audit) return undefined;
      const outputJson = fromOutputItems(items.filter(({ part }) => isOutputPart(String(part))));
      const others = items.filter(({ part }) => part !== auditPart && !isOutputPart(String(part)));
      return {
        ...shown(audit),
        ...(others.length === 0 ? {} : { others: others.map(shown) }),
        ...(outputJson === undefined ? {} : { output: JSON.parse(outputJson) }),
      };
    },
    async remove() {
      for (let tries = 0; tries < maxTries; tries++) {
        const parts = z.array(partItem).parse(
          await itemsOf({
            ProjectionExpression: '#part, updated_at',
            ExpressionAttributeNames: { '#part': 'part' },
          }),
        );
        const audit = parts.find(({ part }) => part === auditPart);
        // The small item last: through it the others are found again if this is interrupted.
        for (const { part } of parts.filter((each) => each !== audit)) {
          await client.send(new DeleteCommand({ TableName: table, Key: { audit_id: auditId, part } }));
        }
        if (audit === undefined) return parts.length > 0;
        const removed = await conditionHeld(() =>
          client.send(
            new DeleteCommand({
              TableName: table,
              Key: auditKey(auditId),
              ConditionExpression: 'updated_at = :seen',
              ExpressionAttributeValues: { ':seen': audit.updated_at },
            }),
          ),
        );
        // Otherwise its worker has written since, perhaps the output.
        if (removed) return true;
      }
      throw new Error(`the audit ${auditId} is written faster than it can be removed; run it again`);
    },
  };
}

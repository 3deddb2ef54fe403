/** Reads usage counters from DynamoDB in one batch. */
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { UsageReader } from '../../core/accounts/read-usage.ts';
import { type DocumentClient, unavailable } from './client.ts';

const usageItem = z.object({ scope: z.string(), used: z.number() });

/** Uses one consistent BatchGetItem, so that callers see their latest use. */
export function dynamoUsageReader(client: DocumentClient, tableName: string): UsageReader {
  return {
    async used(scopes) {
      const { Responses, UnprocessedKeys } = await client.send(
        new BatchGetCommand({
          RequestItems: { [tableName]: { Keys: scopes.map((scope) => ({ scope })), ConsistentRead: true } },
        }),
      );
      if (UnprocessedKeys?.[tableName]) throw unavailable(new Error('usage counters were left unprocessed'));
      const items = z.array(usageItem).parse(Responses?.[tableName] ?? []);
      const usedByScope = new Map(items.map(({ scope, used }) => [scope, used]));
      return scopes.map((scope) => usedByScope.get(scope) ?? 0);
    },
  };
}

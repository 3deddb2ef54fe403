/** Keeps results pages in DynamoDB, in the table of counters, so that all workers share them. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { ResultsCache } from '../../../core/audits/shared-limits.ts';
import type { DocumentClient } from '../client.ts';

/** An item holds at most 400 KB; a results page takes about 10 KB. */
const maxBytes = 300 * 1024;
const resultsItem = z.object({ stored_ms: z.number(), gzip: z.instanceof(Uint8Array) });

export function dynamoResultsCache(client: DocumentClient, tableName: string): ResultsCache {
  const keyOf = (key: string) => ({ scope: `results#${key}` });
  return {
    async get(key) {
      const { Item } = await client.send(new GetCommand({ TableName: tableName, Key: keyOf(key) }));
      if (!Item) return undefined;
      const { stored_ms, gzip } = resultsItem.parse(Item);
      return { text: gunzipSync(gzip).toString('utf8'), storedAt: new Date(stored_ms) };
    },
    async put(key, { text, storedAt }, keptMs) {
      const gzip = gzipSync(text);
      if (gzip.length > maxBytes) return;
      const storedMs = storedAt.getTime();
      await client.send(
        new UpdateCommand({
          TableName: tableName,
          Key: keyOf(key),
          UpdateExpression: 'SET gzip = :gzip, stored_ms = :stored, #ttl = :ttl',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: {
            ':gzip': gzip,
            ':stored': storedMs,
            ':ttl': Math.ceil((storedMs + keptMs) / 1_000),
          },
        }),
      );
    },
  };
}

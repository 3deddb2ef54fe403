/** Stores the trail of operators in DynamoDB: one partition of the table of trails, whose name no account can have. */
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type OperatorTrail, operatorTrailDays } from '../../../core/accounts/operator-trail.ts';
import type { DocumentClient } from '../client.ts';

/** Ids of accounts have no `#`. */
const partition = '#operators';
const daySeconds = 86_400;

const entryItem = z.object({
  entry_id: z.string(),
  at: z.string(),
  who: z.string(),
  aws_access_key_id: z.string().exactOptional(),
  command: z.string(),
  subject: z.string(),
  detail: z.string().exactOptional(),
});

export function dynamoOperatorTrail(client: DocumentClient, tableName: string): OperatorTrail {
  return {
    async add(entry) {
      const ttl = Math.floor(Date.parse(entry.at) / 1_000) + operatorTrailDays * daySeconds;
      const Item = { ...entry, account_id: partition, item: `ENTRY#${entry.at}#${entry.entry_id}`, ttl };
      await client.send(new PutCommand({ TableName: tableName, Item }));
    },
    async list({ limit }) {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: tableName,
          KeyConditionExpression: 'account_id = :operators',
          ExpressionAttributeValues: { ':operators': partition },
          ScanIndexForward: false,
          Limit: limit,
        }),
      );
      return z.array(entryItem).parse(Items);
    },
  };
}

/** Stores audit trails and sessions in DynamoDB: one partition per account, with a sort key prefix for each kind. */

import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { SessionStore, SignInSession } from '../../core/accounts/sessions.ts';
import { type TrailPosition, type TrailStore, trailActions, trailDays } from '../../core/accounts/trail.ts';
import { conditionHeld, type DocumentClient } from './client.ts';

const daySeconds = 86_400;
const sessionDays = 30;
/** More than any account has; bounds what a list reads. */
const maxSessions = 200;

const entryItem = z.object({
  entry_id: z.string(),
  account_id: z.string(),
  at: z.string(),
  action: z.enum(trailActions),
  actor: z.enum(['user', 'operator']),
  ip: z.string().exactOptional(),
  forwarded_for: z.string().exactOptional(),
  user_agent: z.string().exactOptional(),
  key_id: z.string().exactOptional(),
  audit_id: z.string().exactOptional(),
  detail: z.string().exactOptional(),
});

const sessionItem = z.object({
  session_id: z.string(),
  account_id: z.string(),
  first_seen_at: z.string(),
  last_seen_at: z.string(),
  ended_at: z.string().exactOptional(),
  ip: z.string().exactOptional(),
  forwarded_for: z.string().exactOptional(),
  user_agent: z.string().exactOptional(),
});

const entryKey = ({ at, entry_id }: TrailPosition): string => `ENTRY#${at}#${entry_id}`;
const sessionKey = (sessionId: string): string => `SESSION#${sessionId}`;
const ttlAt = (time: string, days: number): number => Math.floor(Date.parse(time) / 1_000) + days * daySeconds;

export function dynamoTrail(client: DocumentClient, tableName: string): TrailStore {
  return {
    async add(entry) {
      const Item = { ...entry, item: entryKey(entry), ttl: ttlAt(entry.at, trailDays) };
      await client.send(new PutCommand({ TableName: tableName, Item }));
    },
    async list(accountId, { limit, before }) {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: tableName,
          KeyConditionExpression: 'account_id = :account AND #item BETWEEN :first AND :last',
          ExpressionAttributeNames: { '#item': 'item' },
          ExpressionAttributeValues: { ':account': accountId, ':first': 'ENTRY#', ':last': 'ENTRY$' },
          ScanIndexForward: false,
          Limit: limit,
          ...(before === undefined ? {} : { ExclusiveStartKey: { account_id: accountId, item: entryKey(before) } }),
        }),
      );
      return z.array(entryItem).parse(Items);
    },
  };
}

export function dynamoSessions(client: DocumentClient, tableName: string): SessionStore {
  const keyOf = (accountId: string, sessionId: string) => ({ account_id: accountId, item: sessionKey(sessionId) });
  return {
    async get(accountId, sessionId) {
      const Key = keyOf(accountId, sessionId);
      const { Item } = await client.send(new GetCommand({ TableName: tableName, Key, ConsistentRead: true }));
      return Item && sessionItem.parse(Item);
    },
    begin: (session) =>
      conditionHeld(() =>
        client.send(
          new PutCommand({
            TableName: tableName,
            Item: {
              ...{ ...session, item: sessionKey(session.session_id) },
              ttl: ttlAt(session.last_seen_at, sessionDays),
            },
            ConditionExpression: 'attribute_not_exists(account_id)',
          }),
        ),
      ),
    async see({ accountId, sessionId, at }) {
      await conditionHeld(() =>
        client.send(
          new UpdateCommand({
            TableName: tableName,
            Key: keyOf(accountId, sessionId),
            UpdateExpression: 'SET last_seen_at = :at, #ttl = :ttl',
            ConditionExpression: 'attribute_exists(account_id) AND attribute_not_exists(ended_at)',
            ExpressionAttributeNames: { '#ttl': 'ttl' },
            ExpressionAttributeValues: { ':at': at, ':ttl': ttlAt(at, sessionDays) },
          }),
        ),
      );
    },
    async end({ accountId, sessionId, at }) {
      try {
        const { Attributes } = await client.send(
          new UpdateCommand({
            TableName: tableName,
            Key: keyOf(accountId, sessionId),
            UpdateExpression: 'SET ended_at = if_not_exists(ended_at, :at), #ttl = :ttl',
            ConditionExpression: 'attribute_exists(account_id)',
            ExpressionAttributeNames: { '#ttl': 'ttl' },
            ExpressionAttributeValues: { ':at': at, ':ttl': ttlAt(at, sessionDays) },
            ReturnValues: 'ALL_NEW',
          }),
        );
        return sessionItem.parse(Attributes);
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return undefined;
        throw error;
      }
    },
    async list(accountId) {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: tableName,
          KeyConditionExpression: 'account_id = :account AND begins_with(#item, :sessions)',
          ExpressionAttributeNames: { '#item': 'item' },
          ExpressionAttributeValues: { ':account': accountId, ':sessions': 'SESSION#' },
          Limit: maxSessions,
        }),
      );
      return byLastSeen(z.array(sessionItem).parse(Items));
    },
  };
}

function byLastSeen(sessions: SignInSession[]): SignInSession[] {
  return sessions.toSorted((a, b) => (a.last_seen_at > b.last_seen_at ? -1 : a.last_seen_at < b.last_seen_at ? 1 : 0));
}

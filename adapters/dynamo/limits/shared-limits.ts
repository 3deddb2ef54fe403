/**
 * Keeps limits that all workers share in DynamoDB, in the table of counters: each turn, unit or failure is one
 * conditional write of one item.
 */
import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import {
  brokenMs,
  budgetKeptMs,
  budgetScope,
  limitKeptMs,
  maxFailures,
  type SharedLimits,
} from '../../../core/audits/shared-limits.ts';
import { conditionHeld, type DocumentClient, unavailable } from '../client.ts';
import { partPrefix } from '../usage.ts';

/** A writer that loses this often against others gives up. */
const maxWrites = 10;

const paceItem = z.object({ next_ms: z.number() });
const breakerItem = z.object({ failures: z.number(), failed_ms: z.number() });

export function dynamoSharedLimits(client: DocumentClient, tableName: string): SharedLimits {
  const ttlAt = (now: Date, keptMs = limitKeptMs): number => Math.floor((now.getTime() + keptMs) / 1_000);

  /** Changes a pace if it is as `condition` says. Returns the item, changed or as it stands. */
  const changePace = async (
    scope: string,
    { change, condition, values, now }: { change: string; condition: string; values: object; now: Date },
  ): Promise<{ changed: boolean; nextMs: number | undefined }> => {
    try {
      const { Attributes } = await client.send(
        new UpdateCommand({
          TableName: tableName,
          Key: { scope },
          UpdateExpression: `SET next_ms = ${change}, #ttl = :ttl`,
          ConditionExpression: condition,
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: { ...values, ':ttl': ttlAt(now) },
          ReturnValues: 'ALL_NEW',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      );
      return { changed: true, nextMs: paceItem.parse(Attributes).next_ms };
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      return { changed: false, nextMs: error.Item && paceItem.parse(unmarshall(error.Item)).next_ms };
    }
  };

  return {
    async turn({ name, gapMs, burst, now, maxWaitMs }) {
      const scope = `pace#${name}`;
      const nowMs = now.getTime();
      const latestMs = nowMs + maxWaitMs + burst * gapMs;
      for (let writes = 0; writes < maxWrites; writes += 2) {
        const queued = await changePace(scope, {
          ...{ change: 'next_ms + :gap', condition: 'next_ms >= :now AND next_ms <= :latest', now },
          values: { ':gap': gapMs, ':now': nowMs, ':latest': latestMs },
        });
        if (queued.changed && queued.nextMs !== undefined) {
          return Math.max(0, queued.nextMs - gapMs - burst * gapMs - nowMs);
        }
        if ((queued.nextMs ?? 0) > latestMs) return undefined;
        const begun = await changePace(scope, {
          ...{ change: ':next', condition: 'attribute_not_exists(next_ms) OR next_ms < :now', now },
          values: { ':next': nowMs + gapMs, ':now': nowMs },
        });
        if (begun.changed) return 0;
      }
      throw unavailable(new Error('a turn could not be reserved'));
    },

    spend: ({ name, limit, period, now, units = 1, part }) =>
      conditionHeld(() =>
        client.send(
          new UpdateCommand({
            TableName: tableName,
            Key: { scope: budgetScope(name, period, now) },
            UpdateExpression: `ADD used :units${part === undefined ? '' : ', #part :units'} SET #ttl = :ttl`,
            ConditionExpression: ':limit >= :units AND (attribute_not_exists(used) OR used <= :most)',
            ExpressionAttributeNames: {
              '#ttl': 'ttl',
              ...(part === undefined ? {} : { '#part': `${partPrefix}${part}` }),
            },
            ExpressionAttributeValues: {
              ':units': units,
              ':limit': limit,
              ':most': limit - units,
              ':ttl': ttlAt(now, budgetKeptMs[period]),
            },
          }),
        ),
      ),

    async giveBack({ name, period, now, units }) {
      if (units === 0) return;
      // The SDK repeats a write whose answer was lost, with the same id.
      const values = { ':back': -units, ':id': randomUUID(), ':ttl': ttlAt(now, budgetKeptMs[period]) };
      await conditionHeld(() =>
        client.send(
          new UpdateCommand({
            TableName: tableName,
            Key: { scope: budgetScope(name, period, now) },
            UpdateExpression: 'ADD used :back SET last_back = :id, #ttl = :ttl',
            ConditionExpression: 'attribute_not_exists(last_back) OR last_back <> :id',
            ExpressionAttributeNames: { '#ttl': 'ttl' },
            ExpressionAttributeValues: values,
          }),
        ),
      );
    },

    async isBroken(name, now) {
      const { Item } = await client.send(new GetCommand({ TableName: tableName, Key: { scope: `breaker#${name}` } }));
      if (!Item) return false;
      const { failures, failed_ms } = breakerItem.parse(Item);
      return failures >= maxFailures && now.getTime() < failed_ms + brokenMs;
    },

    async noteFailed(name, now) {
      await client.send(
        new UpdateCommand({
          TableName: tableName,
          Key: { scope: `breaker#${name}` },
          UpdateExpression: 'ADD failures :one SET failed_ms = :now, #ttl = :ttl',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: { ':one': 1, ':now': now.getTime(), ':ttl': ttlAt(now) },
        }),
      );
    },

    async noteWorked(name) {
      await client.send(new DeleteCommand({ TableName: tableName, Key: { scope: `breaker#${name}` } }));
    },
  };
}

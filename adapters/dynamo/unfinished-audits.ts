/** Moves audits to their end in DynamoDB: every transition is one conditional write. */
import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { GetCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type Audit, type Transition, transitions } from '../../core/audits/audit.ts';
import type { UnfinishedAudit, UnfinishedAudits } from '../../core/audits/unfinished-audits.ts';
import {
  auditKey,
  fromItem,
  toOutputItems,
  transitionCondition,
  unfinishedItem,
  unfinishedMark,
} from './audit-item.ts';
import type { DocumentClient } from './client.ts';
import { newDelivery } from './delivery-item.ts';

interface Change {
  auditId: string;
  transition: Transition;
  now: Date;
  /** For fenced transitions. */
  attempt?: number;
  set?: Record<string, unknown>;
  remove?: string[];
  /** Conditions beside the transition's own. */
  only?: string;
  values?: Record<string, unknown>;
}

/** Transactions that meet another one are tried so often. */
const conflictTries = 3;

/** Audits, usage counters and deliveries of the tables. */
export function dynamoUnfinishedAudits(
  client: DocumentClient,
  tables: { audits: string; usage: string; deliveries: string },
): UnfinishedAudits {
  const change = async (wanted: Change): Promise<Audit | undefined> => {
    try {
      const { Attributes } = await client.send(
        new UpdateCommand({ ...updateOf(tables.audits, wanted), ReturnValues: 'ALL_NEW' }),
      );
      return fromItem(Attributes);
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return undefined;
      throw error;
    }
  };

  /** The change and what must happen with it; false when the audit was not in the state to allow it. */
  const changeWith = async (
    wanted: Change,
    besides: NonNullable<ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems']>,
  ): Promise<boolean> => {
    for (let tries = 1; ; tries++) {
      try {
        await client.send(
          new TransactWriteCommand({ TransactItems: [{ Update: updateOf(tables.audits, wanted) }, ...besides] }),
        );
        return true;
      } catch (error) {
        if (!(error instanceof TransactionCanceledException)) throw error;
        const reasons = error.CancellationReasons ?? [];
        if (reasons[0]?.Code === 'ConditionalCheckFailed') return false;
        if (tries === conflictTries || !reasons.some(({ Code }) => Code === 'TransactionConflict')) throw error;
      }
    }
  };

  return {
    async get(auditId) {
      const { Item } = await client.send(
        new GetCommand({ TableName: tables.audits, Key: auditKey(auditId), ConsistentRead: true }),
      );
      return Item && fromItem(Item);
    },

    claim: ({ auditId, now, leaseUntil }) =>
      change({
        auditId,
        transition: 'claim',
        now,
        set: { lease_until: leaseUntil.toISOString(), progress: 0, step: 'starting', resent: 0 },
        only: '(attribute_not_exists(lease_until) OR lease_until <= :now)',
      }),

    progress: async ({ auditId, attempt, progress, step, now, leaseUntil }) =>
      (await change({
        auditId,
        attempt,
        transition: 'progress',
        now,
        set: { progress, step, lease_until: leaseUntil.toISOString() },
      })) !== undefined,

    release: async ({ auditId, attempt, failure, now, retryAt }) =>
      (await change({
        auditId,
        attempt,
        transition: 'release',
        now,
        set: { last_failure: failure, lease_until: retryAt.toISOString() },
      })) !== undefined,

    complete: ({ auditId, attempt, outputJson, at, delivery }) =>
      changeWith({ auditId, attempt, transition: 'complete', now: at, ...ended(at) }, [
        ...toOutputItems(auditId, outputJson).map((Item) => ({ Put: { TableName: tables.audits, Item } })),
        ...(delivery ? [newDelivery(tables.deliveries, delivery)] : []),
      ]),

    fail: ({ auditId, attempt, code, message, at, giveBackTo, delivery }) =>
      changeWith({ auditId, attempt, transition: 'fail', now: at, ...ended(at, { error: { code, message } }) }, [
        ...(giveBackTo === undefined ? [] : [giveBack(tables.usage, giveBackTo)]),
        ...(delivery ? [newDelivery(tables.deliveries, delivery)] : []),
      ]),

    noteResent: async ({ auditId, attempt, resent, now }) =>
      (await change({
        auditId,
        transition: 'resend',
        now,
        set: { resent: resent + 1 },
        only: 'attempt = :seen_attempt AND resent = :seen_resent',
        values: { ':seen_attempt': attempt, ':seen_resent': resent },
      })) !== undefined,

    async listUnfinished({ before, limit }) {
      const audits: UnfinishedAudit[] = [];
      let start: Record<string, unknown> | undefined;
      do {
        const page = await client.send(
          new QueryCommand({
            TableName: tables.audits,
            IndexName: 'unfinished',
            KeyConditionExpression: 'unfinished = :mark AND updated_at < :before',
            ExpressionAttributeValues: { ':mark': unfinishedMark, ':before': before.toISOString() },
            Limit: limit - audits.length,
            ExclusiveStartKey: start,
          }),
        );
        audits.push(...z.array(unfinishedItem).parse(page.Items ?? []));
        start = page.LastEvaluatedKey;
      } while (start && audits.length < limit);
      return audits;
    },
  };
}

function giveBack(table: string, scope: string) {
  return {
    Update: {
      TableName: table,
      Key: { scope },
      UpdateExpression: 'ADD used :minus_one',
      ExpressionAttributeValues: { ':minus_one': -1 },
    },
  };
}

/** What an audit gains and loses when it ends; it leaves the index `unfinished`. */
function ended(at: Date, more: Record<string, unknown> = {}): Pick<Change, 'set' | 'remove'> {
  return {
    set: { completed_at: at.toISOString(), ...more },
    remove: ['unfinished', 'lease_until', 'progress', 'step'],
  };
}

/** A change as the input of an update; a row of the table of transitions is its condition. */
function updateOf(
  table: string,
  { auditId, transition, now, attempt, set = {}, remove = [], only, values = {} }: Change,
) {
  const { to } = transitions[transition];
  const row = transitionCondition(transition);
  const assigned = Object.entries({ ...set, updated_at: now.toISOString(), ...(to ? { status: to } : {}) });
  const begins = transition === 'claim';
  const sets = [
    ...assigned.map(([name]) => `#${name} = :${name}`),
    ...(begins ? ['started_at = if_not_exists(started_at, :now)', 'attempt = attempt + :one'] : []),
  ];
  const names = {
    '#status': 'status',
    ...Object.fromEntries([...assigned.map(([name]) => name), ...remove].map((name) => [`#${name}`, name])),
  };
  return {
    TableName: table,
    Key: auditKey(auditId),
    UpdateExpression: `SET ${sets.join(', ')}${remove.length > 0 ? ` REMOVE ${remove.map((name) => `#${name}`).join(', ')}` : ''}`,
    ConditionExpression: only ? `${row.condition} AND ${only}` : row.condition,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: {
      ...row.values,
      ...Object.fromEntries(assigned.map(([name, value]) => [`:${name}`, value])),
      ...(attempt === undefined ? {} : { ':attempt': attempt }),
      ...(begins ? { ':now': now.toISOString(), ':one': 1 } : {}),
      ...values,
    },
  };
}

/** Moves audits to their end in DynamoDB; every transition is one conditional write. */
import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { GetCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type Audit, type AuditTransition, auditTransitions } from '../../core/audits/audit.ts';
import type { UnfinishedAudits } from '../../core/audits/unfinished-audits.ts';
import {
  auditFromItem,
  auditKey,
  dueAuditItem,
  toOutputItems,
  transitionCondition,
  unfinishedMark,
} from './audit-item.ts';
import type { DocumentClient } from './client.ts';
import { conflictPauses, type PauseDeps } from './conflict-pauses.ts';
import { newDelivery } from './delivery-item.ts';

interface Change {
  auditId: string;
  transition: AuditTransition;
  now: Date;
  /** For fenced transitions. */
  attempt?: number;
  set?: Record<string, unknown>;
  remove?: string[];
  /** A condition in addition to the transition's own. */
  only?: string;
  values?: Record<string, unknown>;
}

/** How long to retry on conflicts: returning a unit writes the counter that the account's launches also write. */
const conflictBudgetMs = 6_000;

export function dynamoUnfinishedAudits(
  client: DocumentClient,
  tables: { audits: string; usage: string; deliveries: string },
  pauseDeps: PauseDeps = {},
): UnfinishedAudits {
  const change = async (wanted: Change): Promise<Audit | undefined> => {
    try {
      const { Attributes } = await client.send(
        new UpdateCommand({ ...updateOf(tables.audits, wanted), ReturnValues: 'ALL_NEW' }),
      );
      return auditFromItem(Attributes);
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return undefined;
      throw error;
    }
  };

  /** Applies the change together with `besides`, in one transaction; false if the audit's state did not allow it. */
  const changeWith = async (
    wanted: Change,
    besides: NonNullable<ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems']>,
  ): Promise<boolean> => {
    const pause = conflictPauses(conflictBudgetMs, pauseDeps);
    for (;;) {
      try {
        await client.send(
          new TransactWriteCommand({ TransactItems: [{ Update: updateOf(tables.audits, wanted) }, ...besides] }),
        );
        return true;
      } catch (error) {
        if (!(error instanceof TransactionCanceledException)) throw error;
        const reasons = error.CancellationReasons ?? [];
        if (reasons[0]?.Code === 'ConditionalCheckFailed') return false;
        if (!reasons.some(({ Code }) => Code === 'TransactionConflict') || !(await pause())) throw error;
      }
    }
  };

  return {
    async get(auditId) {
      const { Item } = await client.send(
        new GetCommand({ TableName: tables.audits, Key: auditKey(auditId), ConsistentRead: true }),
      );
      return Item && auditFromItem(Item);
    },

    claim: ({ auditId, now, leaseUntil }) =>
      change({
        auditId,
        transition: 'claim',
        now,
        set: {
          lease_until: leaseUntil.toISOString(),
          check_at: leaseUntil.toISOString(),
          progress: 0,
          step: 'starting',
          resent: 0,
        },
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

    release: async ({ auditId, attempt, failure, released, now, retryAt }) =>
      (await change({
        auditId,
        attempt,
        transition: 'release',
        now,
        set: { last_failure: failure, released, lease_until: retryAt.toISOString(), check_at: retryAt.toISOString() },
      })) !== undefined,

    complete: ({ auditId, attempt, outputJson, at, judged, delivery }) =>
      changeWith({ auditId, attempt, transition: 'complete', now: at, ...ended(at, judged) }, [
        ...toOutputItems(auditId, outputJson).map((Item) => ({ Put: { TableName: tables.audits, Item } })),
        ...(delivery ? [newDelivery(tables.deliveries, delivery)] : []),
      ]),

    fail: ({ auditId, attempt, code, message, at, giveBackTo, delivery }) =>
      changeWith({ auditId, attempt, transition: 'fail', now: at, ...ended(at, { error: { code, message } }) }, [
        ...(giveBackTo === undefined ? [] : [giveBack(tables.usage, giveBackTo)]),
        ...(delivery ? [newDelivery(tables.deliveries, delivery)] : []),
      ]),

    noteResent: async ({ auditId, attempt, resent, now, checkAt }) =>
      (await change({
        auditId,
        transition: 'resend',
        now,
        set: { resent: resent + 1, check_at: checkAt.toISOString() },
        only: 'attempt = :seen_attempt AND resent = :seen_resent',
        values: { ':seen_attempt': attempt, ':seen_resent': resent },
      })) !== undefined,

    postpone: async ({ auditId, attempt, now, checkAt }) =>
      (await change({ auditId, attempt, transition: 'postpone', now, set: { check_at: checkAt.toISOString() } })) !==
      undefined,

    async listDue({ shard, before, limit, after }) {
      const mark = unfinishedMark(shard);
      const { Items = [], LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName: tables.audits,
          IndexName: 'unfinished',
          KeyConditionExpression: 'unfinished = :mark AND check_at <= :before',
          ExpressionAttributeValues: { ':mark': mark, ':before': before.toISOString() },
          Limit: limit,
          ExclusiveStartKey: after && { ...auditKey(after.audit_id), unfinished: mark, check_at: after.check_at },
        }),
      );
      const due = z.array(dueAuditItem).parse(Items);
      return { due, ...(LastEvaluatedKey ? { next: dueAuditItem.parse(LastEvaluatedKey) } : {}) };
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

/** The attributes that an audit gains and loses when it ends. It leaves the index `unfinished`. */
function ended(at: Date, more: Record<string, unknown> = {}): Pick<Change, 'set' | 'remove'> {
  return {
    set: { completed_at: at.toISOString(), ...more },
    remove: ['unfinished', 'check_at', 'lease_until', 'progress', 'step', 'previous_step'],
  };
}

/** Builds the update input for a change; the transition's row in the table becomes its condition. */
function updateOf(
  table: string,
  { auditId, transition, now, attempt, set = {}, remove = [], only, values = {} }: Change,
) {
  const { to } = auditTransitions[transition];
  const row = transitionCondition(transition);
  const assigned = Object.entries({ ...set, updated_at: now.toISOString(), ...(to ? { status: to } : {}) });
  const begins = transition === 'claim';
  const sets = [
    ...assigned.map(([name]) => `#${name} = :${name}`),
    ...(begins
      ? [
          'started_at = if_not_exists(started_at, :now)',
          'attempt = attempt + :one',
          'previous_step = if_not_exists(#step, :step)',
        ]
      : []),
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

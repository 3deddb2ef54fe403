/** Moves audits to their end in DynamoDB; every transition is one conditional write. */
import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { GetCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Audit } from '../../core/audits/audit.ts';
import type { UnfinishedAudits } from '../../core/audits/unfinished-audits.ts';
import { type AuditChange, auditUpdate, endOfAudit } from './audit-change.ts';
import { auditFromItem, auditKey, dueAuditItem, toOutputItems, unfinishedMark } from './audit-item.ts';
import type { DocumentClient } from './client.ts';
import { conflictPauses, type PauseDeps } from './conflict-pauses.ts';
import { newDelivery } from './delivery-item.ts';

/** How long to retry on conflicts: returning a unit writes the counter that the account's launches also write. */
const conflictBudgetMs = 6_000;

export function dynamoUnfinishedAudits(
  client: DocumentClient,
  tables: { audits: string; usage: string; deliveries: string },
  pauseDeps: PauseDeps = {},
): UnfinishedAudits {
  const change = async (wanted: AuditChange): Promise<Audit | undefined> => {
    try {
      const { Attributes } = await client.send(
        new UpdateCommand({ ...auditUpdate(tables.audits, wanted), ReturnValues: 'ALL_NEW' }),
      );
      return auditFromItem(Attributes);
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return undefined;
      throw error;
    }
  };

  /** Applies the change together with `besides`, in one transaction; false if the audit's state did not allow it. */
  const changeWith = async (
    wanted: AuditChange,
    besides: NonNullable<ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems']>,
  ): Promise<boolean> => {
    const pause = conflictPauses(conflictBudgetMs, pauseDeps);
    for (;;) {
      try {
        await client.send(
          new TransactWriteCommand({ TransactItems: [{ Update: auditUpdate(tables.audits, wanted) }, ...besides] }),
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

    complete: ({ auditId, attempt, outputJson, expiresAt, at, judged, delivery }) =>
      changeWith({ auditId, attempt, transition: 'complete', now: at, ...endOfAudit(at, judged) }, [
        ...toOutputItems(auditId, outputJson, expiresAt).map((Item) => ({ Put: { TableName: tables.audits, Item } })),
        ...(delivery ? [newDelivery(tables.deliveries, delivery)] : []),
      ]),

    fail: ({ auditId, attempt, code, message, at, giveBackTo, delivery }) =>
      changeWith({ auditId, attempt, transition: 'fail', now: at, ...endOfAudit(at, { error: { code, message } }) }, [
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

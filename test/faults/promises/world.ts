/** What a promise is tried on: the service's tables on a real server, several machines, and a clock that is set. */
import { randomBytes, randomUUID } from 'node:crypto';
import { GetCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { dynamoAccountStore } from '../../../adapters/dynamo/accounts.ts';
import { dynamoApiKeyStore } from '../../../adapters/dynamo/api-keys.ts';
import { dynamoNewAuditStore } from '../../../adapters/dynamo/new-audits.ts';
import { dynamoUnfinishedAudits } from '../../../adapters/dynamo/unfinished-audits.ts';
import type { Caller } from '../../../core/accounts/caller.ts';
import type { PlanName } from '../../../core/accounts/plans.ts';
import { createApiKey } from '../../../core/api-keys/manage-api-keys.ts';
import type { AuditOrder } from '../../../core/audits/audit.ts';
import { type AuditQueue, requestAudit } from '../../../core/audits/request-audit.ts';
import { ServiceError } from '../../../core/service-error.ts';
import type { Ground } from '../ground.ts';

/** A promise; its trial gives what was found instead, and nothing when it holds. */
export interface Promised {
  name: string;
  find: (world: World) => AsyncIterable<string> | Iterable<string>;
}

export type World = ReturnType<typeof openWorld>;

export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const order: AuditOrder = { audit_type: 'market', keyword: 'standing desk', language: 'en', country: 'US' };
const machines = 3;
const maxTries = 50;

/** Opens a world over empty tables. */
export function openWorld({ client, tables }: Ground, clock: { ms: number }) {
  const now = (): Date => new Date(clock.ms);
  const stores = Array.from({ length: machines }, () => dynamoNewAuditStore(client, tables));
  const sent: string[] = [];
  const queue: AuditQueue = { send: async ({ auditId }) => void sent.push(auditId) };
  const management = {
    accounts: dynamoAccountStore(client, tables.accounts),
    apiKeys: dynamoApiKeyStore(client, tables.apiKeys),
    ...{ now, randomBytes, newId: randomUUID },
  };
  let sends = 0;

  /** Orders until there is an answer: the id of the audit, or the code of the refusal. */
  async function launch(caller: Caller, more: { idempotencyKey?: string; order?: AuditOrder } = {}): Promise<string> {
    const store = stores[sends++ % machines] ?? dynamoNewAuditStore(client, tables);
    for (let tries = 1; ; tries++) {
      try {
        const deps = { store, queue, now, randomBytes, planOverrides: {} };
        return (await requestAudit({ order, caller, ...more }, deps)).audit_id;
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        if (!['unavailable', 'idempotency_conflict'].includes(error.code) || tries === maxTries) return error.code;
      }
    }
  }

  return {
    ...{ client, tables, clock, now, launch, sent, management },
    audits: dynamoUnfinishedAudits(client, tables),
    caller: (plan: PlanName = 'pro', accountId: string = randomUUID()): Caller => ({
      keyId: randomUUID(),
      accountId,
      plan,
    }),
    issueKey: (expiresAt?: Date) =>
      createApiKey(
        { accountId: randomUUID(), name: 'promise', environment: 'live', ...(expiresAt ? { expiresAt } : {}) },
        management,
      ),
    /** What a counter holds. */
    used: async (scope: string): Promise<number> => {
      const { Item } = await client.send(new GetCommand({ TableName: tables.usage, Key: { scope } }));
      return Number(Item?.used ?? 0);
    },
    /** Items of a table that a condition holds for. */
    items: async (table: keyof typeof tables, attribute: string, value: string): Promise<Record<string, unknown>[]> => {
      const { Items = [] } = await client.send(
        new ScanCommand({
          TableName: tables[table],
          FilterExpression: '#a = :v',
          ExpressionAttributeNames: { '#a': attribute },
          ExpressionAttributeValues: { ':v': value },
          ConsistentRead: true,
        }),
      );
      return Items;
    },
  };
}

/** Counts answers: ids of audits together, words one by one, in the order of their names. */
export function tally(answers: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const name = /^[a-z_]+$/u.test(answer) ? answer : 'accepted';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A difference in words, if there is one. */
export function* differs(what: string, found: unknown, wanted: unknown): Generator<string> {
  const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (is !== should) yield `${what}: ${is} instead of ${should}`;
}

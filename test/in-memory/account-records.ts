/** The records of accounts and the trail of operators in memory. */
import type { AccountRecord, AccountRecords, RecordKind } from '../../core/accounts/account-records.ts';
import type { OperatorTrail } from '../../core/accounts/operator-trail.ts';
import { dashboardKeyId } from '../../core/accounts/sign-in.ts';
import { isOwner, ownerId, ownerIds } from '../../core/test-mode.ts';
import { byTime, type Database } from './database.ts';

export function inMemoryAccountRecords(database: Database): AccountRecords {
  const { accounts, apiKeys, minutes, usage, audits, outputs, shares, idempotency, webhooks, deliveries, sessions } =
    database;
  const { schedules, scheduleRuns, scheduleCounts } = database;
  const sharesOf = (auditId: string) => [...shares].filter(([, { audit_id }]) => audit_id === auditId);
  const ofMap = <Row extends object>(table: Map<string, Row>, is: (row: Row, key: string) => boolean) =>
    [...table].filter(([key, row]) => is(row, key)).map(([key]) => recordOf(table, key));
  const recordOf = <Row extends object>(table: Map<string, Row>, key: string): AccountRecord => ({
    id: key,
    load: async () => {
      const row = table.get(key);
      return row && Object.fromEntries(Object.entries(structuredClone(row)));
    },
    remove: async () => table.delete(key),
  });
  const own = (accountId: string) => (row: { account_id: string }) => isOwner(ownerIds(accountId), row.account_id);

  const kinds: Record<RecordKind, (accountId: string) => AccountRecord[]> = {
    schedules: (accountId) => [
      ...ofMap(schedules, own(accountId)),
      ...ofMap(scheduleRuns, (_, key) => ownerIds(accountId).some((owner) => key.startsWith(`${owner}#`))),
      ...ofMap(scheduleCounts, own(accountId)),
    ],
    idempotency: (accountId) => ofMap(idempotency, own(accountId)),
    deliveries: (accountId) => ofMap(deliveries, own(accountId)),
    audits: (accountId) =>
      ofMap(audits, own(accountId)).map((record) => ({
        ...record,
        load: async () => {
          const audit = await record.load();
          const output = outputs.get(record.id);
          const others = sharesOf(record.id).map(([, { token_hash: _, ...link }]) => link);
          return (
            audit && {
              ...audit,
              ...(others.length === 0 ? {} : { others }),
              ...(output === undefined ? {} : { output: JSON.parse(output) }),
            }
          );
        },
        remove: async () => {
          outputs.delete(record.id);
          for (const [key] of sharesOf(record.id)) shares.delete(key);
          return record.remove();
        },
      })),
    usage: (accountId) => {
      const keyIds = [...apiKeys.values()].filter(own(accountId)).map(({ key_id }) => key_id);
      const isOwn = (scope: string): boolean =>
        scope.startsWith(`account#${accountId}#month#`) ||
        scope.startsWith(`account#${ownerId(accountId, false)}#day#`) ||
        [...keyIds, ...ownerIds(accountId).map(dashboardKeyId)].some((keyId) => scope.startsWith(`key#${keyId}#hour#`));
      return [...usage.keys()].filter(isOwn).map((scope) => ({
        id: scope,
        load: async () => (usage.has(scope) ? { scope, used: usage.get(scope) } : undefined),
        remove: async () => usage.delete(scope),
      }));
    },
    webhooks: (accountId) => ofMap(webhooks, own(accountId)),
    activity: (accountId) => [
      ...database.trail.filter(own(accountId)).map((entry) => ({
        id: entry.entry_id,
        load: async () => (database.trail.includes(entry) ? { ...entry } : undefined),
        remove: async () => {
          const at = database.trail.indexOf(entry);
          if (at >= 0) database.trail.splice(at, 1);
          return at >= 0;
        },
      })),
      ...ofMap(sessions, own(accountId)),
    ],
    keys: (accountId) =>
      ofMap(apiKeys, own(accountId)).map((record) => ({
        ...record,
        load: async () => {
          const { key_hash: _, ...key } = (await record.load()) ?? {};
          return apiKeys.has(record.id) ? key : undefined;
        },
        remove: async () => {
          minutes.delete(record.id);
          return record.remove();
        },
      })),
    accounts: (accountId) => ofMap(accounts, own(accountId)),
  };
  return {
    async *list(kind, accountId) {
      yield* kinds[kind](accountId);
    },
  };
}

export function inMemoryOperatorTrail({ operators }: Database): OperatorTrail {
  return {
    add: async (entry) => void operators.push(structuredClone(entry)),
    list: async ({ limit }) =>
      structuredClone(
        operators
          .toSorted(byTime(({ at, entry_id }) => `${at}#${entry_id}`))
          .toReversed()
          .slice(0, limit),
      ),
  };
}

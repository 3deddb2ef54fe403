/** What finds the records of accounts, and the trail of operators, do, whatever they stand on. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import {
  type AccountRecord,
  eraseAccount,
  noRecords,
  type RecordKind,
  recordKinds,
  StillWritten,
} from '../../core/accounts/account-records.ts';
import { dashboardKeyId } from '../../core/accounts/sign-in.ts';
import { dayScope, hourScope, monthScope, windowAt } from '../../core/accounts/windows.ts';
import { ownerId } from '../../core/test-mode.ts';
import { after, newAudit, newDelivery, newKey, newWebhook, noon } from './rows.ts';
import { newRun, newSchedule } from './schedules.ts';
import type { Stores } from './stores.ts';

/** An account with two records of each kind, except itself. */
async function storedAccount(stores: Stores): Promise<{ accountId: string; scopes: string[]; auditIds: string[] }> {
  const account_id = `acme-${randomUUID()}`;
  const { accounts, apiKeys, webhooks, trail, sessions, unfinishedAudits } = stores;
  await accounts.create({ account_id, plan: 'pro', owner: 'me', created_at: noon.toISOString() });
  const keys = [newKey({ account_id }), newKey({ account_id, created_at: after(60).toISOString() })];
  const month = monthScope(account_id, windowAt('month', noon));
  const scopes = [month, ...keys.map(({ key_id }) => hourScope(key_id, windowAt('hour', noon)))];
  const auditIds: string[] = [];
  for (const [index, key] of keys.entries()) {
    await apiKeys.create(key);
    await webhooks.create(newWebhook({ account_id, key_id: key.key_id }));
    const audit = newAudit({ account_id, key_id: key.key_id });
    const { audit_id } = audit;
    auditIds.push(audit_id);
    const counter = (scope: string) => ({ scope, limit: 10, expiresAt: after(86_400) });
    await stores.newAuditStore().create({
      ...{ audit, now: noon, hour: counter(scopes[index + 1] ?? ''), quota: counter(month) },
      idempotency: {
        ...{ account_id, idempotency_key: audit_id, body_hash: 'hash', audit_id, created_at: noon.toISOString() },
        expiresAt: after(86_400),
      },
    });
    await unfinishedAudits.claim({ auditId: audit_id, now: noon, leaseUntil: after(45) });
    const delivery = newDelivery({ account_id, key_id: key.key_id, audit_id });
    const outputJson = JSON.stringify({ of: audit_id });
    await unfinishedAudits.complete({ auditId: audit_id, attempt: 1, outputJson, at: after(10), delivery });
    const link = {
      ...{ audit_id, slot: 3, share_id: `share of ${audit_id}`, token_hash: 'ab'.repeat(32) },
      ...{ created_at: noon.toISOString(), expires_at: after(60).toISOString() },
    };
    await stores.shares.add({ accountId: account_id, link, now: noon });
    await trail.add({
      entry_id: randomUUID(),
      account_id,
      at: noon.toISOString(),
      action: 'key_created',
      actor: 'user',
    });
    const schedule = newSchedule({ account_id, key_id: key.key_id });
    await stores.schedules.create(schedule);
    await stores.schedules.replace({ schedule, run: newRun(0, { audit_id }) });
    const seen = { first_seen_at: noon.toISOString(), last_seen_at: noon.toISOString() };
    await sessions.begin({ session_id: randomUUID(), account_id, ...seen });
  }
  return { accountId: account_id, scopes, auditIds };
}

const closeKeys = async () => {};

const twoOfEach = {
  ...noRecords(),
  // Two with a run each, and their number.
  schedules: 5,
  idempotency: 2,
  deliveries: 2,
  audits: 2,
  usage: 3,
  webhooks: 2,
  activity: 4,
  keys: 2,
};

async function all(stores: Stores, kind: RecordKind, accountId: string): Promise<AccountRecord[]> {
  const found: AccountRecord[] = [];
  for await (const record of stores.accountRecords.list(kind, accountId)) found.push(record);
  return found;
}

async function countsOf(stores: Stores, accountId: string): Promise<Record<RecordKind, number>> {
  const counts = noRecords();
  for (const kind of recordKinds) counts[kind] = (await all(stores, kind, accountId)).length;
  return counts;
}

export function accountRecordsContract(stores: () => Stores): void {
  describe('the records of an account', () => {
    test('of test mode are found too', async () => {
      const { accountId } = await storedAccount(stores());
      const account_id = ownerId(accountId, false);
      const audit = newAudit({ account_id });
      const day = dayScope(account_id, windowAt('day', noon));
      const counter = (scope: string) => ({ scope, limit: 10, expiresAt: after(86_400) });
      const hour = counter(hourScope(dashboardKeyId(account_id), windowAt('hour', noon)));
      await stores()
        .newAuditStore()
        .create({ audit, now: noon, hour, quota: counter(day) });
      expect(await countsOf(stores(), accountId)).toEqual({ ...twoOfEach, audits: 3, usage: 5, accounts: 1 });
    });

    test('are all found, by kind, and those of nobody else', async () => {
      const { accountId } = await storedAccount(stores());
      await storedAccount(stores());
      expect(await countsOf(stores(), accountId)).toEqual({ ...twoOfEach, accounts: 1 });
      expect(await countsOf(stores(), randomUUID())).toEqual(noRecords());
    });

    test('are loaded whole: an audit with its report, a key without its hash', async () => {
      const { accountId, auditIds } = await storedAccount(stores());
      const audits = await Promise.all((await all(stores(), 'audits', accountId)).map((record) => record.load()));
      expect(audits.map((audit) => audit?.output)).toEqual(
        expect.arrayContaining(auditIds.map((of) => expect.objectContaining({ of }))),
      );
      expect(audits).toEqual([1, 2].map(() => expect.objectContaining({ status: 'completed', keyword: 'büro' })));
      for (const audit of audits) {
        expect(audit?.others).toEqual([expect.objectContaining({ share_id: `share of ${audit?.audit_id}`, slot: 3 })]);
        expect(JSON.stringify(audit)).not.toContain('abababab');
      }
      const [key] = await all(stores(), 'keys', accountId);
      expect(await key?.load()).toMatchObject({ account_id: accountId, plan: 'free', name: 'test' });
      expect(await key?.load()).not.toHaveProperty('key_hash');
      const [delivery] = await all(stores(), 'deliveries', accountId);
      expect(await delivery?.load()).toMatchObject({ account_id: accountId, body: '{}', state: 'pending' });
    });

    test('are removed once', async () => {
      const { accountId } = await storedAccount(stores());
      for (const kind of recordKinds) {
        for (const record of await all(stores(), kind, accountId)) {
          expect([kind, await record.remove()]).toEqual([kind, true]);
          expect([kind, await record.remove()]).toEqual([kind, false]);
          expect([kind, await record.load()]).toEqual([kind, undefined]);
        }
        if (kind === 'audits') expect(await stores().auditReader.list(accountId, { limit: 9 })).toEqual({ audits: [] });
      }
    });
  });

  describe('the erasure of an account', () => {
    test('leaves nothing of it, everything of others, and finds nothing the second time', async () => {
      const { accountId, scopes, auditIds } = await storedAccount(stores());
      const other = await storedAccount(stores());
      const { accountRecords: records, usage, auditReader, deliveries } = stores();
      expect(await eraseAccount(accountId, { records, closeKeys })).toEqual({ ...twoOfEach, accounts: 1 });
      expect(await countsOf(stores(), accountId)).toEqual(noRecords());
      expect(await usage.used(scopes)).toEqual([0, 0, 0]);
      for (const id of auditIds) {
        expect(await auditReader.get(id)).toBeUndefined();
        expect(await stores().shares.list(id)).toEqual([]);
        expect(await deliveries.get(`evt_${id}`)).toBeUndefined();
      }
      expect(await countsOf(stores(), other.accountId)).toEqual({ ...twoOfEach, accounts: 1 });
      expect(await usage.used(other.scopes)).toEqual([2, 1, 1]);
      expect(await eraseAccount(accountId, { records, closeKeys })).toEqual(noRecords());
    });

    test('continues wherever it was interrupted', async () => {
      for (let survived = 0; survived < 18; survived += 3) {
        const { accountId, scopes } = await storedAccount(stores());
        const { accountRecords } = stores();
        let left = survived;
        const interrupted = {
          async *list(kind: RecordKind, account: string) {
            for await (const record of accountRecords.list(kind, account)) {
              const remove = async (): Promise<boolean> => {
                if (left-- <= 0) throw new Error('interrupted');
                return record.remove();
              };
              yield { ...record, remove };
            }
          },
        };
        await expect(eraseAccount(accountId, { records: interrupted, closeKeys })).rejects.toThrow('interrupted');
        await eraseAccount(accountId, { records: accountRecords, closeKeys });
        expect(await countsOf(stores(), accountId)).toEqual(noRecords());
        expect(await stores().usage.used(scopes)).toEqual([0, 0, 0]);
      }
    });

    test('takes audits that wait or run, and what their workers do afterwards changes nothing', async () => {
      const { newAuditStore, unfinishedAudits, accountRecords: records, auditReader } = stores();
      const account_id = randomUUID();
      const [waiting, running] = [newAudit({ account_id }), newAudit({ account_id })];
      for (const audit of [waiting, running]) {
        const counter = () => ({ scope: randomUUID(), limit: 9, expiresAt: after(9) });
        await newAuditStore().create({ audit, now: noon, hour: counter(), quota: counter() });
      }
      await unfinishedAudits.claim({ auditId: running.audit_id, now: noon, leaseUntil: after(45) });
      expect(await eraseAccount(account_id, { records, closeKeys })).toMatchObject({ audits: 2 });
      const end = { auditId: running.audit_id, attempt: 1, outputJson: '{}', at: after(9) };
      expect(await unfinishedAudits.complete(end)).toBe(false);
      expect(
        await unfinishedAudits.claim({ auditId: waiting.audit_id, now: noon, leaseUntil: after(45) }),
      ).toBeUndefined();
      for (const { audit_id } of [waiting, running]) expect(await auditReader.get(audit_id)).toBeUndefined();
    });

    test('closes the keys first, and gives up on an account that is still written', async () => {
      const { accountId } = await storedAccount(stores());
      const { accountRecords: records, trail } = stores();
      const order: string[] = [];
      const written = {
        async *list(kind: RecordKind, account: string) {
          order.push(kind);
          const entry = { entry_id: randomUUID(), account_id: account, at: noon.toISOString() };
          if (kind === 'activity') await trail.add({ ...entry, action: 'signed_in', actor: 'user' });
          yield* records.list(kind, account);
        },
      };
      const close = async () => void order.push('close');
      await expect(eraseAccount(accountId, { records: written, closeKeys: close })).rejects.toThrow(StillWritten);
      expect(order[0]).toBe('close');
      expect(order).not.toContain('keys');
      await eraseAccount(accountId, { records, closeKeys });
      expect(await countsOf(stores(), accountId)).toEqual(noRecords());
    });
  });

  describe('the trail of operators', () => {
    test('is listed newest first, and is no part of the account that it is about', async () => {
      const { operatorTrail, accountRecords: records } = stores();
      const { accountId } = await storedAccount(stores());
      const entry = (seconds: number, more: object = {}) => ({
        ...{ entry_id: randomUUID(), at: after(1e9 + seconds).toISOString(), who: 'op@desk', command: 'keys list' },
        ...{ subject: accountId, ...more },
      });
      const entries = [entry(1), entry(3, { aws_access_key_id: 'AKIAEXAMPLE', detail: 'a key' }), entry(2)];
      for (const each of entries) await operatorTrail.add(each);
      await eraseAccount(accountId, { records, closeKeys });
      expect(await operatorTrail.list({ limit: 3 })).toEqual([entries[1], entries[2], entries[0]]);
      expect(await operatorTrail.list({ limit: 1 })).toEqual([entries[1]]);
    });
  });
}

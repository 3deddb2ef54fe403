/** What a store of new audits does, whatever it stands on: it stores and counts, both or neither. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { IdempotencyRecord } from '../../core/audits/request-audit.ts';
import { after, newAudit, newCounter, noon } from './rows.ts';
import type { Stores } from './stores.ts';

export function newAuditContract(stores: () => Stores): void {
  const entry = (more: { hourLimit?: number; quotaLimit?: number; idempotency?: IdempotencyRecord } = {}) => ({
    audit: newAudit(),
    hour: newCounter(more.hourLimit),
    quota: newCounter(more.quotaLimit),
    now: noon,
    ...(more.idempotency ? { idempotency: more.idempotency } : {}),
  });
  const record = (audit_id: string, more: Partial<IdempotencyRecord> = {}): IdempotencyRecord => ({
    ...{ account_id: randomUUID(), idempotency_key: 'order-1', body_hash: 'a', audit_id },
    ...{ created_at: noon.toISOString(), expiresAt: after(86_400) },
    ...more,
  });
  const used = ({ hour, quota }: ReturnType<typeof entry>) => stores().usage.used([hour.scope, quota.scope]);

  describe('a new audit', () => {
    test('is stored as it is and counted in its hour and quota', async () => {
      const first = entry();
      const store = stores().newAuditStore();
      expect(await store.create(first)).toEqual({ outcome: 'created', hourUsed: 1 });
      expect(await stores().auditReader.getStatus(first.audit.audit_id)).toEqual(first.audit);
      expect(await used(first)).toEqual([1, 1]);
      expect(await store.create({ ...first, audit: newAudit() })).toEqual({ outcome: 'created', hourUsed: 2 });
      // Another process counts on from what is stored.
      const other = stores().newAuditStore();
      expect(await other.create({ ...first, audit: newAudit() })).toEqual({ outcome: 'created', hourUsed: 3 });
    });

    test('keeps its control pages', async () => {
      const audit = newAudit({ control_urls: ['https://a.example/b', 'https://c.example/'] });
      await stores()
        .newAuditStore()
        .create({ ...entry(), audit });
      expect(await stores().auditReader.getStatus(audit.audit_id)).toEqual(audit);
    });

    test('above a limit is not stored, and nothing is counted', async () => {
      const hour = entry({ hourLimit: 1 });
      const quota = entry({ quotaLimit: 1 });
      for (const [full, outcome] of [
        [hour, 'hour_limit'],
        [quota, 'quota_limit'],
      ] as const) {
        const store = stores().newAuditStore();
        await store.create(full);
        const refused = { ...full, audit: newAudit() };
        expect(await store.create(refused)).toEqual({ outcome, used: 1 });
        expect(await stores().auditReader.getStatus(refused.audit.audit_id)).toBeUndefined();
        expect(await used(full)).toEqual([1, 1]);
      }
    });

    test('under an id that is stored already is refused as a fault', async () => {
      const first = entry();
      await stores().newAuditStore().create(first);
      const again = { ...entry(), audit: { ...first.audit, keyword: 'other' } };
      await expect(stores().newAuditStore().create(again)).rejects.toThrow();
      expect(await used(again)).toEqual([0, 0]);
    });
  });

  describe('an Idempotency-Key', () => {
    test('is answered with what is stored under it, and changes nothing', async () => {
      const first = entry();
      const kept = record(first.audit.audit_id);
      await stores()
        .newAuditStore()
        .create({ ...first, idempotency: kept });
      const { body_hash, audit_id, created_at } = kept;
      const again = { ...first, audit: newAudit(), idempotency: { ...kept, body_hash: 'b', audit_id: 'x' } };
      const seen = { outcome: 'seen', record: { body_hash, audit_id, created_at } };
      expect(await stores().newAuditStore().create(again)).toEqual(seen);
      expect(
        await stores()
          .newAuditStore()
          .create({ ...again, hour: { ...first.hour, limit: 1 } }),
      ).toEqual(seen);
      expect(await used(first)).toEqual([1, 1]);
      const elsewhere = { ...entry(), idempotency: { ...kept, account_id: randomUUID() } };
      expect(await stores().newAuditStore().create(elsewhere)).toMatchObject({ outcome: 'created' });
    });

    test('is free again once its record has expired', async () => {
      const first = entry();
      const kept = record(first.audit.audit_id);
      await stores()
        .newAuditStore()
        .create({ ...first, idempotency: kept });
      const later = { ...entry(), now: kept.expiresAt };
      const fresh = record(later.audit.audit_id, { account_id: kept.account_id, expiresAt: after(200_000) });
      expect(
        await stores()
          .newAuditStore()
          .create({ ...later, idempotency: fresh }),
      ).toMatchObject({ outcome: 'created' });
    });
  });
}

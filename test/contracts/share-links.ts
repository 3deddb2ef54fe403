/** What stores of share links do, whatever they stand on: links of completed audits alone, each slot held once. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { Audit } from '../../core/audits/audit.ts';
import type { ShareLink } from '../../core/audits/share-links.ts';
import { after, newAudit, newCounter, noon } from './rows.ts';
import type { Stores } from './stores.ts';

const newLink = (audit: Audit, more: Partial<ShareLink> = {}): ShareLink => ({
  ...{ audit_id: audit.audit_id, slot: 0, share_id: randomUUID(), token_hash: 'ab'.repeat(32) },
  ...{ created_at: noon.toISOString(), expires_at: after(60).toISOString() },
  ...more,
});

export function shareLinkContract(stores: () => Stores): void {
  const stored = async (isCompleted = true): Promise<Audit> => {
    const audit = newAudit();
    const { audit_id: auditId } = audit;
    await stores().newAuditStore().create({ audit, hour: newCounter(), quota: newCounter(), now: noon });
    if (!isCompleted) return audit;
    const { unfinishedAudits } = stores();
    await unfinishedAudits.claim({ auditId, now: after(1), leaseUntil: after(46) });
    await unfinishedAudits.complete({ auditId, attempt: 1, outputJson: '{}', at: after(9) });
    return audit;
  };
  const add = (audit: Audit, link: ShareLink, now = noon) =>
    stores().shares.add({ accountId: audit.account_id, link, now });

  describe('share links', () => {
    test('are stored, listed by slot, and read as they were stored', async () => {
      const [audit, other] = [await stored(), await stored()];
      const links = [11, 2, 0].map((slot) => newLink(audit, { slot }));
      for (const link of links) expect(await add(audit, link)).toBe('added');
      expect(await stores().shares.list(audit.audit_id)).toEqual(links.toReversed());
      expect(await stores().shares.get(audit.audit_id, 11)).toEqual(links[0]);
      expect(await stores().shares.get(audit.audit_id, 3)).toBeUndefined();
      expect(await stores().shares.list(other.audit_id)).toEqual([]);
    });

    test('are of a completed audit of the account, and of no other', async () => {
      const audit = await stored();
      const unfinished = await stored(false);
      const { shares } = stores();
      expect(await shares.add({ accountId: randomUUID(), link: newLink(audit), now: noon })).toBe('not_shared');
      expect(await add(unfinished, newLink(unfinished))).toBe('not_shared');
      const never = newAudit();
      expect(await add(never, newLink(never))).toBe('not_shared');
      for (const { audit_id } of [audit, unfinished, never]) expect(await shares.list(audit_id)).toEqual([]);
    });

    test('hold their slot until they expire', async () => {
      const audit = await stored();
      const [first, second] = [newLink(audit), newLink(audit)];
      expect(await add(audit, first)).toBe('added');
      expect(await add(audit, second, after(59))).toBe('taken');
      expect(await stores().shares.get(audit.audit_id, 0)).toEqual(first);
      expect(await add(audit, second, after(60))).toBe('added');
      expect(await stores().shares.get(audit.audit_id, 0)).toEqual(second);
    });

    test('of many made at once for one slot, one is stored', async () => {
      const audit = await stored();
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => add(audit, newLink(audit))));
      const added = outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value === 'added');
      expect(added).toHaveLength(1);
      expect(await stores().shares.list(audit.audit_id)).toHaveLength(1);
    });

    test('are revoked for good by their id, not by their slot, which is free from then on', async () => {
      const audit = await stored();
      const [link, next] = [newLink(audit), newLink(audit)];
      await add(audit, link);
      const { shares } = stores();
      expect(await shares.revoke(next, after(1).toISOString())).toBe(false);
      expect(await shares.get(audit.audit_id, 0)).toEqual(link);
      for (const seconds of [2, 3]) expect(await shares.revoke(link, after(seconds).toISOString())).toBe(true);
      expect(await shares.get(audit.audit_id, 0)).toEqual({ ...link, revoked_at: after(2).toISOString() });
      expect(await add(audit, next)).toBe('added');
      expect(await shares.revoke(link, after(4).toISOString())).toBe(false);
      expect(await shares.list(audit.audit_id)).toEqual([next]);
    });

    test('are stored once when the same link is added again', async () => {
      const audit = await stored();
      const link = newLink(audit);
      expect([await add(audit, link), await add(audit, link)]).toEqual(['added', 'added']);
      expect(await stores().shares.list(audit.audit_id)).toEqual([link]);
    });

    test('are not part of the audit that is read or listed, and go with it', async () => {
      const audit = await stored();
      await add(audit, newLink(audit));
      const { auditReader, auditRemover, shares } = stores();
      expect((await auditReader.get(audit.audit_id))?.outputJson).toBe('{}');
      const listed = await auditReader.list(audit.account_id, { limit: 9 });
      expect(listed.audits.map(({ audit_id }) => audit_id)).toEqual([audit.audit_id]);
      expect(await auditRemover.remove(audit.account_id, audit.audit_id)).toBe('removed');
      expect(await shares.list(audit.audit_id)).toEqual([]);
    });
  });
}

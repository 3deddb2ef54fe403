/** The share links of audits in memory. */
import { isValid, type ShareLink, type ShareLinkStore } from '../../core/audits/share-links.ts';
import { byTime, changeRow, type Database } from './database.ts';

/** How the map of links is keyed. */
export const shareKey = (auditId: string, slot: number): string => `${auditId}#${slot}`;

export function inMemoryShareLinks({ audits, shares }: Database): ShareLinkStore {
  return {
    async add({ accountId, link, now }) {
      const audit = audits.get(link.audit_id);
      if (audit?.account_id !== accountId || audit.status !== 'completed') return 'not_shared';
      const key = shareKey(link.audit_id, link.slot);
      const held = shares.get(key);
      if (held && held.share_id !== link.share_id && isValid(held, now)) return 'taken';
      shares.set(key, structuredClone(link));
      return 'added';
    },
    get: async (auditId, slot) => structuredClone(shares.get(shareKey(auditId, slot))),
    list: async (auditId) =>
      structuredClone(
        [...shares.values()]
          .filter((link: ShareLink) => link.audit_id === auditId)
          .toSorted(byTime(({ slot }) => String(slot).padStart(2, '0'))),
      ),
    revoke: async ({ audit_id, slot, share_id }, at) =>
      changeRow(shares, shareKey(audit_id, slot), (link) =>
        link.share_id === share_id ? { ...link, revoked_at: link.revoked_at ?? at } : undefined,
      ) !== undefined,
  };
}

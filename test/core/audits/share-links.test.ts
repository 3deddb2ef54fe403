/** Share links: who may make them, how many, what is stored of a token, and what opens nothing. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { recordFor } from '../../../core/accounts/trail.ts';
import type { Audit } from '../../../core/audits/audit.ts';
import {
  createShareLink,
  listShareLinks,
  maxLinks,
  readShared,
  revokeShareLink,
  shareDays,
} from '../../../core/audits/share-links.ts';
import { newAudit, newCounter, noon } from '../../contracts/rows.ts';
import { inMemoryStores } from '../../in-memory/stores.ts';

const dayMs = 86_400_000;
let stores: ReturnType<typeof inMemoryStores>;
let now: Date;
let audit: Audit;
beforeEach(async () => {
  stores = inMemoryStores();
  now = noon;
  audit = await completed();
});

async function completed(): Promise<Audit> {
  const stored = newAudit();
  const { audit_id: auditId } = stored;
  await stores.newAuditStore().create({ audit: stored, hour: newCounter(), quota: newCounter(), now: noon });
  await stores.unfinishedAudits.claim({ auditId, now: noon, leaseUntil: noon });
  await stores.unfinishedAudits.complete({ auditId, attempt: 1, outputJson: '{"report":1}', at: noon });
  return stored;
}

const deps = () => {
  const clock = () => now;
  const record = recordFor({ kind: 'user' }, { trail: stores.trail, now: clock, newId: randomUUID });
  return {
    ...{ reader: stores.auditReader, shares: stores.shares, now: clock, record, randomBytes, newId: randomUUID },
  };
};
const own = () => ({ accountId: audit.account_id, auditId: audit.audit_id });
const create = (days: number = shareDays.default) => createShareLink({ ...own(), days }, deps());
const read = (token: string) => readShared(token, deps());
const actions = async () => (await stores.trail.list(audit.account_id, { limit: 99 })).map(({ action }) => action);

describe('a share link', () => {
  test('opens the report; its token is nowhere stored', async () => {
    const { token, link } = await create();
    expect(token).toMatch(/^[\w-]{66}$/u);
    expect(await read(token)).toMatchObject({ outputJson: '{"report":1}', audit: { audit_id: audit.audit_id } });
    expect(link.token_hash).toBe(createHash('sha256').update(token).digest('hex'));
    const kept = JSON.stringify([
      await stores.shares.list(audit.audit_id),
      await stores.trail.list(audit.account_id, { limit: 9 }),
    ]);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(token.slice(-20));
  });

  test('lasts thirty days, or as long as was asked, to the millisecond', async () => {
    for (const days of [undefined, 1, shareDays.max]) {
      now = noon;
      const { token, link } = await create(days);
      const end = noon.getTime() + (days ?? 30) * dayMs;
      expect(link.expires_at).toBe(new Date(end).toISOString());
      now = new Date(end - 1);
      expect((await read(token)).outputJson).toBe('{"report":1}');
      now = new Date(end);
      await expect(read(token)).rejects.toMatchObject({ code: 'not_found' });
      expect((await listShareLinks(own(), deps())).map(({ share_id }) => share_id)).not.toContain(link.share_id);
    }
  });

  test('shows nothing once it is revoked; the others do', async () => {
    const [first, second] = [await create(), await create()];
    await revokeShareLink({ ...own(), shareId: first.link.share_id }, deps());
    await expect(read(first.token)).rejects.toMatchObject({ code: 'not_found' });
    expect((await read(second.token)).outputJson).toBe('{"report":1}');
    await revokeShareLink({ ...own(), shareId: first.link.share_id }, deps());
    expect((await listShareLinks(own(), deps())).map(({ share_id }) => share_id)).toEqual([second.link.share_id]);
    // The slot that is free again belongs to another token.
    const third = await create();
    expect(third.link.slot).toBe(first.link.slot);
    const gone = revokeShareLink({ ...own(), shareId: first.link.share_id }, deps());
    await expect(gone).rejects.toMatchObject({ code: 'not_found' });
    await expect(read(first.token)).rejects.toMatchObject({ code: 'not_found' });
    expect(await actions()).toEqual(expect.arrayContaining(['share_created', 'share_revoked']));
  });

  test('shows nothing once its audit is deleted', async () => {
    const { token } = await create();
    await stores.auditRemover.remove(audit.account_id, audit.audit_id);
    await expect(read(token)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is for the holder of the account to make, list and revoke', async () => {
    const { link } = await create();
    const foreign = { ...own(), accountId: randomUUID() };
    await expect(createShareLink({ ...foreign, days: 30 }, deps())).rejects.toMatchObject({ code: 'not_found' });
    await expect(listShareLinks(foreign, deps())).rejects.toMatchObject({ code: 'not_found' });
    const revoking = revokeShareLink({ ...foreign, shareId: link.share_id }, deps());
    await expect(revoking).rejects.toMatchObject({ code: 'not_found' });
    const other = await completed();
    const elsewhere = { accountId: other.account_id, auditId: other.audit_id, shareId: link.share_id };
    await expect(revokeShareLink(elsewhere, deps())).rejects.toMatchObject({ code: 'not_found' });
    expect((await listShareLinks(own(), deps())).map(({ share_id }) => share_id)).toEqual([link.share_id]);
  });

  test('is one of twenty at most; an expired or revoked one makes room', async () => {
    const links = [];
    for (let count = 0; count < maxLinks; count++) links.push((await create(count === 0 ? 1 : 30)).link);
    await expect(create()).rejects.toMatchObject({ code: 'conflict' });
    await revokeShareLink({ ...own(), shareId: links[7]?.share_id ?? '' }, deps());
    expect((await create()).link.slot).toBe(7);
    await expect(create()).rejects.toMatchObject({ code: 'conflict' });
    now = new Date(noon.getTime() + dayMs);
    expect((await create()).link.slot).toBe(0);
    expect(await listShareLinks(own(), deps())).toHaveLength(maxLinks);
  });

  test('is of a completed audit', async () => {
    audit = newAudit();
    await stores.newAuditStore().create({ audit, hour: newCounter(), quota: newCounter(), now: noon });
    await expect(create()).rejects.toMatchObject({ code: 'conflict' });
    expect(await actions()).toEqual([]);
  });

  test('is not made when it cannot be recorded', async () => {
    const record = () => Promise.reject(new Error('no trail'));
    await expect(createShareLink({ ...own(), days: 30 }, { ...deps(), record })).rejects.toThrow('no trail');
    expect(await stores.shares.list(audit.audit_id)).toEqual([]);
  });
});

describe('a token that opens nothing', () => {
  test('is refused in the same words, whatever is wrong with it', async () => {
    const { token } = await create();
    const bytes = Buffer.from(token, 'base64url');
    const changed = (place: number, to?: number): string => {
      const other = Buffer.from(bytes);
      other.writeUInt8(to ?? other.readUInt8(place) ^ 1, place);
      return other.toString('base64url');
    };
    const refusals = new Set<string>();
    const wrong = [
      ...['', ' ', 'x', token.slice(1), `${token}A`, `${token}=`, ` ${token}`, `${token}\u0000`, token.toUpperCase()],
      ...[`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, 'A'.repeat(66), '_'.repeat(66), '%2e'.repeat(22)],
      ...['A'.repeat(1_000_000), '../'.repeat(22), 'é'.repeat(66), '__proto__', randomBytes(49).toString('base64url')],
      ...Array.from({ length: bytes.length }, (_, place) => changed(place)),
      ...[1, 19, 20, 255].map((slot) => changed(16, slot)),
    ];
    for (const text of wrong) {
      const error = await read(text).then(
        () => new Error(`${text} opened a report`),
        (refusal: Error) => refusal,
      );
      expect(error).toMatchObject({ code: 'not_found' });
      refusals.add(error.message);
    }
    expect(refusals.size).toBe(1);
  });

  test('that is malformed costs no read, and one of no link a single one', async () => {
    let [links, audits] = [0, 0];
    const counting = {
      now: () => now,
      shares: { get: async () => void links++ as undefined },
      reader: { get: async () => void audits++ as undefined },
    };
    const id = Buffer.from(audit.audit_id.replaceAll('-', ''), 'hex');
    const tokenOf = (slot: number): string =>
      Buffer.concat([id, Buffer.of(slot), Buffer.alloc(32)]).toString('base64url');
    for (const malformed of ['', 'x', `${tokenOf(0)}=`, tokenOf(maxLinks), tokenOf(0).slice(0, -4)]) {
      await readShared(malformed, counting).catch(() => {});
    }
    expect([links, audits]).toEqual([0, 0]);
    await readShared(tokenOf(0), counting).catch(() => {});
    expect([links, audits]).toEqual([1, 0]);
  });

  test('each is another: a thousand tokens share no bytes of their secrets', async () => {
    const secrets = new Set<string>();
    for (let count = 0; count < 1000; count++) {
      const { token, link } = await create();
      secrets.add(Buffer.from(token, 'base64url').toString('hex', 17));
      await revokeShareLink({ ...own(), shareId: link.share_id }, deps());
    }
    expect(secrets.size).toBe(1000);
    for (const secret of secrets) expect(secret).toHaveLength(64);
  });
});

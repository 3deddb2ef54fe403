/** What stores of accounts, keys and counters do, whatever they stand on. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { windowAt } from '../../core/accounts/windows.ts';
import { firstUsageDay, keyUsageDays } from '../../core/api-keys/key-usage.ts';
import { after, newKey, noon } from './rows.ts';
import type { Stores } from './stores.ts';

export function accountContract(stores: () => Stores): void {
  describe('accounts', () => {
    test('are stored once: the first of two stays as it is', async () => {
      const { accounts } = stores();
      const account = { account_id: randomUUID(), plan: 'free', owner: 'me', created_at: noon.toISOString() } as const;
      expect(await accounts.get(account.account_id)).toBeUndefined();
      expect(await accounts.create(account)).toEqual(account);
      expect(await accounts.create({ ...account, plan: 'scale' })).toEqual(account);
      expect(await accounts.get(account.account_id)).toEqual(account);
    });

    test('change their plan, and none is made by it', async () => {
      const { accounts } = stores();
      const account = { account_id: randomUUID(), plan: 'free', created_at: noon.toISOString() } as const;
      await accounts.create(account);
      expect(await accounts.setPlan(account.account_id, 'pro')).toEqual({ ...account, plan: 'pro' });
      expect(await accounts.get(account.account_id)).toEqual({ ...account, plan: 'pro' });
      const unknown = randomUUID();
      expect(await accounts.setPlan(unknown, 'pro')).toBeUndefined();
      expect(await accounts.get(unknown)).toBeUndefined();
    });
  });

  describe('keys', () => {
    test('are listed by account, oldest first', async () => {
      const { apiKeys } = stores();
      const account_id = randomUUID();
      const later = newKey({ account_id, created_at: after(60).toISOString(), expires_at: after(90).toISOString() });
      const earlier = newKey({ account_id });
      for (const key of [later, earlier, newKey()]) await apiKeys.create(key);
      expect(await apiKeys.list(account_id)).toEqual([earlier, later]);
      expect(await apiKeys.list(randomUUID())).toEqual([]);
    });

    test('are stored once', async () => {
      const { apiKeys } = stores();
      const key = newKey();
      await apiKeys.create(key);
      await expect(apiKeys.create({ ...key, name: 'other' })).rejects.toThrow();
      expect(await apiKeys.list(key.account_id)).toEqual([key]);
    });

    test('are revoked once and by their account alone', async () => {
      const { apiKeys } = stores();
      const key = newKey();
      await apiKeys.create(key);
      expect(await apiKeys.revoke(randomUUID(), key.key_id, noon.toISOString())).toBeUndefined();
      const revoked = { ...key, status: 'revoked', revoked_at: noon.toISOString() };
      expect(await apiKeys.revoke(key.account_id, key.key_id, noon.toISOString())).toEqual(revoked);
      expect(await apiKeys.revoke(key.account_id, key.key_id, after(60).toISOString())).toEqual(revoked);
    });

    test('change name and plan, and none is made by it', async () => {
      const { apiKeys } = stores();
      const key = newKey();
      await apiKeys.create(key);
      expect(await apiKeys.rename(key, 'other')).toEqual({ ...key, name: 'other' });
      await apiKeys.setPlan(key.key_hash, 'pro');
      expect(await apiKeys.list(key.account_id)).toEqual([{ ...key, name: 'other', plan: 'pro' }]);
      const unknown = newKey();
      expect(await apiKeys.rename(unknown, 'other')).toBeUndefined();
      await expect(apiKeys.setPlan(unknown.key_hash, 'pro')).rejects.toThrow();
      expect(await apiKeys.list(unknown.account_id)).toEqual([]);
    });
  });

  describe('the requests of a key', () => {
    const window = windowAt('minute', noon);
    const limit = 3;
    const stored = async (more: Parameters<typeof newKey>[0] = {}) => {
      const key = newKey(more);
      await stores().apiKeys.create(key);
      return key;
    };
    const count = (keyHash: string, more: { now?: Date } = {}) => {
      const { now = noon } = more;
      return stores().requestCounter.countRequest({ keyHash, window: windowAt('minute', now), now, limit });
    };

    test('are counted up to the limit of the minute, and anew in the next', async () => {
      const key = await stored({ plan: 'pro' });
      const caller = { keyId: key.key_id, accountId: key.account_id, plan: 'pro' };
      for (const used of [1, 2, 3]) expect(await count(key.key_hash)).toEqual({ outcome: 'counted', caller, used });
      expect(await count(key.key_hash)).toEqual({ outcome: 'limit_reached' });
      expect(await count(key.key_hash, { now: window.endsAt })).toEqual({ outcome: 'counted', caller, used: 1 });
      // A clock that is behind counts in the later minute.
      expect(await count(key.key_hash)).toMatchObject({ used: 2 });
    });

    test('tell when a key was last used, to the minute', async () => {
      const [used, unused] = [await stored(), await stored()];
      const lastUses = () => stores().apiKeys.lastUses([used.key_hash, unused.key_hash, newKey().key_hash]);
      expect(await lastUses()).toEqual(new Map());
      await count(used.key_hash);
      expect(await lastUses()).toEqual(new Map([[used.key_hash, noon.toISOString()]]));
      await count(used.key_hash, { now: window.endsAt });
      expect(await lastUses()).toEqual(new Map([[used.key_hash, window.endsAt.toISOString()]]));
      expect((await stores().apiKeys.lastUses(Array.from({ length: 250 }, () => newKey().key_hash))).size).toBe(0);
    });

    test('are counted by day, as long as they are shown', async () => {
      const [used, unused] = [await stored(), await stored()];
      const days = async () => [...(await stores().apiKeys.requestsByDay(used.key_hash))].toSorted();
      expect(await days()).toEqual([]);
      const dayMs = 86_400_000;
      const later = (day: number): Date => new Date(noon.getTime() + day * dayMs);
      const date = (day: number): string => later(day).toISOString().slice(0, 10);
      for (const { outcome } of [await count(used.key_hash), await count(used.key_hash), await count(used.key_hash)])
        expect(outcome).toBe('counted');
      // What is refused is not counted.
      expect(await count(used.key_hash)).toEqual({ outcome: 'limit_reached' });
      await count(used.key_hash, { now: window.endsAt });
      await count(used.key_hash, { now: later(1) });
      expect(await days()).toEqual([
        [date(0), 4],
        [date(1), 1],
      ]);
      await count(used.key_hash, { now: later(keyUsageDays) });
      const kept = (await days()).filter(([day]) => day >= firstUsageDay(later(keyUsageDays)));
      expect(kept).toEqual([
        [date(1), 1],
        [date(keyUsageDays), 1],
      ]);
      expect(await stores().apiKeys.requestsByDay(unused.key_hash)).toEqual(new Map());
      expect(await stores().apiKeys.requestsByDay(newKey().key_hash)).toEqual(new Map());
    });

    test('that come at once are counted exactly', async () => {
      const key = await stored();
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => count(key.key_hash)));
      expect(outcomes.filter(({ outcome }) => outcome === 'counted')).toHaveLength(limit);
      expect(outcomes.filter(({ outcome }) => outcome === 'limit_reached')).toHaveLength(10 - limit);
    });

    test('are refused when it is unknown, revoked or expired', async () => {
      const revoked = await stored({ status: 'revoked' });
      const expired = await stored({ expires_at: noon.toISOString() });
      for (const keyHash of [newKey().key_hash, revoked.key_hash, expired.key_hash]) {
        expect(await count(keyHash)).toEqual({ outcome: 'refused' });
      }
      const expiring = await stored({ expires_at: after(1).toISOString() });
      expect(await count(expiring.key_hash)).toMatchObject({ outcome: 'counted' });
      expect(await count(expiring.key_hash, { now: after(1) })).toEqual({ outcome: 'refused' });
    });
  });
}

/** Keys and their minute: exact counting, expiry, revocation, plans. */
import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { KeyEnvironment } from '../../../core/api-keys/api-key.ts';
import { authenticate } from '../../../core/api-keys/authenticate.ts';
import {
  createApiKey,
  type IssuedKey,
  type KeyManagement,
  setAccountPlan,
} from '../../../core/api-keys/manage-api-keys.ts';
import type { Stores } from '../../contracts/stores.ts';

export function apiKeyCases(open: () => Stores): void {
  let time = new Date('2026-11-20T12:00:10.000Z');
  const now = (): Date => time;

  const keyManagement = (): KeyManagement => ({ ...open(), now, randomBytes, newId: randomUUID });
  const issue = (
    more: { expiresAt?: Date; accountId?: string; environment?: KeyEnvironment } = {},
  ): Promise<IssuedKey> =>
    createApiKey({ accountId: randomUUID(), name: 'test', environment: 'live', ...more }, keyManagement());
  const call = (key: string | undefined) => authenticate(key, { counter: open().requestCounter, now });

  describe('a key', () => {
    test('tells its caller and counts the minute', async () => {
      const { key, stored } = await issue();
      const first = await call(key);
      expect(first).toEqual({
        outcome: 'accepted',
        caller: { keyId: stored.key_id, accountId: stored.account_id, plan: 'free' },
        minute: { limit: 100, remaining: 99, resetSeconds: 50 },
      });
      expect(await call(key)).toMatchObject({ minute: { remaining: 98 } });
    });

    test('of test mode has its data under an id of its own', async () => {
      const { key, stored } = await issue({ environment: 'test' });
      expect(stored.start).toMatch(/^ask_test_/u);
      const caller = { keyId: stored.key_id, accountId: `${stored.account_id}:test`, plan: 'free' };
      expect(await call(key)).toMatchObject({ outcome: 'accepted', caller });
    });

    test('of 130 simultaneous requests lets exactly 100 through, and all again in the next minute', async () => {
      const { key } = await issue();
      const outcomes = (await Promise.all(Array.from({ length: 130 }, () => call(key)))).map(({ outcome }) => outcome);
      expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(100);
      expect(outcomes.filter((outcome) => outcome === 'limited')).toHaveLength(30);
      time = new Date(time.getTime() + 60_000);
      expect(await call(key)).toMatchObject({ outcome: 'accepted', minute: { remaining: 99 } });
    });

    test('counts in the later window when another machine is ahead', async () => {
      const { key } = await issue();
      const here = time;
      time = new Date(here.getTime() + 60_000);
      await call(key);
      time = here;
      expect(await call(key)).toMatchObject({ outcome: 'accepted', minute: { remaining: 98 } });
    });

    test('that is unknown, malformed or missing is refused', async () => {
      const { key } = await issue();
      const unknown = await createApiKey(
        { accountId: 'x', name: 'never kept', environment: 'live' },
        { ...keyManagement(), apiKeys: { ...open().apiKeys, create: async () => {} } },
      );
      for (const presented of [undefined, '', 'x', `${key}x`, key.toLowerCase(), unknown.key]) {
        expect(await call(presented)).toEqual({ outcome: 'refused' });
      }
    });

    test('is refused from its expiry on', async () => {
      const { key } = await issue({ expiresAt: new Date(time.getTime() + 5_000) });
      expect(await call(key)).toMatchObject({ outcome: 'accepted' });
      time = new Date(time.getTime() + 5_000);
      expect(await call(key)).toEqual({ outcome: 'refused' });
    });

    test('is refused from its revocation on, in the middle of a minute and at the turn of one', async () => {
      const { key, stored } = await issue();
      await call(key);
      expect(await open().apiKeys.revoke(stored.account_id, stored.key_id, time.toISOString())).toMatchObject({
        status: 'revoked',
        revoked_at: time.toISOString(),
      });
      expect(await call(key)).toEqual({ outcome: 'refused' });
      time = new Date(time.getTime() + 60_000);
      expect(await call(key)).toEqual({ outcome: 'refused' });
      const [listed] = await open().apiKeys.list(stored.account_id);
      expect(listed).toMatchObject({ status: 'revoked', start: key.slice(0, 13) });
    });

    test('of another account cannot be revoked', async () => {
      const { key, stored } = await issue();
      expect(await open().apiKeys.revoke('someone-else', stored.key_id, time.toISOString())).toBeUndefined();
      expect(await call(key)).toMatchObject({ outcome: 'accepted' });
    });

    test('is nowhere in the tables, only its hash', async () => {
      const { key, stored } = await issue();
      const [listed] = await open().apiKeys.list(stored.account_id);
      expect(JSON.stringify(listed)).not.toContain(key.slice(13));
      expect(listed?.key_hash).toMatch(/^[0-9a-f]{64}$/u);
    });
  });

  describe('an account', () => {
    test('keeps its plan when a further key names another, and carries a new plan to its keys', async () => {
      const accountId = randomUUID();
      const first = await issue({ accountId });
      const second = await createApiKey(
        { accountId, name: 'second', environment: 'live', plan: 'scale' },
        keyManagement(),
      );
      expect(second.stored.plan).toBe('free');
      expect(await setAccountPlan(accountId, 'starter', keyManagement())).toMatchObject({ plan: 'starter' });
      for (const { key } of [first, second]) expect(await call(key)).toMatchObject({ caller: { plan: 'starter' } });
    });

    test('that does not exist has no plan to set', async () => {
      expect(await setAccountPlan('nobody', 'pro', keyManagement())).toBeUndefined();
    });
  });
}

/** The account of who signs in: its id is made of the token's subject, and it is made once. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Account } from '../../../core/accounts/account.ts';
import { accountIdOf, accountOf, dashboardCaller } from '../../../core/accounts/sign-in.ts';
import { anyCharacter } from '../../any-character.ts';

const now = (): Date => new Date('2026-11-20T12:00:00.000Z');

describe('the id of an account', () => {
  test.each([
    ['local', 'user_local'],
    ['1f0e8a3c-0a5c-4b7e-9d4f-2f8f0d1b6a77', 'user_1f0e8a3c-0a5c-4b7e-9d4f-2f8f0d1b6a77'],
    ['someone@example.com', 'user_someone@example.com'],
  ])('of %s is readable', (subject, id) => {
    expect(accountIdOf(subject)).toBe(id);
  });

  test.each(['auth0|6', 'é', '', 'x'.repeat(60)])('of %j is a hash', (subject) => {
    expect(accountIdOf(subject)).toMatch(/^subject_[0-9a-f]{48}$/u);
  });

  test('is one that the operator’s commands take, and never that of another subject', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: anyCharacter }), fc.string({ minLength: 1 }), (one, other) => {
        expect(accountIdOf(one)).toMatch(/^[A-Za-z0-9._@-]{1,64}$/u);
        expect(accountIdOf(one) === accountIdOf(other)).toBe(one === other);
        expect(accountIdOf(`user_${one}`)).not.toBe(accountIdOf(one));
      }),
    );
  });
});

describe('the account', () => {
  test('is made by the first request and found by the next, with the plan that it has then', async () => {
    const kept = new Map<string, Account>();
    const accounts = {
      get: async (id: string) => kept.get(id),
      create: async (account: Account) => {
        kept.set(account.account_id, account);
        return account;
      },
    };
    const signedIn = { accountId: accountIdOf('someone'), subject: 'someone' };
    const made = await accountOf(signedIn, { accounts, now });
    expect(made).toEqual({
      ...{ account_id: 'user_someone', plan: 'free', owner: 'someone' },
      created_at: '2026-11-20T12:00:00.000Z',
    });
    kept.set('user_someone', { ...made, plan: 'pro' });
    const found = await accountOf(signedIn, { accounts, now: () => new Date() });
    expect(found).toEqual({ ...made, plan: 'pro' });
    expect(dashboardCaller(found, true)).toEqual({
      ...{ keyId: 'dashboard:user_someone', accountId: 'user_someone', plan: 'pro' },
    });
    expect(dashboardCaller(found, false)).toEqual({
      ...{ keyId: 'dashboard:user_someone:test', accountId: 'user_someone:test', plan: 'pro' },
    });
  });
});

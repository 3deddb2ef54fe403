/** Accounts, keys, their minute and usage counters in memory. */
import type { Account, AccountStore } from '../../core/accounts/account.ts';
import type { UsageReader } from '../../core/accounts/read-usage.ts';
import { minuteStart } from '../../core/accounts/windows.ts';
import type { ApiKey } from '../../core/api-keys/api-key.ts';
import type { RequestCounter } from '../../core/api-keys/authenticate.ts';
import type { ApiKeyStore } from '../../core/api-keys/manage-api-keys.ts';
import { byTime, changeRow, type Database } from './database.ts';

export function inMemoryAccountStore({ accounts }: Database): AccountStore {
  return {
    get: async (accountId) => structuredClone(accounts.get(accountId)),
    async create(account) {
      const stored: Account = accounts.get(account.account_id) ?? structuredClone(account);
      accounts.set(account.account_id, stored);
      return structuredClone(stored);
    },
    setPlan: async (accountId, plan) => changeRow(accounts, accountId, (account) => ({ ...account, plan })),
  };
}

export function inMemoryApiKeyStore({ apiKeys, minutes, requestDays }: Database): ApiKeyStore {
  const keysOf = (accountId: string): ApiKey[] =>
    [...apiKeys.values()].filter((key) => key.account_id === accountId).toSorted(byTime((key) => key.created_at));
  return {
    list: async (accountId) => structuredClone(keysOf(accountId)),
    async create(key) {
      if (apiKeys.has(key.key_hash)) throw new Error('a key with this hash is stored already');
      apiKeys.set(key.key_hash, structuredClone(key));
    },
    async revoke(accountId, keyId, revokedAt) {
      const key = keysOf(accountId).find(({ key_id }) => key_id === keyId);
      if (!key) return undefined;
      return changeRow(apiKeys, key.key_hash, (row) =>
        row.status === 'active' ? { ...row, status: 'revoked', revoked_at: revokedAt } : row,
      );
    },
    rename: async ({ key_hash }, name) => changeRow(apiKeys, key_hash, (key) => ({ ...key, name })),
    async lastUses(keyHashes) {
      return new Map(
        keyHashes.flatMap((keyHash): [string, string][] => {
          const minute = minutes.get(keyHash);
          return minute === undefined ? [] : [[keyHash, minuteStart(minute.window)]];
        }),
      );
    },
    requestsByDay: async (keyHash) => new Map(requestDays.get(keyHash)),
    async setPlan(keyHash, plan) {
      if (!changeRow(apiKeys, keyHash, (key) => ({ ...key, plan }))) throw new Error('there is no such key');
    },
  };
}

export function inMemoryRequestCounter({ apiKeys, minutes, requestDays }: Database): RequestCounter {
  return {
    async countRequest({ keyHash, window, now, limit }) {
      const key = apiKeys.get(keyHash);
      if (key?.status !== 'active' || (key.expires_at ?? '9') <= now.toISOString()) return { outcome: 'refused' };
      const minute = minutes.get(keyHash);
      // A window later than this one is another machine's clock ahead of ours: it is counted in.
      const current = minute && minute.window >= window.name ? minute : { window: window.name, count: 0 };
      if (current.count >= limit) return { outcome: 'limit_reached' };
      const used = current.count + 1;
      minutes.set(keyHash, { ...current, count: used });
      const days = requestDays.get(keyHash) ?? new Map<string, number>();
      const date = minuteStart(window.name).slice(0, 10);
      requestDays.set(keyHash, days.set(date, (days.get(date) ?? 0) + 1));
      return { outcome: 'counted', caller: { keyId: key.key_id, accountId: key.account_id, plan: key.plan }, used };
    },
  };
}

export function inMemoryUsageReader({ usage, budgets }: Database): UsageReader {
  return {
    used: async (scopes) => scopes.map((scope) => usage.get(scope) ?? 0),
    budget: async (scope) => budgets.get(scope) ?? { used: 0, parts: {} },
  };
}

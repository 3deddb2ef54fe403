/** Creates, lists and revokes API keys and sets their account's plan, for account holders and operators. */
import type { Account, AccountStore } from '../accounts/account.ts';
import type { PlanName } from '../accounts/plans.ts';
import { type ApiKey, formatApiKey, hashApiKey, type KeyEnvironment, startOfApiKey } from './api-key.ts';

/** Stores keys. */
export interface ApiKeyStore {
  create(key: ApiKey): Promise<void>;
  /** All keys of an account, oldest first. */
  list(accountId: string): Promise<ApiKey[]>;
  /**
   * Revokes a key of the account immediately and permanently; a revoked key is left unchanged. Returns the stored key,
   * or `undefined` if the account has no such key.
   */
  revoke(accountId: string, keyId: string, revokedAt: string): Promise<ApiKey | undefined>;
  /** Renames a key; `undefined` if it no longer exists. */
  rename(key: Pick<ApiKey, 'key_hash'>, name: string): Promise<ApiKey | undefined>;
  /** The minute of the last request of each key that has made one, as ISO 8601, by `key_hash`. */
  lastUses(keyHashes: readonly string[]): Promise<Map<string, string>>;
  /** The counted requests of a key by day (`2026-11-21`), at least of the last `keyUsageDays` days with any. */
  requestsByDay(keyHash: string): Promise<Map<string, number>>;
  /** Copies the account's plan to one of its keys. */
  setPlan(keyHash: string, plan: PlanName): Promise<void>;
}

export interface KeyManagement {
  accounts: AccountStore;
  apiKeys: ApiKeyStore;
  now: () => Date;
  /** `size` bytes from a cryptographic generator. */
  randomBytes: (size: number) => Uint8Array;
  newId: () => string;
}

/** A newly created key: the only time that its text is available. */
export interface IssuedKey {
  key: string;
  stored: ApiKey;
}

/** The parameters of a new key. */
export interface KeyOrder {
  name: string;
  environment: KeyEnvironment;
  expiresAt?: Date;
}

/** Generates a key for the account without storing it. */
export function newApiKey(
  account: Pick<Account, 'account_id' | 'plan'>,
  { name, environment, expiresAt }: KeyOrder,
  { now, randomBytes, newId }: Pick<KeyManagement, 'now' | 'randomBytes' | 'newId'>,
): IssuedKey {
  const key = formatApiKey(environment, randomBytes(32));
  const stored: ApiKey = {
    key_hash: hashApiKey(key),
    key_id: newId(),
    account_id: account.account_id,
    name,
    start: startOfApiKey(key),
    status: 'active',
    plan: account.plan,
    created_at: now().toISOString(),
    ...(expiresAt ? { expires_at: expiresAt.toISOString() } : {}),
  };
  return { key, stored };
}

/** Creates a key for an account, and the account itself (on `plan`, or `free`) if it is new. */
export async function createApiKey(
  { accountId, plan = 'free', ...order }: KeyOrder & { accountId: string; plan?: PlanName },
  management: KeyManagement,
): Promise<IssuedKey> {
  const created_at = management.now().toISOString();
  const account = await management.accounts.create({ account_id: accountId, plan, created_at });
  const issued = newApiKey(account, order, management);
  await management.apiKeys.create(issued.stored);
  return issued;
}

/** Sets an account's plan and copies it to the account's keys; `undefined` if there is no such account. */
export async function setAccountPlan(
  accountId: string,
  plan: PlanName,
  { accounts, apiKeys }: Pick<KeyManagement, 'accounts' | 'apiKeys'>,
): Promise<Account | undefined> {
  const account = await accounts.setPlan(accountId, plan);
  if (!account) return undefined;
  for (const key of await apiKeys.list(accountId)) await apiKeys.setPlan(key.key_hash, plan);
  return account;
}

/** Making, listing and revoking API keys, and setting the plan of their account: what an account holder or operator may do. */
import type { Account, AccountStore } from '../accounts/account.ts';
import type { PlanName } from '../accounts/plans.ts';
import { type ApiKey, formatApiKey, hashApiKey, type KeyEnvironment, startOfApiKey } from './api-key.ts';

/** Where keys are kept. */
export interface ApiKeyStore {
  create(key: ApiKey): Promise<void>;
  /** All keys of an account, oldest first. */
  list(accountId: string): Promise<ApiKey[]>;
  /** Revokes a key of the account, at once and for good. False when the account has no such key. */
  revoke(accountId: string, keyId: string, revokedAt: string): Promise<boolean>;
  /** Copies the account's plan to one of its keys. */
  setPlan(keyHash: string, plan: PlanName): Promise<void>;
}

export interface KeyManagement {
  accounts: AccountStore;
  apiKeys: ApiKeyStore;
  now: () => Date;
  /** `size` bytes of a cryptographic generator. */
  randomBytes: (size: number) => Uint8Array;
  newId: () => string;
}

/** A key just made: the only time that its text is known. */
export interface IssuedKey {
  key: string;
  stored: ApiKey;
}

/** Makes a key for an account, and the account itself (on `plan`, or free) when it is new. */
export async function createApiKey(
  order: { accountId: string; name: string; environment: KeyEnvironment; expiresAt?: Date; plan?: PlanName },
  { accounts, apiKeys, now, randomBytes, newId }: KeyManagement,
): Promise<IssuedKey> {
  const created_at = now().toISOString();
  const account = await accounts.create({ account_id: order.accountId, plan: order.plan ?? 'free', created_at });
  const key = formatApiKey(order.environment, randomBytes(32));
  const stored: ApiKey = {
    key_hash: hashApiKey(key),
    key_id: newId(),
    account_id: account.account_id,
    name: order.name,
    start: startOfApiKey(key),
    status: 'active',
    plan: account.plan,
    created_at,
    ...(order.expiresAt ? { expires_at: order.expiresAt.toISOString() } : {}),
  };
  await apiKeys.create(stored);
  return { key, stored };
}

/** Sets an account's plan and carries it to its keys; `undefined` when there is no such account. */
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

/** Making, listing and revoking API keys, and setting the plan of their account: what an account holder or operator may do. */
import type { Account, AccountStore } from '../accounts/account.ts';
import type { PlanName } from '../accounts/plans.ts';
import { type ApiKey, formatApiKey, hashApiKey, type KeyEnvironment, startOfApiKey } from './api-key.ts';

/** Where keys are kept. */
export interface ApiKeyStore {
  create(key: ApiKey): Promise<void>;
  /** All keys of an account, oldest first. */
  list(accountId: string): Promise<ApiKey[]>;
  /**
   * Revokes a key of the account, at once and for good; one that is revoked already stays as it is. The answer is the key
   * as it is kept; `undefined` when the account has no such key.
   */
  revoke(accountId: string, keyId: string, revokedAt: string): Promise<ApiKey | undefined>;
  /** Gives a key another name; `undefined` when it is gone. */
  rename(key: Pick<ApiKey, 'key_hash'>, name: string): Promise<ApiKey | undefined>;
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

/** What is asked of a new key. */
export interface KeyOrder {
  name: string;
  environment: KeyEnvironment;
  expiresAt?: Date;
}

/** A new key of the account, which is not kept yet. */
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

/** Makes a key for an account, and the account itself (on `plan`, or free) when it is new. */
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

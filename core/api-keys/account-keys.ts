/** Lets an account holder manage its keys and their webhooks: create, list, change and revoke. */
import type { Account } from '../accounts/account.ts';
import type { RecordAction } from '../accounts/trail.ts';
import { ServiceError } from '../service-error.ts';
import { rotateWebhookSecret, setWebhook, type WebhookManagement } from '../webhooks/manage-webhooks.ts';
import type { Webhook } from '../webhooks/webhook.ts';
import { type ApiKey, hookedKey, type KeyEnvironment } from './api-key.ts';
import { type ApiKeyStore, newApiKey } from './manage-api-keys.ts';

/**
 * The maximum number of active keys per account, far above any need; it bounds the size of a list. Two keys created at
 * the same instant may both pass.
 */
const maxActiveKeys = 100;

export interface KeyWithWebhook {
  key: ApiKey;
  webhook?: Webhook;
}

export interface ListedKey extends KeyWithWebhook {
  /** To the minute, ISO 8601; absent if it never was used. The counter of requests per minute tells it. */
  lastUsedAt?: string;
}

export interface AccountKeys extends WebhookManagement {
  apiKeys: ApiKeyStore;
  randomBytes: (size: number) => Uint8Array;
  /** Records into the account's trail: before a change that cannot be repeated, after one that can. */
  record: RecordAction;
}

/** The key's status; an `active` key past its expiry is `expired`. */
export function statusOf(key: Pick<ApiKey, 'status' | 'expires_at'>, now: Date): ApiKey['status'] | 'expired' {
  return key.status === 'active' && (key.expires_at ?? '9') <= now.toISOString() ? 'expired' : key.status;
}

/** All keys of the account with their webhooks and when they were last used, newest first. */
export async function listKeys(
  accountId: string,
  { apiKeys, webhooks }: Pick<AccountKeys, 'apiKeys' | 'webhooks'>,
): Promise<ListedKey[]> {
  const keys = (await apiKeys.list(accountId)).toReversed();
  if (keys.length === 0) return [];
  const [found, lastUses] = await Promise.all([
    webhooks.getMany(keys.map(({ key_id }) => key_id)),
    apiKeys.lastUses(keys.map(({ key_hash }) => key_hash)),
  ]);
  const webhookOf = new Map(found.map((webhook) => [webhook.key_id, webhook]));
  return keys.map((key) => {
    const lastUsedAt = lastUses.get(key.key_hash);
    return { ...withWebhook(key, webhookOf.get(key.key_id)), ...(lastUsedAt === undefined ? {} : { lastUsedAt }) };
  });
}

/**
 * Creates a key, with a webhook if an address is given. The key's text and the webhook's secret are returned only here.
 *
 * @param order.webhookUrl checked with `webhookUrlFault`
 * @throws ServiceError `conflict` if the account has the maximum number of keys.
 */
export async function createKey(
  account: Account,
  order: { name: string; environment: KeyEnvironment; expiresAt?: Date; webhookUrl?: string },
  deps: AccountKeys,
): Promise<KeyWithWebhook & { secret: string; webhookSecret?: string }> {
  const now = deps.now();
  const active = (await deps.apiKeys.list(account.account_id)).filter((key) => statusOf(key, now) === 'active');
  if (active.length >= maxActiveKeys) {
    throw new ServiceError('conflict', `There are ${maxActiveKeys} keys in use: revoke one before another is made.`);
  }
  const { key: secret, stored: key } = newApiKey(account, order, deps);
  const { account_id: accountId, key_id: keyId } = key;
  await deps.record({ accountId, keyId, action: 'key_created', detail: key.name });
  if (order.webhookUrl !== undefined) await deps.record({ accountId, keyId, action: 'webhook_set' });
  // The webhook first: if it fails, no key is stored that was never shown to anybody.
  const given = order.webhookUrl === undefined ? undefined : await setWebhook(hookedKey(key), order.webhookUrl, deps);
  await deps.apiKeys.create(key);
  return {
    secret,
    ...withWebhook(key, given?.webhook),
    ...(given?.secret === undefined ? {} : { webhookSecret: given.secret }),
  };
}

/**
 * Renames the key; sets its webhook, changes the webhook's address (the secret stays) or removes it (`null`).
 *
 * @returns the key, and the webhook's secret if the webhook is new.
 * @throws ServiceError `not_found`
 */
export async function changeKey(
  { accountId, keyId }: { accountId: string; keyId: string },
  change: { name?: string; webhookUrl?: string | null },
  deps: AccountKeys,
): Promise<KeyWithWebhook & { webhookSecret?: string }> {
  const found = await keyOf({ accountId, keyId }, deps);
  if (change.name !== undefined) await deps.record({ accountId, keyId, action: 'key_renamed', detail: change.name });
  const key = change.name === undefined ? found : ((await deps.apiKeys.rename(found, change.name)) ?? found);
  // Last, so that nothing can fail between creating a secret and returning it.
  const { webhook, secret } = await changeWebhook(key, change.webhookUrl, deps);
  return { ...withWebhook(key, webhook), ...(secret === undefined ? {} : { webhookSecret: secret }) };
}

async function changeWebhook(
  key: ApiKey,
  url: string | null | undefined,
  deps: AccountKeys,
): Promise<{ webhook?: Webhook | undefined; secret?: string }> {
  if (url === undefined) return { webhook: await deps.webhooks.get(key.key_id) };
  const { account_id: accountId, key_id: keyId } = key;
  await deps.record({ accountId, keyId, action: url === null ? 'webhook_removed' : 'webhook_set' });
  if (url !== null) return setWebhook(hookedKey(key), url, deps);
  await deps.webhooks.remove(key.key_id);
  return {};
}

/**
 * Returns the account's key.
 *
 * @throws ServiceError `not_found` if there is none, or it belongs to another account.
 */
export async function keyOf(
  { accountId, keyId }: { accountId: string; keyId: string },
  { apiKeys }: { apiKeys: Pick<ApiKeyStore, 'list'> },
): Promise<ApiKey> {
  const key = (await apiKeys.list(accountId)).find(({ key_id }) => key_id === keyId);
  if (!key) throw notFound();
  return key;
}

/** Revokes the key immediately and permanently; a revoked key is left unchanged. Throws as `changeKey` does. */
export async function revokeKey(
  { accountId, keyId }: { accountId: string; keyId: string },
  deps: Pick<AccountKeys, 'apiKeys' | 'webhooks' | 'now' | 'record'>,
): Promise<KeyWithWebhook> {
  const key = await deps.apiKeys.revoke(accountId, keyId, deps.now().toISOString());
  if (!key) throw notFound();
  await deps.record({ accountId, keyId, action: 'key_revoked', detail: key.name });
  return withWebhook(key, await deps.webhooks.get(keyId));
}

/**
 * Issues a new secret for the key's webhook; the previous one stays valid beside it for a day.
 *
 * @throws ServiceError `not_found`; `conflict` if the key has no webhook.
 */
export async function rotateSecret(
  { accountId, keyId }: { accountId: string; keyId: string },
  deps: AccountKeys,
): Promise<KeyWithWebhook & { secret: string }> {
  const key = await keyOf({ accountId, keyId }, deps);
  if (!(await deps.webhooks.get(keyId))) throw noWebhook();
  await deps.record({ accountId, keyId, action: 'webhook_secret_rotated' });
  const issued = await rotateWebhookSecret(keyId, deps);
  if (!issued) throw noWebhook();
  return { key, ...issued };
}

/** Enables the key's webhook again after it was disabled. Throws as `rotateSecret` does. */
export async function enableWebhook(
  { accountId, keyId }: { accountId: string; keyId: string },
  deps: Pick<AccountKeys, 'apiKeys' | 'webhooks' | 'now' | 'record'>,
): Promise<KeyWithWebhook> {
  const key = await keyOf({ accountId, keyId }, deps);
  const webhook = await deps.webhooks.enable({ keyId, at: deps.now().toISOString() });
  if (!webhook) throw noWebhook();
  await deps.record({ accountId, keyId, action: 'webhook_enabled' });
  return { key, webhook };
}

function notFound(): ServiceError {
  return new ServiceError('not_found', 'There is nothing at this address.');
}

function noWebhook(): ServiceError {
  return new ServiceError('conflict', 'This key has no webhook: give it one first.');
}

function withWebhook(key: ApiKey, webhook: Webhook | undefined): KeyWithWebhook {
  return { key, ...(webhook ? { webhook } : {}) };
}

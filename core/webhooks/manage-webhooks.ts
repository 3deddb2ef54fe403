/** Manages the webhook of a key for its account: set, change, remove, rotate the secret, and enable again. */
import { formatSecret, previousSecretMs, type SecretSource } from './secrets.ts';
import type { Webhook, WebhookReader } from './webhook.ts';

/** Stores webhooks; `undefined` and `false` mean that the key has none. */
export interface WebhookStore extends WebhookReader {
  /** The webhooks of those keys that have one. */
  getMany(keyIds: readonly string[]): Promise<Webhook[]>;
  /** False if the key has one already. */
  create(webhook: Webhook): Promise<boolean>;
  /** Changes the address and clears the failing and disabled states. */
  changeUrl(change: { keyId: string; url: string; at: string }): Promise<Webhook | undefined>;
  /** The current secret becomes the previous one. */
  rotateSecret(change: {
    keyId: string;
    secretId: string;
    previousUntil: string;
    at: string;
  }): Promise<Webhook | undefined>;
  enable(change: { keyId: string; at: string }): Promise<Webhook | undefined>;
  remove(keyId: string): Promise<boolean>;
}

export interface WebhookManagement {
  webhooks: WebhookStore;
  secrets: SecretSource;
  now: () => Date;
  newId: () => string;
}

/** A webhook with its secret, which is shown only this once. */
export interface IssuedSecret {
  webhook: Webhook;
  secret: string;
}

/**
 * Sets the key's webhook, or changes the address of the existing one.
 *
 * @param url checked with `webhookUrlFault`
 * @returns the webhook, and its secret if it is new. A changed address keeps the secret.
 */
export async function setWebhook(
  key: Pick<Webhook, 'key_id' | 'account_id'>,
  url: string,
  { webhooks, secrets, now, newId }: WebhookManagement,
): Promise<{ webhook: Webhook; secret?: string }> {
  const at = now().toISOString();
  const changed = await webhooks.changeUrl({ keyId: key.key_id, url, at });
  if (changed) return { webhook: changed };
  const webhook: Webhook = {
    key_id: key.key_id,
    account_id: key.account_id,
    url,
    secret_id: newId(),
    created_at: at,
    updated_at: at,
  };
  // The secret first: if it fails, no webhook is stored whose secret was never shown to anybody.
  const secret = await secretOf(webhook, secrets);
  if (!(await webhooks.create(webhook))) throw new Error('the key was given a webhook by somebody else just now');
  return { webhook, secret };
}

/** Issues a new secret for the key's webhook; the previous one stays valid for a day. Undefined without a webhook. */
export async function rotateWebhookSecret(
  keyId: string,
  { webhooks, secrets, now, newId }: WebhookManagement,
): Promise<IssuedSecret | undefined> {
  const time = now();
  const secretId = newId();
  const secret = formatSecret(await secrets.secretOf({ keyId, secretId }));
  const previousUntil = new Date(time.getTime() + previousSecretMs).toISOString();
  const webhook = await webhooks.rotateSecret({ keyId, secretId, previousUntil, at: time.toISOString() });
  return webhook && { webhook, secret };
}

async function secretOf({ key_id: keyId, secret_id: secretId }: Webhook, secrets: SecretSource): Promise<string> {
  return formatSecret(await secrets.secretOf({ keyId, secretId }));
}

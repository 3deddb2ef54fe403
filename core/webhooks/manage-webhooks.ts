/** Giving a key a webhook, changing and taking it, a new secret, and switching it on again: what its account may do. */
import { formatSecret, previousSecretMs, type SecretSource } from './secrets.ts';
import type { Webhook, WebhookReader } from './webhook.ts';

/** Where webhooks are kept; `undefined` and `false` say that the key has none. */
export interface WebhookStore extends WebhookReader {
  /** Those of the keys that have one. */
  getMany(keyIds: readonly string[]): Promise<Webhook[]>;
  /** False when the key has one already. */
  create(webhook: Webhook): Promise<boolean>;
  /** Another address, with a clean record: neither failing nor disabled. */
  changeUrl(change: { keyId: string; url: string; at: string }): Promise<Webhook | undefined>;
  /** The present secret becomes the previous one. */
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

/** A webhook with its secret: the only time that it is shown. */
export interface IssuedSecret {
  webhook: Webhook;
  secret: string;
}

/**
 * Gives the key a webhook, or its webhook another address.
 *
 * @param url checked with `webhookUrlFault`
 * @returns the webhook; with its secret when it is new. Another address keeps the secret.
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
  // First the secret, then the webhook: none is kept whose secret nobody was shown.
  const secret = await secretOf(webhook, secrets);
  if (!(await webhooks.create(webhook))) throw new Error('the key was given a webhook by somebody else just now');
  return { webhook, secret };
}

/** A new secret for the key's webhook; the one before it signs beside it for a day. Undefined when there is no webhook. */
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

/**
 * `npm run keys -- webhook`, and the webhook of a new key: sets its address, rotates its secret, enables or removes it.
 */
import { randomUUID } from 'node:crypto';
import { documentClient } from '../adapters/dynamo/client.ts';
import { dynamoWebhookStore } from '../adapters/dynamo/webhooks.ts';
import { kmsClient, kmsWebhookSecrets } from '../adapters/kms/webhook-secrets.ts';
import type { TrailAction } from '../core/accounts/trail.ts';
import { type ApiKey, hookedKey } from '../core/api-keys/api-key.ts';
import { rotateWebhookSecret, setWebhook, type WebhookManagement } from '../core/webhooks/manage-webhooks.ts';
import type { Webhook } from '../core/webhooks/webhook.ts';
import { webhookUrlFault } from '../core/webhooks/webhook-url.ts';
import type { Target } from './target.ts';
import { UsageError } from './usage-error.ts';

export const webhookOptions = {
  url: { type: 'string' },
  none: { type: 'boolean' },
  'rotate-secret': { type: 'boolean' },
  enable: { type: 'boolean' },
} as const;

/** The requested change. Exactly one member is set. */
interface Wanted {
  url?: string;
  none?: boolean;
  'rotate-secret'?: boolean;
  enable?: boolean;
}

export function webhookManagement({ client, tables, webhookSecrets }: Target): WebhookManagement {
  return {
    webhooks: dynamoWebhookStore(documentClient(client), tables.webhooks),
    secrets: kmsWebhookSecrets(kmsClient(webhookSecrets.client), webhookSecrets.keyArn),
    now: () => new Date(),
    newId: randomUUID,
  };
}

/** Returns the address if it is allowed for webhooks. @throws UsageError otherwise */
export function checkedUrl(url: string, loopback: boolean): string {
  const fault = webhookUrlFault(url, { loopback });
  if (fault !== undefined) throw new UsageError(`the webhook's address ${fault}`);
  return url;
}

/** Sets the key's webhook. A new secret is printed to stdout, the message about it to stderr. */
export async function giveWebhook(key: ApiKey, url: string, management: WebhookManagement): Promise<void> {
  const { secret } = await setWebhook(hookedKey(key), url, management);
  if (secret === undefined) console.error(`The webhook of key ${key.key_id} has a new address; its secret stays.`);
  else showSecret(`Key ${key.key_id} has a webhook now. Its secret is shown this once:`, secret);
}

/** @throws UsageError unless exactly one change is requested */
export function checkWanted(wanted: Wanted): void {
  const asked = [wanted.url, wanted.none, wanted['rotate-secret'], wanted.enable];
  if (asked.filter((one) => one !== undefined).length !== 1) {
    throw new UsageError('webhook needs one of --url, --none, --rotate-secret and --enable');
  }
}

/** The name of the change in the account's trail. */
export function webhookAction(wanted: Wanted): TrailAction {
  if (wanted.url !== undefined) return 'webhook_set';
  if (wanted.none) return 'webhook_removed';
  return wanted.enable ? 'webhook_enabled' : 'webhook_secret_rotated';
}

/** Makes the change. @throws UsageError if it requires a webhook and the key has none */
export async function changeWebhook(key: ApiKey, wanted: Wanted, target: Target): Promise<void> {
  const management = webhookManagement(target);
  const none = `key ${key.key_id} has no webhook; give it one with --url`;
  if (wanted.url !== undefined) {
    await giveWebhook(key, checkedUrl(wanted.url, target.loopback), management);
  } else if (wanted.none) {
    if (!(await management.webhooks.remove(key.key_id))) throw new UsageError(none);
    console.error(`Key ${key.key_id} has no webhook any more.`);
  } else if (wanted.enable) {
    const at = management.now().toISOString();
    if (!(await management.webhooks.enable({ keyId: key.key_id, at }))) throw new UsageError(none);
    console.error(
      `The webhook of key ${key.key_id} is enabled. What was given up meanwhile: npm run deliveries -- list`,
    );
  } else {
    const issued = await rotateWebhookSecret(key.key_id, management);
    if (!issued) throw new UsageError(none);
    const until = issued.webhook.previous_secret_until;
    showSecret(`The new secret, shown this once; the old one still signs beside it until ${until}:`, issued.secret);
  }
}

function showSecret(words: string, secret: string): void {
  console.error(words);
  console.log(secret);
}

/** The webhook's fields in the list of keys. */
export function webhookFields(webhook: Webhook | undefined): Record<string, string> {
  if (!webhook) return {};
  const { url, failing_since, disabled_at, disabled_reason } = webhook;
  return {
    webhook_url: url,
    ...(failing_since === undefined ? {} : { webhook_failing_since: failing_since }),
    ...(disabled_at === undefined ? {} : { webhook_disabled_at: disabled_at }),
    ...(disabled_reason === undefined ? {} : { webhook_disabled_reason: disabled_reason }),
  };
}

/** The webhook as part of a line in the list of keys. */
export function webhookWords(webhook: Webhook | undefined): string[] {
  if (!webhook) return [];
  const { url, failing_since, disabled_at, disabled_reason } = webhook;
  const state = disabled_at ? ` (disabled ${disabled_at}: ${disabled_reason})` : '';
  return [`webhook ${url}${state || (failing_since ? ` (failing since ${failing_since})` : '')}`];
}

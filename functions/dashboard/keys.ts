/** /dashboard/keys: making, listing, changing and revoking the account's keys, and their webhooks. */
import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { dynamoAccountStore } from '../../adapters/dynamo/accounts.ts';
import { dynamoApiKeyStore } from '../../adapters/dynamo/api-keys.ts';
import { documentClient, isTransient, unavailable } from '../../adapters/dynamo/client.ts';
import { dynamoWebhookStore } from '../../adapters/dynamo/webhooks.ts';
import { kmsClient, kmsWebhookSecrets } from '../../adapters/kms/webhook-secrets.ts';
import { accountOf } from '../../core/accounts/sign-in.ts';
import {
  changeKey,
  createKey,
  enableWebhook,
  type KeyWithWebhook,
  listKeys,
  revokeKey,
  rotateSecret,
  statusOf,
} from '../../core/api-keys/account-keys.ts';
import type { SecretSource } from '../../core/webhooks/secrets.ts';
import { webhookUrlFault } from '../../core/webhooks/webhook-url.ts';
import { maxBodyBytes } from '../api/contract.ts';
import { dashboardHandler } from '../runtime/dashboard-handler.ts';
import { readEnv, required } from '../runtime/env.ts';
import { parseBody } from '../runtime/parse-request.ts';
import { type ChangedKey, type CreatedKey, type Key, type KeyList, keyBodies, type RotatedSecret } from './contract.ts';

const envSchema = z.object({
  ACCOUNTS_TABLE: required,
  API_KEYS_TABLE: required,
  WEBHOOKS_TABLE: required,
  WEBHOOK_SECRETS_KEY_ARN: required,
  WEBHOOK_ADDRESSES: z.enum(['public', 'loopback']),
  /** What new keys are called. */
  KEY_ENVIRONMENT: z.enum(['live', 'test']),
});
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const client = documentClient();
const now = (): Date => new Date();
const accounts = dynamoAccountStore(client, env.ACCOUNTS_TABLE);
const source = kmsWebhookSecrets(kmsClient(), env.WEBHOOK_SECRETS_KEY_ARN);
const secrets: SecretSource = {
  secretOf: (name) =>
    source.secretOf(name).catch((error: unknown) => {
      throw isTransient(error) ? unavailable(error) : error;
    }),
};
const deps = {
  apiKeys: dynamoApiKeyStore(client, env.API_KEYS_TABLE),
  webhooks: dynamoWebhookStore(client, env.WEBHOOKS_TABLE),
  secrets,
  now,
  randomBytes,
  newId: randomUUID,
};
const loopback = env.WEBHOOK_ADDRESSES === 'loopback';
const bodies = keyBodies({ webhookUrlFault: (url) => webhookUrlFault(url, { loopback }), now });

export const handler = dashboardHandler({
  'GET /dashboard/keys': async ({ signedIn }) => {
    const keys = await listKeys(signedIn.accountId, deps);
    return { status: 200, body: { keys: keys.map(toKey) } satisfies KeyList };
  },

  'POST /dashboard/keys': async ({ event, signedIn }) => {
    const { name, expires_at, webhook_url } = parseBody(event, bodies.create, maxBodyBytes);
    const account = await accountOf(signedIn, { accounts, now });
    const { secret, webhookSecret, ...created } = await createKey(
      account,
      {
        name,
        environment: env.KEY_ENVIRONMENT,
        ...(expires_at === undefined ? {} : { expiresAt: new Date(expires_at) }),
        ...(webhook_url === undefined ? {} : { webhookUrl: webhook_url }),
      },
      deps,
    );
    const body: CreatedKey = { key: toKey(created), secret, ...toldOnce(webhookSecret) };
    return { status: 201, body };
  },

  'PATCH /dashboard/keys/{key_id}': async ({ event, signedIn, parameter }) => {
    const { name, webhook_url } = parseBody(event, bodies.change, maxBodyBytes);
    const { webhookSecret, ...changed } = await changeKey(
      { accountId: signedIn.accountId, keyId: parameter('key_id') },
      {
        ...(name === undefined ? {} : { name }),
        ...(webhook_url === undefined ? {} : { webhookUrl: webhook_url }),
      },
      deps,
    );
    return { status: 200, body: { key: toKey(changed), ...toldOnce(webhookSecret) } satisfies ChangedKey };
  },

  'POST /dashboard/keys/{key_id}/revoke': async ({ signedIn, parameter }) => {
    const key = await revokeKey({ accountId: signedIn.accountId, keyId: parameter('key_id') }, deps);
    return { status: 200, body: { key: toKey(key) } satisfies ChangedKey };
  },

  'POST /dashboard/keys/{key_id}/rotate-webhook-secret': async ({ signedIn, parameter }) => {
    const { secret, ...key } = await rotateSecret({ accountId: signedIn.accountId, keyId: parameter('key_id') }, deps);
    return { status: 200, body: { key: toKey(key), webhook_secret: secret } satisfies RotatedSecret };
  },

  'POST /dashboard/keys/{key_id}/enable-webhook': async ({ signedIn, parameter }) => {
    const key = await enableWebhook({ accountId: signedIn.accountId, keyId: parameter('key_id') }, deps);
    return { status: 200, body: { key: toKey(key) } satisfies ChangedKey };
  },
});

function toldOnce(webhookSecret: string | undefined): { webhook_secret?: string } {
  return webhookSecret === undefined ? {} : { webhook_secret: webhookSecret };
}

/** What may be shown: neither a hash nor what a secret is derived from. */
function toKey({ key, webhook }: KeyWithWebhook): Key {
  const { key_id, name, start, created_at, expires_at, revoked_at } = key;
  return {
    key_id,
    name,
    start,
    status: statusOf(key, now()),
    created_at,
    ...(expires_at === undefined ? {} : { expires_at }),
    ...(revoked_at === undefined ? {} : { revoked_at }),
    ...(webhook === undefined ? {} : { webhook: toWebhook(webhook, now()) }),
  };
}

function toWebhook(webhook: NonNullable<KeyWithWebhook['webhook']>, time: Date): NonNullable<Key['webhook']> {
  const { url, created_at, failing_since, disabled_at, disabled_reason, previous_secret_until = '' } = webhook;
  return {
    url,
    created_at,
    ...(failing_since === undefined ? {} : { failing_since }),
    ...(disabled_at === undefined ? {} : { disabled_at }),
    ...(disabled_reason === undefined ? {} : { disabled_reason }),
    ...(previous_secret_until > time.toISOString() ? { previous_secret_until } : {}),
  };
}

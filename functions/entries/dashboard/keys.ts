/** Wires `/dashboard/keys`. */
import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { dynamoAccountStore } from '../../../adapters/dynamo/accounts.ts';
import { dynamoTrail } from '../../../adapters/dynamo/activity.ts';
import { dynamoApiKeyStore } from '../../../adapters/dynamo/api-keys.ts';
import { documentClient, isTransient, unavailable } from '../../../adapters/dynamo/client.ts';
import { dynamoUsageReader } from '../../../adapters/dynamo/usage.ts';
import { dynamoWebhookStore } from '../../../adapters/dynamo/webhooks.ts';
import { kmsClient, kmsWebhookSecrets } from '../../../adapters/kms/webhook-secrets.ts';
import type { SecretSource } from '../../../core/webhooks/secrets.ts';
import { createHandler } from '../../dashboard/keys.ts';
import { readEnv, required } from '../../runtime/env.ts';

const envSchema = z.object({
  ACCOUNTS_TABLE: required,
  API_KEYS_TABLE: required,
  ACTIVITY_TABLE: required,
  WEBHOOKS_TABLE: required,
  USAGE_TABLE: required,
  WEBHOOK_SECRETS_KEY_ARN: required,
  WEBHOOK_ADDRESSES: z.enum(['public', 'loopback']),
});
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const client = documentClient();
const source = kmsWebhookSecrets(kmsClient(), env.WEBHOOK_SECRETS_KEY_ARN);
/** Reports an outage of KMS like one of DynamoDB: try again shortly. */
const secrets: SecretSource = {
  secretOf: (name) =>
    source.secretOf(name).catch((error: unknown) => {
      throw isTransient(error) ? unavailable(error) : error;
    }),
};

export const handler = createHandler({
  accounts: dynamoAccountStore(client, env.ACCOUNTS_TABLE),
  apiKeys: dynamoApiKeyStore(client, env.API_KEYS_TABLE),
  usage: dynamoUsageReader(client, env.USAGE_TABLE),
  webhooks: dynamoWebhookStore(client, env.WEBHOOKS_TABLE),
  secrets,
  trail: dynamoTrail(client, env.ACTIVITY_TABLE),
  now: () => new Date(),
  randomBytes,
  newId: randomUUID,
  loopback: env.WEBHOOK_ADDRESSES === 'loopback',
});

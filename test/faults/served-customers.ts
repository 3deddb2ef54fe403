/**
 * The customers of a run over HTTP: keys with webhooks, launches that are repeated until they are answered, and reading
 * back.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { dynamoAccountStore } from '../../adapters/dynamo/accounts.ts';
import { dynamoApiKeyStore } from '../../adapters/dynamo/api-keys.ts';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { tablesIn } from '../../adapters/dynamo/table-names.ts';
import { dynamoWebhookStore } from '../../adapters/dynamo/webhooks.ts';
import { kmsClient, kmsWebhookSecrets } from '../../adapters/kms/webhook-secrets.ts';
import { sqsClient } from '../../adapters/sqs/audit-queue.ts';
import { createApiKey } from '../../core/api-keys/manage-api-keys.ts';
import { setWebhook } from '../../core/webhooks/manage-webhooks.ts';
import { localRegion } from '../../local/project.ts';
import type { Service } from '../../local/service.ts';
import { testCredentials } from '../credentials.ts';
import type { Stores } from './end-state.ts';
import { queueUrls } from './ground.ts';
import type { Broken } from './invariants.ts';
import type { Receivers } from './receivers.ts';

const connection = { region: localRegion, credentials: testCredentials };

/** The service's tables and queues, past all faults. */
export function storesOf(
  service: Service,
  endpoints: { dynamodb: string; sqs: string },
): Stores & { close: () => void } {
  const client = documentClient({ ...connection, endpoint: endpoints.dynamodb });
  const sqs = sqsClient({ ...connection, endpoint: endpoints.sqs });
  const queues = Object.entries(service.queues).map(([logicalId, url]) => ({ logicalId, url }));
  return {
    ...{ client, sqs, tables: tablesIn(service.outputs), queues: queueUrls(queues) },
    close: () => {
      client.destroy();
      sqs.destroy();
    },
  };
}

export interface ServedKey {
  key: string;
  keyId: string;
  hooked: boolean;
}

/** Keys of accounts of their own; three of four have a webhook. */
export async function hookedKeys(
  count: number,
  service: Service,
  { stores, receivers }: { stores: Stores; receivers: Receivers },
): Promise<[ServedKey, ...ServedKey[]]> {
  const { client, tables } = stores;
  const kms = kmsClient({ ...connection, endpoint: service.kmsEndpoint });
  const webhooks = dynamoWebhookStore(client, tables.webhooks);
  const secrets = kmsWebhookSecrets(kms, service.outputs.WebhookSecretsKeyArn ?? '');
  const timeAndIds = { now: () => new Date(), newId: randomUUID };
  const management = {
    ...{ ...timeAndIds, randomBytes, accounts: dynamoAccountStore(client, tables.accounts) },
    apiKeys: dynamoApiKeyStore(client, tables.apiKeys),
  };
  const make = async (index: number): Promise<ServedKey> => {
    const order = { accountId: randomUUID(), name: 'faults', environment: 'live' } as const;
    const { key, stored } = await createApiKey(order, management);
    const hooked = index % 4 !== 3;
    if (hooked) {
      const { secret = '' } = await setWebhook(stored, receivers.urlOf(index), { webhooks, secrets, ...timeAndIds });
      receivers.prepare(index, secret, []);
    }
    return { key, keyId: stored.key_id, hooked };
  };
  const keys: [ServedKey, ...ServedKey[]] = [await make(0)];
  for (let index = 1; index < count; index++) keys.push(await make(index));
  kms.destroy();
  return keys;
}

export interface ServedOrder {
  number: number;
  key: ServedKey;
  idempotencyKey: string | undefined;
  accepted: string[];
  unanswered: number;
}

/** Launches an audit, again and again until the service says yes. */
export async function launch(
  baseUrl: string,
  order: Pick<ServedOrder, 'number' | 'key' | 'idempotencyKey'>,
): Promise<ServedOrder> {
  const launched: ServedOrder = { ...order, accepted: [], unanswered: 0 };
  const { key, idempotencyKey, number } = order;
  const body = { audit_type: 'market', keyword: `standing desk ${number}`, language: 'en', country: 'US' };
  while (launched.accepted.length === 0) {
    const response = await fetch(`${baseUrl}/v1/audits`, {
      method: 'POST',
      headers: {
        ...{ 'X-API-Key': key.key, 'Content-Type': 'application/json' },
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { audit_id?: string };
    if (response.status === 202) launched.accepted.push(answer.audit_id ?? '');
    else {
      launched.unanswered++;
      if (response.status < 409) throw new Error(`a launch was answered ${response.status}`);
      await sleep(500);
    }
  }
  return launched;
}

/** Every audit as its customer reads it: ended, with its output exactly when it is completed. */
export async function readBack(baseUrl: string, orders: readonly ServedOrder[]): Promise<Broken[]> {
  const broken: Broken[] = [];
  for (const { key, accepted } of orders) {
    for (const about of accepted) {
      const response = await fetch(`${baseUrl}/v1/audits/${about}`, { headers: { 'X-API-Key': key.key } });
      const { status, output } = (await response.json()) as { status?: string; output?: unknown };
      const isRight = status === 'completed' ? output !== undefined : status === 'failed' && output === undefined;
      if (isRight) continue;
      const found = `${response.status}, ${status}, ${output === undefined ? 'no output' : 'output'}`;
      broken.push({ invariant: 'every audit can be read at its end', about, found });
    }
  }
  return broken;
}

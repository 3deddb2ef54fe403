/** Creates the API key that `npm start` prints. */
import { randomBytes, randomUUID } from 'node:crypto';
import { dynamoAccountStore } from '../adapters/dynamo/accounts.ts';
import { dynamoApiKeyStore } from '../adapters/dynamo/api-keys.ts';
import { documentClient } from '../adapters/dynamo/client.ts';
import { tablesIn } from '../adapters/dynamo/table-names.ts';
import { createApiKey } from '../core/api-keys/manage-api-keys.ts';
import type { LocalCredentials } from './credentials.ts';
import { localAccountId, localUser } from './page/local-user.ts';

/**
 * Creates the account of the user who signs in to the local dashboard, if it does not exist, and a new key for it.
 * Audits launched with the key therefore appear in the dashboard. Earlier keys stay valid.
 *
 * @param service The DynamoDB endpoint, its credentials, and the stack's outputs with the table names.
 * @returns The key, to be shown once.
 */
export async function createFirstKey(service: {
  dynamodbEndpoint: string;
  credentials: LocalCredentials;
  outputs: Readonly<Record<string, string>>;
}): Promise<string> {
  const tables = tablesIn(service.outputs);
  const documents = documentClient({
    endpoint: service.dynamodbEndpoint,
    region: 'us-east-1',
    credentials: service.credentials,
  });
  const accounts = dynamoAccountStore(documents, tables.accounts);
  const now = (): Date => new Date();
  const account = { account_id: localAccountId, plan: 'pro', owner: localUser.subject } as const;
  await accounts.create({ ...account, created_at: now().toISOString() });
  const { key } = await createApiKey(
    { accountId: localAccountId, name: 'npm start', environment: 'test', plan: 'pro' },
    {
      accounts,
      apiKeys: dynamoApiKeyStore(documents, tables.apiKeys),
      now,
      randomBytes,
      newId: randomUUID,
    },
  );
  return key;
}

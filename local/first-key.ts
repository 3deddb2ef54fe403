/** Makes the key that `npm start` prints. */
import { randomBytes, randomUUID } from 'node:crypto';
import { dynamoAccountStore } from '../adapters/dynamo/accounts.ts';
import { dynamoApiKeyStore } from '../adapters/dynamo/api-keys.ts';
import { documentClient } from '../adapters/dynamo/client.ts';
import { tablesIn } from '../adapters/dynamo/table-names.ts';
import { createApiKey } from '../core/api-keys/manage-api-keys.ts';

/**
 * Creates the account `local`, when it is not there yet, and a fresh key of it. Keys made before go on working.
 *
 * @param service Where the tables are, and the stack's outputs, which name them.
 * @returns The key, to be shown once.
 */
export async function createFirstKey(service: {
  dynamodbEndpoint: string;
  outputs: Readonly<Record<string, string>>;
}): Promise<string> {
  const tables = tablesIn(service.outputs);
  const documents = documentClient({
    endpoint: service.dynamodbEndpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const { key } = await createApiKey(
    { accountId: 'local', name: 'npm start', environment: 'test', plan: 'pro' },
    {
      accounts: dynamoAccountStore(documents, tables.accounts),
      apiKeys: dynamoApiKeyStore(documents, tables.apiKeys),
      now: () => new Date(),
      randomBytes,
      newId: randomUUID,
    },
  );
  return key;
}

/** Keys of further accounts of a service that runs on a folder of this machine. */
import { randomBytes, randomUUID } from 'node:crypto';
import { dynamoAccountStore } from '../adapters/dynamo/accounts.ts';
import { dynamoApiKeyStore } from '../adapters/dynamo/api-keys.ts';
import { documentClient } from '../adapters/dynamo/client.ts';
import { localTarget } from '../cli/target.ts';
import { createApiKey } from '../core/api-keys/manage-api-keys.ts';

/** A key for each account. */
export async function createKeys(localDir: string, accountIds: readonly string[]): Promise<string[]> {
  const { client, tables } = await localTarget(localDir);
  const documents = documentClient(client);
  const management = {
    accounts: dynamoAccountStore(documents, tables.accounts),
    apiKeys: dynamoApiKeyStore(documents, tables.apiKeys),
    now: () => new Date(),
    randomBytes,
    newId: randomUUID,
  };
  const keys: string[] = [];
  for (const accountId of accountIds) {
    keys.push((await createApiKey({ accountId, name: 'test', environment: 'live' }, management)).key);
  }
  documents.destroy();
  return keys;
}

/** The API key that `npm start` prints: the same at every start, until it is revoked or the folder is deleted. */
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dynamoAccountStore } from '../adapters/dynamo/accounts.ts';
import { dynamoApiKeyStore } from '../adapters/dynamo/api-keys.ts';
import { documentClient } from '../adapters/dynamo/client.ts';
import { tablesIn } from '../adapters/dynamo/table-names.ts';
import { hashApiKey, isLiveKey, isWellFormedApiKey } from '../core/api-keys/api-key.ts';
import { type ApiKeyStore, createApiKey } from '../core/api-keys/manage-api-keys.ts';
import type { LocalCredentials } from './credentials.ts';
import { localAccountId, localUser } from './page/local-user.ts';
import { localRegion } from './project.ts';

/**
 * Creates the account of the user who signs in to the local dashboard and a key for it, unless they exist. Audits
 * launched with the key therefore appear in the dashboard. The service stores only hashes of keys, so this key is also
 * kept in a file that only its owner may read.
 *
 * @param localDir The service's folder, where the key is kept.
 * @param service The DynamoDB endpoint, its credentials, and the stack's outputs with the table names.
 * @returns The key.
 */
export async function openFirstKey(
  localDir: string,
  service: {
    dynamodbEndpoint: string;
    credentials: LocalCredentials;
    outputs: Readonly<Record<string, string>>;
  },
): Promise<string> {
  const tables = tablesIn(service.outputs);
  const documents = documentClient({
    endpoint: service.dynamodbEndpoint,
    region: localRegion,
    credentials: service.credentials,
  });
  const accounts = dynamoAccountStore(documents, tables.accounts);
  const apiKeys = dynamoApiKeyStore(documents, tables.apiKeys);
  const now = (): Date => new Date();
  const account = { account_id: localAccountId, plan: 'pro', owner: localUser.subject } as const;
  await accounts.create({ ...account, created_at: now().toISOString() });
  const file = join(localDir, 'first-key');
  const kept = readKey(file);
  if (kept !== undefined && isLiveKey(kept) && (await isActive(kept, apiKeys))) return kept;
  const { key } = await createApiKey(
    { accountId: localAccountId, name: 'npm start', environment: 'live', plan: 'pro' },
    { accounts, apiKeys, now, randomBytes, newId: randomUUID },
  );
  writeKey(file, key);
  return key;
}

/** The key in the file; undefined if there is none. */
function readKey(file: string): string | undefined {
  try {
    const key = readFileSync(file, 'utf8').trim();
    return isWellFormedApiKey(key) ? key : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the service would accept the key: it is the local account's, and nobody has revoked it. */
async function isActive(key: string, apiKeys: ApiKeyStore): Promise<boolean> {
  const hash = hashApiKey(key);
  const stored = (await apiKeys.list(localAccountId)).find(({ key_hash }) => key_hash === hash);
  return stored?.status === 'active';
}

/** Writes the file atomically. */
function writeKey(file: string, key: string): void {
  const draft = `${file}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${key}\n`, { mode: 0o600 });
  renameSync(draft, file);
}

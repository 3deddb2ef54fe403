/** Erases an account of a stage: revokes its keys, then removes all its records. */
import { dynamoApiKeyStore } from '../../adapters/dynamo/api-keys.ts';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { dynamoAccountRecords } from '../../adapters/dynamo/operator/account-records.ts';
import { type AccountRecords, eraseAccount, type RecordCounts } from '../../core/accounts/account-records.ts';
import type { Target } from '../target.ts';

/** Finds the records of accounts of a stage. */
export function recordsOf({ client, tables }: Target): AccountRecords {
  return dynamoAccountRecords(documentClient(client), tables, () => new Date());
}

/** Erases an account. @returns how many records were removed */
export function erase(account: string, target: Target): Promise<RecordCounts> {
  return eraseAccount(account, { records: recordsOf(target), closeKeys: () => closeKeys(account, target) });
}

/** The counts that are not zero, as text. */
export function inWords(counts: RecordCounts): string {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.length === 0 ? 'nothing' : some.map(([kind, count]) => `${kind} ${count}`).join(', ');
}

/** Revokes the account's keys, so that nothing new is launched while it is erased. */
async function closeKeys(account: string, { client, tables }: Target): Promise<void> {
  const apiKeys = dynamoApiKeyStore(documentClient(client), tables.apiKeys);
  for (const { key_id, status } of await apiKeys.list(account)) {
    if (status === 'active') await apiKeys.revoke(account, key_id, new Date().toISOString());
  }
}

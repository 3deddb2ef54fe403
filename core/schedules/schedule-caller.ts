/** Who a run is launched for: the key that made the schedule, as it is now, or the account itself. */
import type { AccountStore } from '../accounts/account.ts';
import type { Caller } from '../accounts/caller.ts';
import { dashboardCaller, dashboardKeyId } from '../accounts/sign-in.ts';
import type { ApiKeyStore } from '../api-keys/manage-api-keys.ts';
import { accountOfOwner, isLive } from '../test-mode.ts';
import type { Schedule } from './schedule.ts';

export interface CallerDeps {
  apiKeys: Pick<ApiKeyStore, 'list'>;
  accounts: Pick<AccountStore, 'get'>;
  now: () => Date;
}

/** Undefined if the key was revoked or has expired, or the account is gone. */
export async function callerOfSchedule(
  { account_id, key_id }: Pick<Schedule, 'account_id' | 'key_id'>,
  { apiKeys, accounts, now }: CallerDeps,
): Promise<Caller | undefined> {
  const accountId = accountOfOwner(account_id);
  if (key_id === dashboardKeyId(account_id)) {
    const account = await accounts.get(accountId);
    return account && dashboardCaller(account, isLive(account_id));
  }
  const key = (await apiKeys.list(accountId)).find((one) => one.key_id === key_id);
  if (key?.status !== 'active' || (key.expires_at ?? '9') <= now().toISOString()) return undefined;
  return { keyId: key_id, accountId: account_id, plan: key.plan };
}

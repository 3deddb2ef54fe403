/** Finds the account of a dashboard user, derived from the token's subject, and creates it at the first request. */
import { createHash } from 'node:crypto';
import { ownerId } from '../test-mode.ts';
import type { Account, AccountStore } from './account.ts';
import type { Caller } from './caller.ts';

/** Subjects that can be part of an id unchanged: what the operator's commands accept as an account name. */
const plain = /^[A-Za-z0-9._@-]{1,59}$/u;

/**
 * Derives the account's id from a token's subject (`sub`): stable across sign-ins, different for every subject. The
 * prefixes keep issuers' user ids apart from the names that an operator gives to accounts.
 */
export function accountIdOf(subject: string): string {
  return plain.test(subject)
    ? `user_${subject}`
    : `subject_${createHash('sha256').update(subject).digest('hex').slice(0, 48)}`;
}

/** Who is signed in. */
export interface SignedIn {
  accountId: string;
  /** The token's `sub` as issued. */
  subject: string;
  /** The sign-in that issued the token. */
  sessionId: string;
}

/** Returns the user's account; creates it on the plan `free` if it does not exist yet. */
export async function accountOf(
  { accountId, subject }: Pick<SignedIn, 'accountId' | 'subject'>,
  { accounts, now }: { accounts: Pick<AccountStore, 'get' | 'create'>; now: () => Date },
): Promise<Account> {
  return (
    (await accounts.get(accountId)) ??
    (await accounts.create({
      account_id: accountId,
      plan: 'free',
      owner: subject,
      created_at: now().toISOString(),
    }))
  );
}

/** The caller for launches from the dashboard: no API key, so no webhook, and an hourly limit of its own in each mode. */
export function dashboardCaller({ account_id, plan }: Pick<Account, 'account_id' | 'plan'>, livemode: boolean): Caller {
  const accountId = ownerId(account_id, livemode);
  return { keyId: dashboardKeyId(accountId), accountId, plan };
}

/** Stands for a key in launches from the dashboard. */
export function dashboardKeyId(owner: string): string {
  return `dashboard:${owner}`;
}

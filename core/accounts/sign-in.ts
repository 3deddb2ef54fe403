/** The account of whoever signs in to the dashboard: its id is a function of the token's subject, and it is made at the first request. */
import { createHash } from 'node:crypto';
import type { Account, AccountStore } from './account.ts';
import type { Caller } from './caller.ts';

/** What an id may be made of as it is: what the operator's commands take for an account. */
const plain = /^[A-Za-z0-9._@-]{1,59}$/u;

/**
 * The id of the account of a token's subject (`sub`), the same at every sign-in, and another one for every subject. The
 * prefixes keep apart what an issuer calls its users and the names that an operator gives to accounts.
 */
export function accountIdOf(subject: string): string {
  return plain.test(subject)
    ? `user_${subject}`
    : `subject_${createHash('sha256').update(subject).digest('hex').slice(0, 48)}`;
}

/** Who is signed in. */
export interface SignedIn {
  accountId: string;
  /** The token's `sub`, as the issuer wrote it. */
  subject: string;
  /** The sign-in that the token comes from. */
  sessionId: string;
}

/** The account of who is signed in; made, on the plan `free`, when it is not there yet. */
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

/** Who launches from the dashboard: no key, so that no webhook is told, and an hour's limit of its own. */
export function dashboardCaller({ account_id, plan }: Pick<Account, 'account_id' | 'plan'>): Caller {
  return { keyId: `dashboard:${account_id}`, accountId: account_id, plan };
}

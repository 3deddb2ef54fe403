/** An account owns API keys, audits and a quota. */
import type { PlanName } from './plans.ts';

export interface Account {
  account_id: string;
  plan: PlanName;
  /** Who may sign in: a note by the operator, or the token's subject for an account created by the dashboard. */
  owner?: string;
  created_at: string;
}

/** Stores accounts. */
export interface AccountStore {
  get(accountId: string): Promise<Account | undefined>;
  /** Creates the account unless it exists already. Returns the stored account. */
  create(account: Account): Promise<Account>;
  /** Sets the plan of an existing account; `undefined` if there is none. */
  setPlan(accountId: string, plan: PlanName): Promise<Account | undefined>;
}

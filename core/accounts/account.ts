/** The account: whose keys, audits and quota they are. */
import type { PlanName } from './plans.ts';

export interface Account {
  account_id: string;
  plan: PlanName;
  /** Who may sign in to it, in words of the operator; the dashboard will put its subject here. */
  owner?: string;
  created_at: string;
}

/** Where accounts are kept. */
export interface AccountStore {
  get(accountId: string): Promise<Account | undefined>;
  /** Keeps a new account; an account that is there already stays as it is. Returns the one that is kept. */
  create(account: Account): Promise<Account>;
  /** Sets the plan of an account that exists; `undefined` when there is none. */
  setPlan(accountId: string, plan: PlanName): Promise<Account | undefined>;
}

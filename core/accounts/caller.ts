/** Who makes a request: an API key with its account and plan. */
import type { PlanName } from './plans.ts';

export interface Caller {
  keyId: string;
  /** Of the key's mode: the id under which what it launches is stored. */
  accountId: string;
  plan: PlanName;
}

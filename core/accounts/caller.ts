/** Who makes a request: an API key with its account and plan. */
import type { PlanName } from './plans.ts';

export interface Caller {
  keyId: string;
  accountId: string;
  plan: PlanName;
}

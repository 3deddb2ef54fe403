/** Coarse throttling: one API Gateway usage plan and one internal API Gateway key for each subscription plan. */
import { createHash } from 'node:crypto';
import { Stack } from 'aws-cdk-lib';
import { ApiKey, type RestApi, UsagePlan } from 'aws-cdk-lib/aws-apigateway';
import { Construct } from 'constructs';
import type { PlanName } from '../core/accounts/plans.ts';
import type { Stage } from './stage.ts';

/** The share of the account's request quota that all customers of a plan may use together. */
const shareOfQuota: Readonly<Record<PlanName, number>> = { free: 0.5, starter: 0.5, pro: 0.8, scale: 1 };

/**
 * Rate (requests per second) and burst of a usage plan. They are totals over all customers, far above the limit of one
 * key. The counters in DynamoDB enforce the contract exactly; this only keeps one plan from using everything. Values
 * above the account's quota would have no effect, and API Gateway may reject them.
 */
export function throttleFor(plan: PlanName, { ratePerSecond, burst }: Stage['quotas']['apiRequests']) {
  return {
    rateLimit: Math.floor(ratePerSecond * shareOfQuota[plan]),
    burstLimit: Math.floor(burst * shareOfQuota[plan]),
  };
}

/**
 * The value of a subscription plan's API Gateway key: 64 hexadecimal digits (API Gateway requires 20 to 128
 * alphanumerics). It is the same at every synthesis and different in every stack, because values are unique in an
 * account. It is not a secret: with `apiKeySourceType: AUTHORIZER` only the authorizer can present it.
 */
function usagePlanKeyValue(stackName: string, plan: PlanName): string {
  return createHash('sha256').update(`${stackName} usage plan ${plan}`).digest('hex');
}

/** The values of all plans' keys, as the authorizer reads them (`USAGE_PLAN_KEYS`). */
export function usagePlanKeyValues(stackName: string): Record<PlanName, string> {
  const value = (plan: PlanName) => usagePlanKeyValue(stackName, plan);
  // Written out, so that a new plan in `core` does not compile until it has a key and a share.
  return { free: value('free'), starter: value('starter'), pro: value('pro'), scale: value('scale') };
}

export interface UsagePlansProps {
  api: RestApi;
  stage: Stage;
}

export class UsagePlans extends Construct {
  constructor(scope: Construct, id: string, { api, stage }: UsagePlansProps) {
    super(scope, id);
    const { stackName } = Stack.of(this);
    for (const [plan, value] of Object.entries(usagePlanKeyValues(stackName))) {
      const usagePlan = new UsagePlan(this, `${plan}Plan`, {
        name: `${stackName}-${plan}`,
        description: `Bounds what all customers of the plan ${plan} together may send`,
        throttle: throttleFor(plan as PlanName, stage.quotas.apiRequests),
        apiStages: [{ stage: api.deploymentStage }],
      });
      const key = new ApiKey(this, `${plan}Key`, {
        apiKeyName: `${stackName}-${plan}`,
        description: `Stands for the plan ${plan}; no customer has it`,
        value,
      });
      usagePlan.addApiKey(key);
    }
  }
}

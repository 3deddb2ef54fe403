/** The coarse shield: one API Gateway usage plan and one internal API Gateway key for each subscription plan. */
import { createHash } from 'node:crypto';
import { Stack } from 'aws-cdk-lib';
import { ApiKey, type RestApi, UsagePlan } from 'aws-cdk-lib/aws-apigateway';
import { Construct } from 'constructs';
import type { PlanName } from '../core/accounts/plans.ts';
import type { Stage } from './stage.ts';

/** What all customers of a subscription plan together may take of the account's quota of requests. */
const shareOfQuota: Readonly<Record<PlanName, number>> = { free: 0.5, starter: 0.5, pro: 0.8, scale: 1 };

/**
 * Rate (requests a second) and burst of a usage plan. They are sums over customers, and far above what one key may do: the
 * counters in DynamoDB enforce the contract, exactly; this only keeps one tier from taking everything. More than the
 * account's quota would be no shield, and API Gateway may refuse it.
 */
export function throttleFor(plan: PlanName, { ratePerSecond, burst }: Stage['quotas']['apiRequests']) {
  return {
    rateLimit: Math.floor(ratePerSecond * shareOfQuota[plan]),
    burstLimit: Math.floor(burst * shareOfQuota[plan]),
  };
}

/**
 * The value of a subscription plan's API Gateway key: 64 hexadecimal digits (API Gateway asks for 20 to 128
 * alphanumerics), the same at every synthesis, and different in every stack, because an account holds each value once.
 * It is no secret: with `apiKeySourceType: AUTHORIZER` only the authorizer can present it.
 */
function usagePlanKeyValue(stackName: string, plan: PlanName): string {
  return createHash('sha256').update(`${stackName} usage plan ${plan}`).digest('hex');
}

/** The values of all plans' keys, as the authorizer takes them (`USAGE_PLAN_KEYS`). */
export function usagePlanKeyValues(stackName: string): Record<PlanName, string> {
  const value = (plan: PlanName) => usagePlanKeyValue(stackName, plan);
  // Written out: a plan that is new in `core` does not compile until it has its key and its share.
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

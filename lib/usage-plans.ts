/** The coarse shield: one API Gateway usage plan and one internal API Gateway key for each subscription plan. */
import { createHash } from 'node:crypto';
import { Stack } from 'aws-cdk-lib';
import { ApiKey, type RestApi, UsagePlan } from 'aws-cdk-lib/aws-apigateway';
import { Construct } from 'constructs';
import type { PlanName, rateLimits } from '../core/accounts/plans.ts';
import type { Shield, Stage } from './stage.ts';

/** What the counters let one key do in a minute; the type holds it to the number in `core`. */
const requestsPerMinute: (typeof rateLimits)['requestsPerMinute'] = 100;

/**
 * Rate (requests a second) and burst of a usage plan. Every customer of a subscription plan shares them, so they are
 * sums over customers, and far above what one key may do: the counters in DynamoDB enforce the contract, exactly;
 * this only keeps a tier from throwing more at the backend than its customers together are meant to.
 *
 * rate: a key at its full rate sends 100 requests a minute, 100 / 60 a second.
 * burst: the minutes are fixed, so a key may send 100 in the last instant of one and 100 in the first of the next.
 */
export function throttleFor(shield: Shield): { rateLimit: number; burstLimit: number } {
  return {
    rateLimit: Math.ceil((shield.keysAtFullRate * requestsPerMinute) / 60),
    burstLimit: shield.keysBursting * 2 * requestsPerMinute,
  };
}

/**
 * The value of a subscription plan's API Gateway key: 64 hexadecimal digits (API Gateway asks for 20 to 128
 * alphanumerics), the same at every synthesis, and different in every stack, because an account holds each value once.
 * It is no secret: with `apiKeySourceType: AUTHORIZER` only the authorizer can present it.
 */
export function usagePlanKeyValue(stackName: string, plan: PlanName): string {
  return createHash('sha256').update(`${stackName} usage plan ${plan}`).digest('hex');
}

/** The values of all plans' keys, as the authorizer takes them (`USAGE_PLAN_KEYS`). */
export function usagePlanKeyValues(stackName: string): Record<PlanName, string> {
  const value = (plan: PlanName) => usagePlanKeyValue(stackName, plan);
  // Written out: a plan that is new in `core` does not compile until it has its key and, in the stages, its shield.
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
        throttle: throttleFor(stage.shields[plan as PlanName]),
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

/** The usage plans: they shield, and refuse nothing that the contract allows. */
import { describe, expect, test } from '@jest/globals';
import { planNames, rateLimits } from '../../core/accounts/plans.ts';
import { usagePlanKeyValues } from '../../lib/usage-plans.ts';
import { referred, resourcesOf, templateOf } from './synthesized.ts';

const template = templateOf('prod');
const usagePlans = resourcesOf(template, 'AWS::ApiGateway::UsagePlan');
const keys = new Map(resourcesOf(template, 'AWS::ApiGateway::ApiKey'));

describe('usage plans', () => {
  test('there is one for each subscription plan, on the API’s stage', () => {
    expect(usagePlans.map(([, { Properties }]) => Properties.UsagePlanName).toSorted()).toEqual(
      planNames.map((plan) => `AnswerAudit-prod-${plan}`).toSorted(),
    );
    for (const [, { Properties }] of usagePlans) expect(Properties.ApiStages).toHaveLength(1);
  });

  test('each lets through what single keys send around a minute’s turn, and none has more than the account’s quota', () => {
    const perMinute = rateLimits.requestsPerMinute;
    for (const [, { Properties }] of usagePlans) {
      const { RateLimit, BurstLimit } = Properties.Throttle as { RateLimit: number; BurstLimit: number };
      expect(BurstLimit).toBeGreaterThanOrEqual(3 * 2 * perMinute);
      expect(RateLimit).toBeGreaterThanOrEqual((100 * perMinute) / 60);
      // Quotas of newer regions, which the stage names: more is refused there, and shields nothing.
      expect(BurstLimit).toBeLessThanOrEqual(1_250);
      expect(RateLimit).toBeLessThanOrEqual(2_500);
      // A quota would count refused requests and reads too.
      expect(Properties.Quota).toBeUndefined();
    }
  });

  test('each has one API Gateway key, whose value the authorizer knows by the plan’s name', () => {
    const links = resourcesOf(template, 'AWS::ApiGateway::UsagePlanKey').map(([, { Properties }]) => [
      usagePlans.find(([id]) => id === referred(Properties.UsagePlanId))?.[1].Properties.UsagePlanName,
      keys.get(referred(Properties.KeyId) ?? '')?.Properties.Value,
    ]);
    const [, authorizer] =
      resourcesOf(template, 'AWS::Lambda::Function').find(([id]) => id.startsWith('FunctionsAuthorizer')) ?? [];
    const environment = authorizer?.Properties.Environment as { Variables: { USAGE_PLAN_KEYS: string } } | undefined;
    const known = Object.entries<string>(JSON.parse(environment?.Variables.USAGE_PLAN_KEYS ?? '{}'));
    expect(Object.fromEntries(links)).toEqual(
      Object.fromEntries(known.map(([plan, value]) => [`AnswerAudit-prod-${plan}`, value])),
    );
    expect(links).toHaveLength(planNames.length);
  });

  test('values are what API Gateway accepts, and no two plans or stacks share one', () => {
    const values = [...Object.values(usagePlanKeyValues('A')), ...Object.values(usagePlanKeyValues('B'))];
    expect(new Set(values).size).toBe(2 * planNames.length);
    for (const value of values) expect(value).toMatch(/^[A-Za-z0-9]{20,128}$/);
  });
});

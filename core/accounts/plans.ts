/** Subscription plans and rate limits as data. */

export const planNames = ['free', 'starter', 'pro', 'scale'] as const;
export type PlanName = (typeof planNames)[number];

/** What a plan allows. */
export interface Plan {
  /** Audits per UTC month, per account. */
  monthlyAudits: number;
  /** Days from its launch until an audit and its report are deleted. */
  keptDays: number;
}

export const plans: Readonly<Record<PlanName, Plan>> = {
  free: { monthlyAudits: 50, keptDays: 400 },
  starter: { monthlyAudits: 500, keptDays: 400 },
  pro: { monthlyAudits: 2_000, keptDays: 400 },
  scale: { monthlyAudits: 10_000, keptDays: 400 },
};

/** Rate limits, the same for every plan (specification, section 8). */
export const rateLimits = {
  /** Requests per key and UTC minute, over all `/v1` endpoints together. */
  requestsPerMinute: 100,
  /** Audits per key and UTC hour. */
  auditsPerHour: 20,
} as const;

/** Plan values that a stage overrides. */
export type PlanOverrides = { readonly [Name in PlanName]?: Partial<Plan> };

/** Returns the plan with the stage's overrides applied. */
export function planFor(name: PlanName, overrides: PlanOverrides = {}): Plan {
  return { ...plans[name], ...overrides[name] };
}

/** Subscription plans and rate limits as data. */

export const planNames = ['free', 'starter', 'pro', 'scale'] as const;
export type PlanName = (typeof planNames)[number];

/** What a plan allows. */
export interface Plan {
  /** Audits per UTC month, per account. */
  monthlyAudits: number;
}

export const plans: Readonly<Record<PlanName, Plan>> = {
  free: { monthlyAudits: 50 },
  starter: { monthlyAudits: 500 },
  pro: { monthlyAudits: 2_000 },
  scale: { monthlyAudits: 10_000 },
};

/** The same for every plan: specification, section 8. */
export const rateLimits = {
  /** Requests per UTC minute and key, over all `/v1` endpoints together. */
  requestsPerMinute: 100,
  /** Audits per UTC hour and key. */
  auditsPerHour: 20,
} as const;

/** What a stage changes of the plans. */
export type PlanOverrides = { readonly [Name in PlanName]?: Partial<Plan> };

/** The plan by its name, with what the stage overrides. */
export function planFor(name: PlanName, overrides: PlanOverrides = {}): Plan {
  return { ...plans[name], ...overrides[name] };
}

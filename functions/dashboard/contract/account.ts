/** Schemas of `/dashboard/account` and `/dashboard/usage`. */
import * as z from 'zod';
import { planNames } from '../../../core/accounts/plans.ts';
import { timestamp } from '../../api/contract/parts.ts';
import { usage } from '../../api/contract/usage.ts';

/** `GET /dashboard/account`: the signed-in account and its plan. Created at the first sign-in. */
export const account = z.object({ account_id: z.string(), plan: z.enum(planNames), created_at: timestamp });

const cost_usd = z.number().nullable();

/** `GET /dashboard/usage`: what is left of the limits, and the audits launched on each day of this UTC month. */
export const dashboardUsage = z.object({
  plan: z.enum(planNames),
  quota: usage.shape.quota,
  /**
   * Audits launched from the dashboard in this UTC hour; the dashboard has an hourly limit of its own, like every key.
   */
  audits_per_hour: usage.shape.rate_limits.shape.audits_per_hour,
  /**
   * Requests to answer engines in this UTC month, of all accounts of the stage together, and its budget; null if no
   * engine is asked. `engines` has the names of the stage settings. `cost_usd` sums the prices of their answers, as
   * told by the service or by its price list; null if none is known.
   */
  answers: usage.shape.quota
    .extend({ cost_usd, engines: z.array(z.object({ name: z.string(), used: z.int(), cost_usd })) })
    .nullable(),
  /** One row per day from the first of the month to today, including days without audits. */
  days: z.array(z.object({ date: z.iso.date(), completed: z.int(), failed: z.int(), unfinished: z.int() })),
  /** False if the month has more audits than are counted here; `days` then has only the latest days. */
  days_complete: z.boolean(),
});

export type AccountRead = z.infer<typeof account>;
export type DashboardUsage = z.infer<typeof dashboardUsage>;

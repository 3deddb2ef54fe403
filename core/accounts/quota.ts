/** How many audits an account may launch: its plan's in a month, or in test mode those of a day. */
import { ServiceError } from '../service-error.ts';
import { isLive, testAuditsPerDay } from '../test-mode.ts';
import type { Caller } from './caller.ts';
import { type PlanOverrides, planFor } from './plans.ts';
import {
  type CountingWindow,
  dayScope,
  monthScope,
  secondsLeft,
  testUsageKeptMs,
  usageKeptMs,
  windowAt,
} from './windows.ts';

export interface Quota {
  limit: number;
  /** The counter of what is used. */
  scope: string;
  window: CountingWindow;
  /** How long the counter is kept. */
  keptMs: number;
}

/** The caller's quota at `now`. */
export function quotaOf({ accountId, plan }: Caller, now: Date, planOverrides: PlanOverrides): Quota {
  if (!isLive(accountId)) {
    const window = windowAt('day', now);
    return { limit: testAuditsPerDay, scope: dayScope(accountId, window), window, keptMs: testUsageKeptMs };
  }
  const window = windowAt('month', now);
  const limit = planFor(plan, planOverrides).monthlyAudits;
  return { limit, scope: monthScope(accountId, window), window, keptMs: usageKeptMs };
}

/** The refusal of a launch beyond the quota. Test mode has none that a plan could raise: its answer is that of a rate. */
export function quotaRefusal({ limit, window }: Quota, used: number, now: Date): ServiceError {
  if (window.kind === 'day') {
    const seconds = secondsLeft(window, now);
    const message = `The ${limit} test audits of this day are launched; try again in ${seconds} s.`;
    return new ServiceError('rate_limit_exceeded', message, { headers: { 'Retry-After': String(seconds) } });
  }
  const resets_at = window.endsAt.toISOString();
  const message = `The monthly quota of ${limit} audits is used up; it starts anew at ${resets_at}.`;
  return new ServiceError('quota_exceeded', message, { body: { used, limit, resets_at } });
}

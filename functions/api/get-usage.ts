/** GET /v1/usage: plan, quota, rate limits, and what is left of them. */
import { readUsage } from '../../core/accounts/read-usage.ts';
import { windowAt } from '../../core/accounts/windows.ts';
import { isLive } from '../../core/test-mode.ts';
import { apiHandler } from '../runtime/api-handler.ts';
import { hourLimit } from '../runtime/rate-limit-headers.ts';
import type { Usage } from './contract/usage.ts';

export function createHandler(deps: Parameters<typeof readUsage>[1]) {
  return apiHandler(async ({ authenticated: { caller, minute } }) => {
    const { plan, quota, auditsHour } = await readUsage(caller, deps);
    const body: Usage = {
      plan,
      livemode: isLive(caller.accountId),
      quota: toWindow(quota),
      rate_limits: {
        requests_per_minute: toWindow({
          limit: minute.limit,
          used: minute.limit - minute.remaining,
          remaining: minute.remaining,
          resetsAt: windowAt('minute', deps.now()).endsAt,
        }),
        audits_per_hour: toWindow(auditsHour),
      },
    };
    return { status: 200, body, limits: [hourLimit(auditsHour.limit, auditsHour)] };
  });
}

function toWindow({
  limit,
  used,
  remaining,
  resetsAt,
}: {
  limit: number;
  used: number;
  remaining: number;
  resetsAt: Date;
}) {
  return { limit, used, remaining, resets_at: resetsAt.toISOString() };
}

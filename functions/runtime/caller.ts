/** The caller in the authorizer's context: written and read here, so that both sides agree. */
import * as z from 'zod';
import type { Caller } from '../../core/accounts/caller.ts';
import { planNames } from '../../core/accounts/plans.ts';
import type { MinuteUsage } from '../../core/api-keys/authenticate.ts';

/** API Gateway passes context values on as strings. */
const context = z.object({
  key_id: z.string(),
  account_id: z.string(),
  plan: z.enum(planNames),
  minute_limit: z.coerce.number(),
  minute_remaining: z.coerce.number(),
  minute_reset: z.coerce.number(),
});

export interface AuthenticatedCaller {
  caller: Caller;
  minute: MinuteUsage;
}

export function toAuthorizerContext({ caller, minute }: AuthenticatedCaller): Record<string, string | number> {
  return {
    key_id: caller.keyId,
    account_id: caller.accountId,
    plan: caller.plan,
    minute_limit: minute.limit,
    minute_remaining: minute.remaining,
    minute_reset: minute.resetSeconds,
  };
}

/** @throws ZodError if there is no such context, because the route was deployed without its authorizer. */
export function fromAuthorizerContext(authorizer: unknown): AuthenticatedCaller {
  const { key_id, account_id, plan, minute_limit, minute_remaining, minute_reset } = context.parse(authorizer);
  return {
    caller: { keyId: key_id, accountId: account_id, plan },
    minute: { limit: minute_limit, remaining: minute_remaining, resetSeconds: minute_reset },
  };
}

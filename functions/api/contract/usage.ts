/** `GET /v1/usage`: what is left. */
import * as z from 'zod';
import { planNames } from '../../../core/accounts/plans.ts';
import type { Operations } from './operation.ts';
import { livemode, timestamp } from './parts.ts';

const window = z.object({ limit: z.int(), used: z.int(), remaining: z.int(), resets_at: timestamp });

export const usage = z.object({
  plan: z.enum(planNames),
  livemode,
  quota: window.meta({
    description:
      'Audits of this UTC month, over all live keys of the account; with a test key, test audits of this UTC day.',
  }),
  rate_limits: z.object({
    requests_per_minute: window.meta({ description: 'Requests of this key in this UTC minute, this one included.' }),
    audits_per_hour: window.meta({ description: 'Audits launched with this key in this UTC hour.' }),
  }),
});

export type Usage = z.infer<typeof usage>;

export const usageOperations = {
  'GET /v1/usage': {
    id: 'getUsage',
    tag: 'Account',
    summary: 'Plan, quota and rate limits, and what is left of them',
    answers: { 200: { description: 'Usage', body: { Usage: usage } } },
    errors: [401, 429, 500, 503],
  },
} satisfies Operations;

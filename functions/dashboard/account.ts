/** GET /dashboard/account and …/usage: who is signed in, and what is left of the month's and the hour's limits. */

import type { AccountStore } from '../../core/accounts/account.ts';
import type { PlanOverrides } from '../../core/accounts/plans.ts';
import { type AccountUsage, readUsage, type UsageReader } from '../../core/accounts/read-usage.ts';
import { accountOf, dashboardCaller } from '../../core/accounts/sign-in.ts';
import { type AnswersUsage, readAnswersUsage } from '../../core/audits/answers-usage.ts';
import { daysOfMonth, type LaunchedAudits } from '../../core/audits/days.ts';
import { dashboardHandler } from '../runtime/dashboard-handler.ts';
import type { AccountRead, DashboardUsage } from './contract/account.ts';

export interface AccountDeps {
  accounts: Pick<AccountStore, 'get' | 'create'>;
  usage: UsageReader;
  launched: LaunchedAudits;
  now: () => Date;
  planOverrides: PlanOverrides;
  /** The month's budget of answers of answer engines; absent if none is asked. */
  answersPerMonth?: number | undefined;
}

export function createHandler({ accounts, usage, launched, now, planOverrides, answersPerMonth }: AccountDeps) {
  return dashboardHandler({
    'GET /dashboard/account': async ({ signedIn }) => {
      const { account_id, plan, created_at } = await accountOf(signedIn, { accounts, now });
      return { status: 200, body: { account_id, plan, created_at } satisfies AccountRead };
    },

    'GET /dashboard/usage': async ({ signedIn, livemode }) => {
      const caller = dashboardCaller(await accountOf(signedIn, { accounts, now }), livemode);
      const [{ plan, quota, auditsHour }, { days, complete }, answers] = await Promise.all([
        readUsage(caller, { usage, now, planOverrides }),
        daysOfMonth(caller.accountId, { launched, now }),
        readAnswersUsage(answersPerMonth, { usage, now }),
      ]);
      const body: DashboardUsage = {
        plan,
        quota: toWindow(quota),
        audits_per_hour: toWindow(auditsHour),
        answers: answers && toAnswers(answers),
        days,
        days_complete: complete,
      };
      return { status: 200, body };
    },
  });
}

function toWindow({ limit, used, remaining, resetsAt }: AccountUsage['quota']): DashboardUsage['quota'] {
  return { limit, used, remaining, resets_at: resetsAt.toISOString() };
}

function toAnswers({ engines, costUsd: cost_usd, ...window }: AnswersUsage): DashboardUsage['answers'] {
  const toEngine = ({ costUsd, ...each }: AnswersUsage['engines'][number]) => ({ ...each, cost_usd: costUsd });
  return { ...toWindow(window), cost_usd, engines: engines.map(toEngine) };
}

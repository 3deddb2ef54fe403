/** A custom stage to copy: own domains, two search providers, a web ACL, required MFA, a budget. */
import type { StageSettings } from '../lib/stage-settings.ts';
import { settings as prod } from './prod.ts';

export const settings: StageSettings = {
  ...prod,
  searchProviders: ['dataforseo', 'serper'],
  resultsCacheMinutes: 10,
  botContactUrl: 'https://audits.example.com/bot',
  planOverrides: { free: { monthlyAudits: 10 } },
  quotas: { lambdaConcurrency: 2_000, apiRequests: { ratePerSecond: 10_000, burst: 5_000 } },
  workerConcurrency: 100,
  methodThrottle: { ratePerSecond: 4_000, burst: 2_000 },
  webAcl: { requestsPer5Minutes: 3_000 },
  apiDomain: {
    name: 'api.audits.example.com',
    certificateArn: 'arn:aws:acm:eu-west-1:123456789012:certificate/00000000-0000-0000-0000-000000000001',
  },
  dashboardDomain: {
    name: 'audits.example.com',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/00000000-0000-0000-0000-000000000002',
  },
  mfa: 'required',
  monthlyBudgetUsd: 500,
  maxDailySearches: 5_000,
  maxDailySpendUsd: 50,
  maxSearchesPerDay: 20_000,
};

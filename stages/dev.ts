/** For trying things out: searches the small corpus, deletes data with the stack, and fits a new AWS account. */
import type { StageSettings } from '../lib/stage-settings.ts';

export const settings: StageSettings = {
  keepsData: false,
  needsRealSearch: false,
  searchProviders: ['corpus'],
  planOverrides: {},
  quotas: { lambdaConcurrency: 10, apiRequests: { ratePerSecond: 2_500, burst: 1_250 } },
  workerConcurrency: 2,
  deliveryConcurrency: 2,
  apiMemoryMb: 512,
  workerMemoryMb: 1_024,
  methodThrottle: { ratePerSecond: 1_000, burst: 1_000 },
  // An open page calls each route at most every two seconds: 200 pages, and twice as many opened at once.
  dashboardThrottle: { ratePerSecond: 100, burst: 400 },
  // A reader loads a report once. A flood of readers transfers about 1 MB a second, $8 a day.
  shareThrottle: { ratePerSecond: 5, burst: 20 },
  mfa: 'optional',
  threatProtection: false,
  webhookAddresses: 'public',
  logLevel: 'INFO',
  logRetentionDays: 14,
  traceShare: 0.05,
  alarms: true,
  gradualDeployment: false,
};

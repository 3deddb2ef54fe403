/** For customers. Deploys once `searchProviders` and `botContactUrl` are filled in; see docs/deployment.md. */
import type { StageSettings } from '../lib/stage-settings.ts';
import { settings as dev } from './dev.ts';

export const settings: StageSettings = {
  ...dev,
  keepsData: true,
  needsRealSearch: true,
  // In fallback order: ['dataforseo', 'serper'].
  searchProviders: [],
  // botContactUrl: 'https://example.org/bot',
  quotas: { lambdaConcurrency: 1_000, apiRequests: { ratePerSecond: 2_500, burst: 1_250 } },
  workerConcurrency: 20,
  deliveryConcurrency: 50,
  authorizerConcurrency: 100,
  threatProtection: true,
  logRetentionDays: 90,
  traceShare: 0.01,
  gradualDeployment: true,
};

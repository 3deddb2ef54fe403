/** Composes `metadata.providers`: which providers were called, and with what result. */

import type { FeatureState, SerpSnapshot } from '../gather/ports.ts';
import type { PageAnswer } from '../gather/sources.ts';
import type { Metadata } from '../report/report.ts';

type Provider = Metadata['providers'][number];

/** Maps the state of an answer engine to the status of the call: finding that no answer is shown is a success. */
const statusOf: Record<FeatureState, Provider['status']> = {
  captured: 'ok',
  absent: 'ok',
  not_captured: 'failed',
  unsupported: 'skipped',
};

/** The search, the answer engines observed through it, and the fetching of pages. */
export function composeProviders(snapshot: SerpSnapshot, fetched: readonly { answer: PageAnswer }[]): Provider[] {
  const { call, provider, answers, failed_providers = [] } = snapshot;
  return [
    ...failed_providers.map((name) => ({ role: 'serp' as const, name, status: 'failed' as const })),
    {
      role: 'serp',
      name: provider,
      status: 'ok',
      ...(call === undefined
        ? {}
        : {
            endpoint: call.endpoint,
            latency_ms: call.latency_ms,
            attempts: call.attempts,
            ...(call.cost_usd === undefined ? {} : { cost_usd: call.cost_usd }),
            cached: call.cached,
          }),
    },
    ...answers.map(({ engine, state }) => ({ role: 'answer_engine' as const, name: engine, status: statusOf[state] })),
    { role: 'fetch', status: fetchStatus(fetched) },
  ];
}

function fetchStatus(sources: readonly { answer: PageAnswer }[]): Provider['status'] {
  const fetched = sources.filter(({ answer }) => answer.outcome === 'fetched').length;
  return fetched === sources.length ? 'ok' : fetched === 0 ? 'failed' : 'partial';
}

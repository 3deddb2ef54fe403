/** Composes `metadata.providers`: which providers were called, and with what result. */

import type { EngineAnswers } from '../gather/answer-engines.ts';
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
            ...(call.age_s === undefined ? {} : { age_s: call.age_s }),
          }),
    },
    ...answers.map(({ engine, state, asked }) => ({
      role: 'answer_engine' as const,
      name: engine,
      status: statusOf[state],
      ...(asked === undefined ? {} : callsOf(asked)),
    })),
    { role: 'fetch', status: fetchStatus(fetched) },
  ];
}

/** The calls to an engine that was asked: their sum, and the longest, because they ran at the same time. */
function callsOf({ provider, samples }: EngineAnswers): Partial<Provider> {
  const calls = samples.flatMap(({ call }) => call ?? []);
  const costs = calls.flatMap(({ cost_usd }) => cost_usd ?? []);
  const answered = samples.filter(({ state }) => state === 'captured' || state === 'absent').length;
  return {
    endpoint: provider,
    ...(answered > 0 && answered < samples.length ? { status: 'partial' } : {}),
    ...(calls.length === 0
      ? {}
      : {
          latency_ms: Math.max(...calls.map(({ latency_ms }) => latency_ms)),
          attempts: calls.reduce((sum, { attempts }) => sum + attempts, 0),
          cached: calls.every(({ cached }) => cached),
        }),
    ...(costs.length === 0 ? {} : { cost_usd: costs.reduce((sum, cost) => sum + cost, 0) }),
  };
}

function fetchStatus(sources: readonly { answer: PageAnswer }[]): Provider['status'] {
  const fetched = sources.filter(({ answer }) => answer.outcome === 'fetched').length;
  return fetched === sources.length ? 'ok' : fetched === 0 ? 'failed' : 'partial';
}

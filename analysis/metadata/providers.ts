/** Composes `metadata.providers` and `metadata.spend`: which providers were called, with what result, at what price. */

import type { EngineAnswers } from '../gather/answer-engines.ts';
import type { FeatureState, ProviderCall, SerpSnapshot } from '../gather/ports.ts';
import type { PageAnswer } from '../gather/sources.ts';
import type { Metadata } from '../report/report.ts';
import { round } from '../statistics/round.ts';

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
            ...pricesOf([call]),
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
    ...pricesOf(calls),
  };
}

/** The sums of what `calls` cost, each absent if none of them has such a price. */
function pricesOf(calls: readonly ProviderCall[]): Pick<Provider, 'cost_usd' | 'list_price_usd'> {
  const told = calls.flatMap(({ cost_usd }) => cost_usd ?? []);
  const listed = calls.flatMap(({ list_price_usd }) => list_price_usd ?? []);
  return {
    ...(told.length === 0 ? {} : { cost_usd: sumOf(told) }),
    ...(listed.length === 0 ? {} : { list_price_usd: sumOf(listed) }),
  };
}

/** What all calls together cost; undefined if there was none. */
export function composeSpend({ call, answers }: SerpSnapshot): Metadata['spend'] {
  const asked = answers.flatMap((answer) => answer.asked?.samples ?? []).flatMap((sample) => sample.call ?? []);
  const calls = [...(call === undefined ? [] : [call]), ...asked];
  if (calls.length === 0) return undefined;
  const { cost_usd: told = 0, list_price_usd: listed = 0 } = pricesOf(calls);
  return {
    usd: sumOf([told, listed]),
    reported_usd: told,
    list_price_usd: listed,
    unpriced_calls: calls.filter((each) => !hasPrice(each)).length,
  };
}

/** The sum, without the noise of binary fractions. */
function sumOf(amounts: readonly number[]): number {
  return round(
    amounts.reduce((sum, amount) => sum + amount, 0),
    // Prices have fractions of a millionth at the least.
    9,
  );
}

function fetchStatus(sources: readonly { answer: PageAnswer }[]): Provider['status'] {
  const fetched = sources.filter(({ answer }) => answer.outcome === 'fetched').length;
  return fetched === sources.length ? 'ok' : fetched === 0 ? 'failed' : 'partial';
}

/** Whether it is known what a call cost: a stored page costs nothing. */
function hasPrice({ cached, cost_usd, list_price_usd }: ProviderCall): boolean {
  return cached || cost_usd !== undefined || list_price_usd !== undefined;
}

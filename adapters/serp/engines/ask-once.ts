/** Asks an engine's API one question: what all of them have in common. */
import type { AnswersQuery } from '../../../analysis/index.ts';
import {
  converse,
  type ProviderAnswer,
  type ProviderRequest,
  type ProviderWorld,
  paceOf,
  type Reading,
} from '../providers/ask.ts';
import type { AskableEngine, EngineAnswer } from './engine.ts';

/** How an engine is asked over HTTP. */
export interface EngineApi {
  name: string;
  /** What the report names as the endpoint of the call. */
  endpoint: string;
  perMinute: number;
  /**
   * @throws ProviderUnavailable if the engine cannot be asked this
   */
  requestOf: (query: AnswersQuery) => ProviderRequest;
  /** Reads an answer that came at `observedAt`, an ISO 8601 time in UTC. */
  read: (answer: ProviderAnswer, observedAt: string) => Reading<PricedAnswer>;
}

/** An answer with its price: as the service tells it, or else by its price list. */
export type PricedAnswer = EngineAnswer & { costUsd?: number; listUsd?: number };

/** Returns the method of an engine that asks `api`. */
export function askOver(
  { name, endpoint, perMinute, requestOf, read }: EngineApi,
  world: ProviderWorld,
): AskableEngine['ask'] {
  const pace = paceOf(perMinute, world);
  return async (query, timeMs, mayRetry) => {
    const conversation = converse(name, { ...world, ...(mayRetry === undefined ? {} : { mayRetry }) }, pace, timeMs);
    const request = requestOf(query);
    const { found } = await conversation.ask(request, (answer) => read(answer, world.now().toISOString()));
    const { costUsd, listUsd, ...answer } = found;
    const call = conversation.record(endpoint, priceOf({ costUsd, listUsd }));
    return { ...answer, sample: { ...answer.sample, call } };
  };
}

/** A request that sends `body` as JSON. */
export function jsonPost(url: string, headers: Readonly<Record<string, string>>, body: object): ProviderRequest {
  return {
    url,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

function priceOf({ costUsd, listUsd }: { costUsd: number | undefined; listUsd: number | undefined }) {
  if (costUsd !== undefined) return { cost_usd: costUsd };
  return listUsd === undefined ? {} : { list_price_usd: listUsd };
}

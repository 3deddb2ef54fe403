/** Asks an engine's API one question: what all of them have in common. */
import type { AnswersQuery } from '../../../analysis/index.ts';
import { converse, type ProviderAnswer, type ProviderWorld, paceOf, type Reading } from '../providers/ask.ts';
import type { AskableEngine, EngineAnswer } from './engine.ts';

/** How an engine is asked over HTTP. */
export interface EngineApi {
  name: string;
  /** What the report names as the endpoint of the call. */
  endpoint: string;
  perMinute: number;
  /** Where the question goes. */
  url: string;
  /** Those that show the account's key. */
  headers: Readonly<Record<string, string>>;
  /** The body of a question, written as JSON. */
  bodyOf: (query: AnswersQuery) => object;
  /** Reads an answer that came at `observedAt`, an ISO 8601 time in UTC. */
  read: (answer: ProviderAnswer, observedAt: string) => Reading<EngineAnswer & { costUsd?: number }>;
}

/** Returns the method of an engine that asks `api`. */
export function askOver(
  { name, endpoint, perMinute, url, headers, bodyOf, read }: EngineApi,
  world: ProviderWorld,
): AskableEngine['ask'] {
  const pace = paceOf(perMinute, world);
  return async (query, timeMs) => {
    const conversation = converse(name, world, pace, timeMs);
    const request = {
      url,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(query)),
    } as const;
    const { found } = await conversation.ask(request, (answer) => read(answer, world.now().toISOString()));
    const { costUsd, ...answer } = found;
    const call = conversation.record(endpoint, costUsd === undefined ? {} : { cost_usd: costUsd });
    return { ...answer, sample: { ...answer.sample, call } };
  };
}

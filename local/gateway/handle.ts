/** The way of one request through the gateway: route, throttle, authorizer, usage plan, function, answer. */

import type { Api } from './api.ts';
import { authorize, type Grant, type Invoke, type Refusal } from './authorize.ts';
import { compressed } from './compression.ts';
import { proxyEvent, type RoutedRequest } from './events.ts';
import { functionAnswer } from './function-answer.ts';
import { type GatewayAnswer, gatewayAnswer } from './gateway-response.ts';
import type { GatewayRequest } from './request.ts';
import { matchRoute, methodOf, type RouteMatch } from './routes.ts';
import type { TakeToken } from './token-buckets.ts';
import type { Admit } from './usage-plan.ts';

/** What a request meets on its way. */
export interface Gateway {
  api: Api;
  /** Throttles methods, before anybody is asked who the caller is. */
  takeToken: TakeToken;
  admit: Admit;
  invoke: Invoke;
}

/**
 * Answers a request.
 *
 * @param gateway The API, its usage plans and its functions.
 * @param request The request.
 * @param refused The type of the answer when the request cannot even be read.
 * @returns The answer to send, compressed where the API does that.
 */
export async function handle(gateway: Gateway, request: GatewayRequest, refused?: string): Promise<GatewayAnswer> {
  const { api } = gateway;
  const match = matchRoute(api.root, request.path);
  const answer = refused === undefined ? await pass(gateway, request, match) : { type: refused };
  const sent = 'status' in answer ? answer : gatewayAnswer(api, request, { ...answer, match });
  return compressed(sent, request, api.minimumCompressionBytes);
}

/** The function's answer, or the first refusal on the way to it. */
async function pass(
  { api, takeToken, admit, invoke }: Gateway,
  request: GatewayRequest,
  match: RouteMatch | undefined,
): Promise<GatewayAnswer | Refusal> {
  const method = match === undefined ? undefined : methodOf(match.route, request.method);
  if (match === undefined || method === undefined) return { type: 'MISSING_AUTHENTICATION_TOKEN' };
  const routed: RoutedRequest = { api, request, match, method };

  if (method.throttle !== undefined && !takeToken(method.name, method.throttle)) return { type: 'THROTTLED' };

  let grant: Grant | undefined;
  if (method.authorizer !== undefined) {
    const verdict = await authorize(method.authorizer, routed, invoke);
    if ('refusal' in verdict) return verdict.refusal;
    grant = verdict.grant;
  }
  const authorizer = grant?.authorizer;
  const withContext = (refusal: Refusal): Refusal => (authorizer === undefined ? refusal : { ...refusal, authorizer });

  let apiKey: { id: string; value: string } | undefined;
  if (method.apiKeyRequired) {
    const admitted = admit(request, grant);
    if ('refusal' in admitted) return withContext(admitted.refusal);
    apiKey = admitted.apiKey;
  }
  const event = JSON.stringify(proxyEvent(routed, { authorizer, apiKey }));
  const outcome = await withinTime(invoke(method.functionArn, event), method.timeoutMs);
  if (outcome === 'late') return withContext({ type: 'INTEGRATION_TIMEOUT' });
  return functionAnswer(outcome, request, api.binaryMediaTypes) ?? withContext({ type: 'LAMBDA_FAILURE' });
}

/** The gateway stops waiting; the function itself goes on to its own end, as in AWS. */
async function withinTime<T>(work: Promise<T>, limitMs: number): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

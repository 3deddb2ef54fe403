/** Handles one request: route, throttle, authorizer, usage plan, function, response. */

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

/** What the gateway needs to handle a request. */
export interface Gateway {
  api: Api;
  /** Throttles methods before the authorizer is called. */
  takeToken: TakeToken;
  admit: Admit;
  invoke: Invoke;
}

/**
 * Handles a request.
 *
 * @param gateway The API, its usage plans and its functions.
 * @param request The request.
 * @param refused The type of the gateway response, if the request could not be read.
 * @returns The response to send, compressed if the API has compression on.
 */
export async function handle(gateway: Gateway, request: GatewayRequest, refused?: string): Promise<GatewayAnswer> {
  const { api } = gateway;
  const match = matchRoute(api.root, request.path);
  const answer = refused === undefined ? await pass(gateway, request, match) : { type: refused };
  const sent = 'status' in answer ? answer : gatewayAnswer(api, request, { ...answer, match });
  return compressed(sent, request, api.minimumCompressionBytes);
}

/** The function's response, or the first refusal before it. */
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

/** Stops waiting at the time limit. The function itself runs on, as in AWS. */
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

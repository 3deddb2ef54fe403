/** Calls a REQUEST authorizer for a request and interprets its response as API Gateway does. */

import * as z from 'zod';
import type { InvocationOutcome } from '../lambda/protocol.ts';
import { authorizerEvent, methodArn, type RoutedRequest } from './events.ts';
import { evaluate, PolicyDocument } from './policy.ts';
import { headerOf } from './request.ts';
import type { AuthorizerSettings } from './routes.ts';

/** Calls a function with an event. */
export type Invoke = (functionArn: string, payload: string) => Promise<InvocationOutcome>;

/** Why a request is refused: the type of the gateway response. */
export interface Refusal {
  type: string;
  message?: string;
  /** The authorizer's context, for the headers and body of the response. */
  authorizer?: Readonly<Record<string, string>>;
}

/** An authorized request's caller. */
export interface Grant {
  authorizer: Readonly<Record<string, string>>;
  usageIdentifierKey?: string;
}

/** Context values must be scalars, as in API Gateway, which rejects any other response. They are passed on as text. */
const Verdict = z.object({
  principalId: z.string(),
  policyDocument: PolicyDocument,
  context: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String))
    .nullish()
    .transform((context) => context ?? {}),
  usageIdentifierKey: z.string().nullish(),
});

/**
 * Calls the authorizer.
 *
 * @param authorizer The function, and the identity sources that a request must have.
 * @param routed The request.
 * @param invoke Calls functions.
 * @returns The grant or the refusal.
 */
export async function authorize(
  authorizer: AuthorizerSettings,
  routed: RoutedRequest,
  invoke: Invoke,
): Promise<{ grant: Grant } | { refusal: Refusal }> {
  if (!authorizer.identitySources.every((source) => hasIdentity(source, routed))) {
    return { refusal: { type: 'UNAUTHORIZED' } };
  }
  const startedMs = Date.now();
  const outcome = await invoke(authorizer.functionArn, JSON.stringify(authorizerEvent(routed)));
  if (!outcome.ok) {
    const refused = outcome.error.errorMessage === 'Unauthorized';
    return { refusal: { type: refused ? 'UNAUTHORIZED' : 'AUTHORIZER_FAILURE' } };
  }
  const verdict = Verdict.safeParse(JSON.parse(outcome.payload));
  if (!verdict.success) return { refusal: { type: 'AUTHORIZER_CONFIGURATION_ERROR' } };
  const { principalId, policyDocument, context, usageIdentifierKey } = verdict.data;
  const said = { ...context, principalId, integrationLatency: String(Date.now() - startedMs) };
  const { allowed, explicitlyDenied } = evaluate(policyDocument, methodArn(routed));
  if (!allowed) {
    const message = `User is not authorized to access this resource${explicitlyDenied ? ' with an explicit deny' : ''}`;
    return { refusal: { type: 'ACCESS_DENIED', message, authorizer: said } };
  }
  return { grant: { authorizer: said, ...(usageIdentifierKey ? { usageIdentifierKey } : {}) } };
}

/** Whether the request has a value for an identity source that is not empty. */
function hasIdentity(source: string, { request, api }: RoutedRequest): boolean {
  const [, kind, name = ''] =
    /^(method\.request\.header|method\.request\.querystring|stageVariables|context)\.(.+)$/u.exec(source.trim()) ?? [];
  switch (kind) {
    case 'method.request.header':
      return (headerOf(request, name) ?? '') !== '';
    case 'method.request.querystring':
      return (request.query.get(name)?.at(-1) ?? '') !== '';
    case 'stageVariables':
      return (api.stageVariables?.[name] ?? '') !== '';
    // Context values of the gateway exist for every request.
    default:
      return kind === 'context';
  }
}

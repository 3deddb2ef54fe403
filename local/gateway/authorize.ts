/** Asks a REQUEST authorizer about a request, and reads its verdict as API Gateway does. */

import * as z from 'zod';
import type { InvocationOutcome } from '../lambda/protocol.ts';
import { authorizerEvent, methodArn, type RoutedRequest } from './events.ts';
import { evaluate, PolicyDocument } from './policy.ts';
import { headerOf } from './request.ts';
import type { AuthorizerSettings } from './routes.ts';

/** Calls a function with an event. */
export type Invoke = (functionArn: string, payload: string) => Promise<InvocationOutcome>;

/** Why a request goes no further, by the type of the gateway's answer. */
export interface Refusal {
  type: string;
  message?: string;
  /** What the authorizer said, for the answer's headers and body. */
  authorizer?: Readonly<Record<string, string>>;
}

/** A request that may pass, with what is known about its caller. */
export interface Grant {
  authorizer: Readonly<Record<string, string>>;
  usageIdentifierKey?: string;
}

/** Values of the context are scalars: API Gateway refuses the whole answer otherwise, and hands them on as text. */
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
 * Asks the authorizer.
 *
 * @param authorizer Which function, and what a request must carry to be shown to it.
 * @param routed The request.
 * @param invoke Calls functions.
 * @returns What is known about the caller, or the refusal.
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

/** Whether a request carries what an identity source names: something that is not empty. */
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
    // Whatever the gateway itself knows is there with every request.
    default:
      return kind === 'context';
  }
}

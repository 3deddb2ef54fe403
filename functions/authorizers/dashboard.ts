/** The authorizer of `/dashboard`: identifies the user by access token and checks the session. */
import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { meetSession, type SessionStore, sessionIdOf } from '../../core/accounts/sessions.ts';
import { accountIdOf } from '../../core/accounts/sign-in.ts';
import { recordFor, type TrailStore } from '../../core/accounts/trail.ts';
import { actorOf } from '../runtime/actor.ts';
import { methodPolicy } from '../runtime/authorizer-policy.ts';
import { describe } from '../runtime/describe-error.ts';
import { logEvent } from '../runtime/log-event.ts';
import { toSignInContext } from '../runtime/signed-in.ts';
import type { TokenVerdict } from '../runtime/tokens.ts';

export interface DashboardAuthorizerDeps {
  verify: (token: string) => Promise<TokenVerdict>;
  sessions: SessionStore;
  trail: Pick<TrailStore, 'add'>;
  now: () => Date;
  newId: () => string;
}

/** Throwing `Unauthorized` becomes 401, for any invalid token and for an ended session. Any other error becomes 503. */
export function createHandler({ verify, sessions, ...deps }: DashboardAuthorizerDeps) {
  return async (event: APIGatewayRequestAuthorizerEvent): Promise<APIGatewayAuthorizerResult> => {
    const { requestId: request_id } = event.requestContext;
    const header = Object.entries(event.headers ?? {}).find(([name]) => name.toLowerCase() === 'authorization')?.[1];
    const [, token = ''] = /^Bearer +([^ ]+)$/iu.exec(header ?? '') ?? [];
    const verdict = await verify(token).catch((error: unknown) => {
      logEvent('error', 'token_check_failed', { error: describe(error), request_id });
      throw new Error('unavailable');
    });
    if ('refused' in verdict) {
      logEvent('info', 'token_refused', { reason: verdict.refused, request_id });
      throw new Error('Unauthorized');
    }
    const accountId = accountIdOf(verdict.subject);
    const sessionId = sessionIdOf(verdict.signIn);
    const actor = actorOf(event);
    const record = recordFor(actor, deps);
    const session = await meetSession({ accountId, sessionId }, actor, { sessions, now: deps.now, record }).catch(
      (error: unknown) => {
        logEvent('error', 'token_check_failed', { error: describe(error), request_id });
        throw new Error('unavailable');
      },
    );
    if (session === 'ended') {
      logEvent('info', 'token_refused', { reason: 'session_ended', request_id });
      throw new Error('Unauthorized');
    }
    const context = toSignInContext(verdict.subject, sessionId);
    return {
      principalId: accountId,
      policyDocument: methodPolicy('Allow', event.methodArn),
      context,
    };
  };
}

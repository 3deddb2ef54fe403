/** The authorizer of `/dashboard`: tells who is signed in by the access token of the stage's OpenID Connect issuer. */
import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import type * as z from 'zod';
import { methodPolicy } from '../runtime/authorizer-policy.ts';
import { describe } from '../runtime/describe-error.ts';
import { readEnv } from '../runtime/env.ts';
import { logger } from '../runtime/logger.ts';
import { toSignInContext } from '../runtime/signed-in.ts';
import { openTokens, signInEnv } from '../runtime/tokens.ts';

/** `STAGE` is every function's. */
export type Env = Omit<z.input<typeof signInEnv>, 'STAGE'>;

const env = readEnv(signInEnv);
const subjectOf = openTokens({
  issuer: env.SIGN_IN_ISSUER,
  clientId: env.SIGN_IN_CLIENT_ID,
  jwksUri: env.SIGN_IN_JWKS_URI,
});

/** `Unauthorized` is answered 401, whatever is wrong with the token; anything else thrown is answered 503. */
export async function handler(event: APIGatewayRequestAuthorizerEvent): Promise<APIGatewayAuthorizerResult> {
  const { requestId: request_id } = event.requestContext;
  const header = Object.entries(event.headers ?? {}).find(([name]) => name.toLowerCase() === 'authorization')?.[1];
  const [, token = ''] = /^Bearer +([^ ]+)$/iu.exec(header ?? '') ?? [];
  const verdict = await subjectOf(token).catch((error: unknown) => {
    logger.error('a token could not be checked', { error: describe(error), request_id });
    throw new Error('unavailable');
  });
  if ('refused' in verdict) {
    logger.info('a token was refused', { reason: verdict.refused, request_id });
    throw new Error('Unauthorized');
  }
  const context = toSignInContext(verdict.subject);
  return {
    principalId: String(context.account_id),
    policyDocument: methodPolicy('Allow', event.methodArn),
    context,
  };
}

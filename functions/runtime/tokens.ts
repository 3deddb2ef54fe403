/** Verifies the dashboard's access tokens: signature, issuer, client and expiry, with the issuer's published keys. */
import { JwtVerifier } from 'aws-jwt-verify';
import { FetchError, JwksValidationError, JwkValidationError, JwtBaseError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import * as z from 'zod';
import { isLoopbackHttp, loopbackBytes } from '../../adapters/web/loopback-bytes.ts';
import { required } from './env.ts';

/** The variables that identify the issuer. Addresses must be https; the local stage may use http to this machine. */
export const signInEnv = z
  .object({ STAGE: required, SIGN_IN_ISSUER: z.url(), SIGN_IN_CLIENT_ID: required, SIGN_IN_JWKS_URI: z.url() })
  .refine(
    ({ STAGE, SIGN_IN_ISSUER, SIGN_IN_JWKS_URI }) =>
      [SIGN_IN_ISSUER, SIGN_IN_JWKS_URI].every(
        (address) => address.startsWith('https://') || (STAGE === 'local' && isLoopbackHttp(address)),
      ),
    { path: ['SIGN_IN_ISSUER', 'SIGN_IN_JWKS_URI'], error: 'must be https addresses' },
  );

/** The issuer and client whose tokens are accepted. */
export interface TrustedIssuer {
  issuer: string;
  clientId: string;
  /** The address of the issuer's keys: https, or http to this machine. */
  jwksUri: string;
}

/** The user and the sign-in, or a one-word reason why the token was refused. */
export type TokenVerdict = { subject: string; signIn: string } | { refused: string };

const claimedId = z.string().min(1).max(255).optional();

/** Errors of the issuer rather than the token. */
const issuerFaults = [FetchError, JwksValidationError, JwkValidationError];

/**
 * Creates a verifier for an issuer's tokens. The issuer's keys are fetched with the first token and cached; they are
 * fetched again, at most every ten seconds, when a token names an unknown key.
 *
 * @returns a function that verifies a token; it throws if the issuer's keys cannot be fetched.
 */
export function openTokens({ issuer, clientId, jwksUri }: TrustedIssuer): (token: string) => Promise<TokenVerdict> {
  // Access tokens of Cognito and of RFC 9068 name their client. ID tokens, which must not be accepted, do not.
  const claims = z.object({
    sub: z.string().min(1).max(255),
    client_id: z.literal(clientId),
    // Required, because the verifier accepts a token without an expiry.
    exp: z.number(),
    token_use: z.literal('access').optional(),
    // Shared by all tokens of a sign-in: `sid` of OpenID Connect, `origin_jti` of Cognito, or the token's own id.
    sid: claimedId,
    origin_jti: claimedId,
    jti: claimedId,
  });
  const cache = isLoopbackHttp(jwksUri) ? new SimpleJwksCache({ fetcher: { fetch: loopbackBytes } }) : undefined;
  const verifier = JwtVerifier.create(
    // Cognito's access tokens have no audience; they name their client instead.
    { issuer, audience: null, jwksUri },
    cache && { jwksCache: cache },
  );
  return async (token) => {
    try {
      const read = claims.safeParse(await verifier.verify(token));
      if (!read.success) return { refused: 'claims' };
      const { sub: subject, sid, origin_jti, jti } = read.data;
      // Without any of them, all tokens of a user are one session.
      return { subject, signIn: sid ?? origin_jti ?? jti ?? subject };
    } catch (error) {
      // The verifier formats the expiry of an expired token and throws a RangeError if it is not a valid date.
      if (error instanceof RangeError) return { refused: 'claims' };
      if (!(error instanceof JwtBaseError) || issuerFaults.some((fault) => error instanceof fault)) throw error;
      return { refused: error.name };
    }
  };
}

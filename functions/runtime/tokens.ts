/** Verifies access tokens of the dashboard: signature, issuer, client and time, by the issuer's published keys. */
import { JwtVerifier } from 'aws-jwt-verify';
import { FetchError, JwksValidationError, JwkValidationError, JwtBaseError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import * as z from 'zod';
import { isLoopbackHttp, loopbackBytes } from '../../adapters/web/loopback-bytes.ts';
import { required } from './env.ts';

/** The variables that name the issuer: https, but for an issuer of this machine in the stage that runs on one. */
export const signInEnv = z
  .object({ STAGE: required, SIGN_IN_ISSUER: z.url(), SIGN_IN_CLIENT_ID: required, SIGN_IN_JWKS_URI: z.url() })
  .refine(
    ({ STAGE, SIGN_IN_ISSUER, SIGN_IN_JWKS_URI }) =>
      [SIGN_IN_ISSUER, SIGN_IN_JWKS_URI].every(
        (address) => address.startsWith('https://') || (STAGE === 'local' && isLoopbackHttp(address)),
      ),
    { path: ['SIGN_IN_ISSUER', 'SIGN_IN_JWKS_URI'], error: 'must be https addresses' },
  );

/** Whose tokens are taken. */
export interface TrustedIssuer {
  issuer: string;
  clientId: string;
  /** Where the issuer's keys are: https, or http to this machine. */
  jwksUri: string;
}

/** Who is signed in and by which sign-in, or in a word why a token is none of ours. */
export type TokenVerdict = { subject: string; signIn: string } | { refused: string };

const claimedId = z.string().min(1).max(255).optional();

/** What is wrong on the issuer's side, not with the token. */
const issuerFaults = [FetchError, JwksValidationError, JwkValidationError];

/**
 * Reads tokens of an issuer. Its keys are asked for with the first token and kept; again, at most every ten seconds, when
 * a token names another one.
 *
 * @returns what a token says; it throws when the issuer's keys cannot be had.
 */
export function openTokens({ issuer, clientId, jwksUri }: TrustedIssuer): (token: string) => Promise<TokenVerdict> {
  // An access token of Cognito and one by RFC 9068 name their client; an ID token, which is not for us, does not.
  const claims = z.object({
    sub: z.string().min(1).max(255),
    client_id: z.literal(clientId),
    // Without a time to end at, the verifier takes a token for good.
    exp: z.number(),
    token_use: z.literal('access').optional(),
    // What all tokens of one sign-in share: `sid` of OpenID Connect, `origin_jti` of Cognito, else the token's own id.
    sid: claimedId,
    origin_jti: claimedId,
    jti: claimedId,
  });
  const cache = isLoopbackHttp(jwksUri) ? new SimpleJwksCache({ fetcher: { fetch: loopbackBytes } }) : undefined;
  const verifier = JwtVerifier.create(
    // The audience of Cognito's access tokens is nobody: whom they are for is their client.
    { issuer, audience: null, jwksUri },
    cache && { jwksCache: cache },
  );
  return async (token) => {
    try {
      const read = claims.safeParse(await verifier.verify(token));
      if (!read.success) return { refused: 'claims' };
      const { sub: subject, sid, origin_jti, jti } = read.data;
      // Without any of them all tokens of a user are one session.
      return { subject, signIn: sid ?? origin_jti ?? jti ?? subject };
    } catch (error) {
      // The verifier writes the time of a token that has expired, even where it is no time that a date can be.
      if (error instanceof RangeError) return { refused: 'claims' };
      if (!(error instanceof JwtBaseError) || issuerFaults.some((fault) => error instanceof fault)) throw error;
      return { refused: error.name };
    }
  };
}

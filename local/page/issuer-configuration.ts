/** Configures the local issuer: one public client with PKCE, tokens like Cognito's, no consent screen. */

import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import * as z from 'zod';
import type { IssuerStore } from './issuer-store.ts';
import { refusedPage, type SignInPage, signOutPage } from './sign-in-pages.ts';

/** A user who may sign in, without a password. */
export interface LocalUser {
  /** The token's `sub`. */
  subject: string;
  name: string;
  email: string;
}

export const clientId = 'dashboard';
export const signInScope = 'openid email';
const minuteSeconds = 60;
const daySeconds = 24 * 60 * minuteSeconds;

const SigningKey = z.looseObject({ kty: z.literal('RSA'), kid: z.string(), alg: z.literal('RS256') });

/** A new private key as JWK, as text. */
function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const kid = randomBytes(8).toString('hex');
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' });
}

/**
 * Builds the configuration.
 *
 * @param issuer The issuer's address.
 * @param options The users who may sign in, and the store of sign-ins, of the signing key and of the cookie key.
 * @returns The provider's configuration.
 */
export function configurationOf(
  issuer: string,
  { users, store }: { users: readonly LocalUser[]; store: IssuerStore },
): Configuration {
  const { origin, port } = new URL(issuer);
  const resource = `${origin}/dashboard`;
  const signingKey = SigningKey.parse(JSON.parse(store.secret('signing key', newSigningKey)));
  const send = (ctx: KoaContextWithOIDC, { html, policy }: SignInPage): void => {
    ctx.set('Content-Security-Policy', policy);
    ctx.type = 'html';
    ctx.body = html;
  };
  return {
    adapter: store.adapter,
    jwks: { keys: [signingKey] },
    clients: [
      {
        client_id: clientId,
        client_name: 'Answer Audit',
        // A page in a browser cannot keep a secret.
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${origin}/signed-in`],
        post_logout_redirect_uris: [`${origin}/`],
      },
    ],
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: signInScope.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // Puts claims into the id token, as Cognito does.
    conformIdTokenClaims: false,
    // Like Cognito: a refresh token with every code, without a separate scope.
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    findAccount: (_ctx, subject) => {
      const found = users.find((user) => user.subject === subject);
      return (
        found && {
          accountId: subject,
          claims: async () => ({ sub: subject, email: found.email, email_verified: true }),
        }
      );
    },
    // The page is part of the service, so users are not asked for consent.
    loadExistingGrant: async (ctx) => {
      const { client, session, provider } = ctx.oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(signInScope);
      grant.addResourceScope(resource, signInScope);
      await grant.save();
      return grant;
    },
    // An id shared by all tokens of one sign-in, like Cognito's `origin_jti`.
    extraTokenClaims: async (_ctx, token) => ('grantId' in token ? { sid: token.grantId } : {}),
    interactions: { url: (_ctx, { uid }) => `${issuer}/interaction/${uid}` },
    cookies: {
      keys: [store.secret('cookie key', () => randomBytes(32).toString('base64url'))],
      // Cookies ignore ports. The port in the name separates two services on one machine.
      names: { session: `session-${port}`, interaction: `interaction-${port}`, resume: `resume-${port}` },
    },
    ttl: {
      AccessToken: 60 * minuteSeconds,
      AuthorizationCode: minuteSeconds,
      Grant: 14 * daySeconds,
      IdToken: 60 * minuteSeconds,
      Interaction: 60 * minuteSeconds,
      // Like Cognito: a rotated token expires when the first one would have.
      RefreshToken: (ctx) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? daySeconds,
      Session: 14 * daySeconds,
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      resourceIndicators: {
        enabled: true,
        // An access token for a resource is a JWT with `client_id`, as in RFC 9068.
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: signInScope,
          audience: resource,
          accessTokenFormat: 'jwt',
          accessTokenTTL: 60 * minuteSeconds,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx, form) => send(ctx, signOutPage(form)),
        postLogoutSuccessSource: async (ctx) => send(ctx, refusedPage('You are signed out.')),
      },
    },
    renderError: async (ctx, out) => send(ctx, refusedPage(out.error_description ?? out.error)),
  };
}

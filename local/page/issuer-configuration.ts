/** How the local issuer is set up: one public client with PKCE, tokens as Cognito makes them, nothing to consent to. */

import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { openIssuerStore } from './issuer-store.ts';
import { refusedPage, type SignInPage, signOutPage } from './sign-in-pages.ts';

/** Somebody who may sign in; nobody is asked for a password. */
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

/**
 * The configuration. Its signing key and its cookies' key are made here and stored nowhere.
 *
 * @param issuer The issuer's address.
 * @param users Who may sign in.
 * @returns What the provider is made of.
 */
export function configurationOf(issuer: string, users: readonly LocalUser[]): Configuration {
  const { origin, port } = new URL(issuer);
  const resource = `${origin}/dashboard`;
  const signing = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({ format: 'jwk' });
  const send = (ctx: KoaContextWithOIDC, { html, policy }: SignInPage): void => {
    ctx.set('Content-Security-Policy', policy);
    ctx.type = 'html';
    ctx.body = html;
  };
  return {
    adapter: openIssuerStore(Date.now),
    jwks: { keys: [{ ...signing, kid: randomBytes(8).toString('hex'), alg: 'RS256', use: 'sig' }] },
    clients: [
      {
        client_id: clientId,
        client_name: 'Answer Audit',
        // The page can keep no secret.
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
    // Claims are in the id token, as Cognito has them.
    conformIdTokenClaims: false,
    // As Cognito: with every code, without a scope of its own.
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
    // The page belongs to the service: nobody is asked whether it may know who they are.
    loadExistingGrant: async (ctx) => {
      const { client, session, provider } = ctx.oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(signInScope);
      grant.addResourceScope(resource, signInScope);
      await grant.save();
      return grant;
    },
    // What all tokens of one sign-in share, as Cognito's `origin_jti`.
    extraTokenClaims: async (_ctx, token) => ('grantId' in token ? { sid: token.grantId } : {}),
    interactions: { url: (_ctx, { uid }) => `${issuer}/interaction/${uid}` },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      // Cookies know no ports: two services on one machine keep out of each other's way by name.
      names: { session: `session-${port}`, interaction: `interaction-${port}`, resume: `resume-${port}` },
    },
    ttl: {
      AccessToken: 60 * minuteSeconds,
      AuthorizationCode: minuteSeconds,
      Grant: 14 * daySeconds,
      IdToken: 60 * minuteSeconds,
      Interaction: 60 * minuteSeconds,
      // As Cognito: a rotated token ends when the first one would have.
      RefreshToken: (ctx) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? daySeconds,
      Session: 14 * daySeconds,
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      resourceIndicators: {
        enabled: true,
        // An access token for a resource is a JWT, and carries `client_id`, as RFC 9068 has it.
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

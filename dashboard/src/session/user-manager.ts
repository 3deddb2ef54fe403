/** The OpenID Connect client of the session: where it signs in, and where it keeps what. */
import { type AsyncStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { PageConfig } from '../config.ts';

/** The path to which the issuer returns. */
export const callbackPath = '/signed-in';
/** Time before its expiry at which a token is renewed. */
export const renewBeforeSeconds = 60;

/**
 * @param config of this deployment
 * @param tokens what the tab has of the session
 */
export function userManagerFor(config: PageConfig, tokens: AsyncStorage): UserManager {
  return new UserManager({
    authority: config.issuer,
    client_id: config.clientId,
    redirect_uri: location.origin + callbackPath,
    post_logout_redirect_uri: `${location.origin}/`,
    response_type: 'code',
    scope: config.scope,
    loadUserInfo: false,
    // Tokens are renewed by the session, only by refresh token, because the page's policy allows no frames.
    automaticSilentRenew: false,
    accessTokenExpiringNotificationTimeInSeconds: renewBeforeSeconds,
    userStore: new WebStorageStateStore({ store: tokens }),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
  });
}

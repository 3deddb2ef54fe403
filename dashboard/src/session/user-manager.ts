/** The OpenID Connect client of the session: where it signs in, and where it keeps what. */
import { UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { PageConfig } from '../config.ts';
import { sealedStorage } from './sealed-storage.ts';

/** The path to which the issuer returns. */
export const callbackPath = '/signed-in';
/** Time before its expiry at which a token is renewed. */
export const renewBeforeSeconds = 60;

export function userManagerFor(config: PageConfig): UserManager {
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
    userStore: new WebStorageStateStore({ store: sealedStorage(sessionStorage) }),
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
  });
}

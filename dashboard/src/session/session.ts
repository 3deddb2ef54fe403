/**
 * The session of the signed-in user. A load of the page uses the tab's tokens while they are valid; otherwise the
 * issuer's session signs the user in again without a click while it lasts.
 */
import { type AsyncStorage, ErrorResponse, type User, type UserManager } from 'oidc-client-ts';
import type { PageConfig } from '../config.ts';
import { safeReturnTo } from './return-to.ts';
import { describeSignInError } from './sign-in-errors.ts';
import type { Tokens } from './tokens.ts';
import { callbackPath, renewBeforeSeconds, userManagerFor } from './user-manager.ts';

export type SessionState =
  | { state: 'starting' }
  | { state: 'signed_in'; email: string | undefined }
  /** At the user's request. */
  | { state: 'signed_out' }
  | { state: 'failed'; detail: string };

export interface Session extends Tokens {
  current: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  signIn: () => Promise<void>;
  signOut: () => Promise<void>;
}

/** In session storage: this tab was signed out, so the next load must not sign in automatically. */
const signedOutMark = 'signed-out';
/** Limit for the call that ends the session at the service. */
const endTimeoutMs = 3_000;

/** Opens the session: completes a returning sign-in, or starts one. `tokens` is what the tab has of it. */
export function openSession(config: PageConfig, tokens: AsyncStorage): Session {
  const manager = userManagerFor(config, tokens);
  const listeners = new Set<() => void>();
  let state: SessionState = { state: 'starting' };
  let renewing: Promise<User | undefined> | undefined;

  const become = (next: SessionState): void => {
    state = next;
    for (const tell of listeners) tell();
  };
  const welcome = (user: User): void => {
    sessionStorage.removeItem(signedOutMark);
    become({ state: 'signed_in', email: user.profile.email });
  };
  const fail = (error: unknown): void => become({ state: 'failed', detail: describeSignInError(error) });

  const signIn = async (): Promise<void> => {
    const returnTo = safeReturnTo(location.pathname + location.search + location.hash);
    become({ state: 'starting' });
    await manager.signinRedirect({ state: { returnTo } }).catch(fail);
  };
  const leaveToSignIn = async (): Promise<never> => {
    await signIn();
    // The browser is leaving the page. Callers must not continue without a token.
    return await new Promise<never>(() => {});
  };
  const renew = (): Promise<User | undefined> => {
    renewing ??= renewed(manager).finally(() => {
      renewing = undefined;
    });
    return renewing;
  };
  const start = async (): Promise<void> => {
    if (location.pathname === callbackPath) {
      try {
        const user = await manager.signinRedirectCallback();
        history.replaceState(null, '', returnToOf(user));
        welcome(user);
      } catch (error) {
        // The code cannot be used again, and this is not an address to return to.
        history.replaceState(null, '', '/');
        fail(error);
      }
    } else if (sessionStorage.getItem(signedOutMark) !== null) become({ state: 'signed_out' });
    else {
      const user = await userOfTab(manager);
      if (user === undefined) await signIn();
      else welcome(user);
    }
  };

  manager.events.addAccessTokenExpiring(() => void renew().catch(() => undefined));
  void start();
  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    accessToken: async () => {
      const user = await manager.getUser();
      if (user && user.expired !== true) return user.access_token;
      return (await renew())?.access_token ?? (await leaveToSignIn());
    },
    replaceToken: async (refused) => {
      const held = await manager.getUser();
      if (held && held.access_token !== refused) return held.access_token;
      const user = await renew();
      if (user) return user.access_token;
      // If a token this young is refused, service and issuer disagree, and a new token would be refused too.
      if (held && ageSeconds(held) < renewBeforeSeconds) return undefined;
      return await leaveToSignIn();
    },
    signIn,
    signOut: async () => {
      sessionStorage.setItem(signedOutMark, '1');
      await endAtService(manager).catch(() => undefined);
      await signOut(manager, config).catch(async () => {
        await manager.removeUser();
        become({ state: 'signed_out' });
      });
    },
  };
}

/** Resolves when the session has begun or has failed to: whether a user is signed in. Not while the issuer is asked. */
export async function whenStarted({ current, subscribe }: Session): Promise<boolean> {
  while (current().state === 'starting') {
    const changed = Promise.withResolvers<void>();
    const stop = subscribe(changed.resolve);
    await changed.promise;
    stop();
  }
  return current().state === 'signed_in';
}

/** The user whose tokens this tab already has, renewed if they have expired. */
async function userOfTab(manager: UserManager): Promise<User | undefined> {
  const user = await manager.getUser().catch(() => null);
  if (user === null) return undefined;
  return user.expired === true ? await renewed(manager).catch(() => undefined) : user;
}

/** The user with a new token; undefined if the issuer refuses one. @throws Error if the issuer cannot be reached */
async function renewed(manager: UserManager): Promise<User | undefined> {
  const user = await manager.getUser();
  if (user?.refresh_token === undefined) return undefined;
  try {
    return (await manager.signinSilent()) ?? undefined;
  } catch (error) {
    if (error instanceof ErrorResponse) return undefined;
    throw error;
  }
}

/** Tells the service to refuse this session's tokens from now on. Sign-out continues if this fails. */
async function endAtService(manager: UserManager): Promise<void> {
  const user = await manager.getUser();
  if (user === null) return;
  await fetch('/dashboard/sessions/current/end', {
    method: 'POST',
    headers: { Authorization: `Bearer ${user.access_token}` },
    signal: AbortSignal.timeout(endTimeoutMs),
  });
}

async function signOut(manager: UserManager, { logoutUrl, clientId }: PageConfig): Promise<void> {
  if (logoutUrl === undefined) return await manager.signoutRedirect();
  await manager.removeUser();
  const target = new URL(logoutUrl);
  target.searchParams.set('client_id', clientId);
  target.searchParams.set('logout_uri', `${location.origin}/`);
  location.assign(target);
}

function returnToOf({ state }: User): string {
  return safeReturnTo(typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined);
}

function ageSeconds({ profile }: User): number {
  return Date.now() / 1_000 - profile.iat;
}

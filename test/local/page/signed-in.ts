/** Signs in as the page does, by plain HTTP: authorization code with PKCE, one click on the page in between. */
import { createHash, randomBytes } from 'node:crypto';

export interface SignedIn {
  accessToken: string;
  idToken: string;
  refreshToken: string;
  /** What a browser would send from now on. */
  cookie: string;
}

/** Remembers cookies by name, as a browser does on one host. */
export function openCookies(): { header: () => string; take: (response: Response) => void } {
  const values = new Map<string, string>();
  return {
    header: () => [...values].map(([name, value]) => `${name}=${value}`).join('; '),
    take: (response) => {
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = '', ...attributes] = cookie.split(';');
        const [name = '', value = ''] = pair.split('=');
        if (attributes.some((attribute) => attribute.includes('1970'))) values.delete(name);
        else values.set(name, value);
      }
    },
  };
}

export function newVerifier(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** The address at which a sign-in begins; parameters that are undefined are left out. */
export function authorizationUrl(url: string, parameters: Record<string, string | undefined>): string {
  const all = {
    client_id: 'dashboard',
    response_type: 'code',
    scope: 'openid email',
    redirect_uri: `${url}/signed-in`,
    state: 'state-of-the-page',
    code_challenge_method: 'S256',
    ...parameters,
  };
  const given = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `${url}/oidc/auth?${new URLSearchParams(given)}`;
}

/** Follows redirects until the page's own callback; clicks on the account of `subject` where it is asked who signs in. */
export async function codeOf(start: string, subject: string, cookies = openCookies()): Promise<URL> {
  let at = start;
  for (let hops = 0; hops < 10; hops++) {
    if (new URL(at).pathname === '/signed-in') return new URL(at);
    const asked = new URL(at).pathname.startsWith('/oidc/interaction/');
    const response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: cookies.header() },
      ...(asked ? { method: 'POST', body: new URLSearchParams({ user: subject }) } : {}),
    });
    cookies.take(response);
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${response.status} at ${at}: ${await response.text()}`);
    at = new URL(location, at).href;
  }
  throw new Error('redirected in a circle');
}

export async function tokenAnswer(url: string, form: Record<string, string>): Promise<Response> {
  return await fetch(`${url}/oidc/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'dashboard', ...form }),
  });
}

/** Signs a user in. Throws with the issuer's answer when that fails. */
export async function signIn(url: string, subject: string): Promise<SignedIn> {
  const cookies = openCookies();
  const { verifier, challenge } = newVerifier();
  const callback = await codeOf(authorizationUrl(url, { code_challenge: challenge }), subject, cookies);
  const response = await tokenAnswer(url, {
    grant_type: 'authorization_code',
    code: callback.searchParams.get('code') ?? '',
    code_verifier: verifier,
    redirect_uri: `${url}/signed-in`,
  });
  const tokens = (await response.json()) as Record<string, string>;
  const { access_token: accessToken, id_token: idToken, refresh_token: refreshToken } = tokens;
  if (!accessToken || !idToken || !refreshToken) throw new Error(`no tokens: ${JSON.stringify(tokens)}`);
  return { accessToken, idToken, refreshToken, cookie: cookies.header() };
}

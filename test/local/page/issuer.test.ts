/** Signing in on this machine: code with PKCE, tokens that the authorizer's library verifies, and what is refused. */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { JwtVerifier } from 'aws-jwt-verify';
import type { Jwks } from 'aws-jwt-verify/jwk';
import { localUser } from '../../../local/page/local-user.ts';
import { type PageServer, startPage } from '../../../local/page/server.ts';
import { temporaryFolder } from '../fixtures/assembly.ts';
import { authorizationUrl, codeOf, newVerifier, openCookies, signIn, tokenAnswer } from './signed-in.ts';

const { folder, remove } = temporaryFolder();
const other = { subject: 'other', name: '<b>"other" & co</b>', email: 'other@localhost.invalid' };
let page: PageServer;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), 'the page');
  page = await startPage({ port: 0, folder, log: () => {}, users: [localUser, other] });
});
afterAll(async () => {
  await page.stop();
  remove();
});

async function verifierOf(tokenUse: 'access' | 'id') {
  const { SIGN_IN_ISSUER: issuer, SIGN_IN_CLIENT_ID, SIGN_IN_JWKS_URI } = page.environment;
  const verifier = JwtVerifier.create({
    issuer,
    audience: tokenUse === 'id' ? SIGN_IN_CLIENT_ID : `${page.url}/dashboard`,
  });
  verifier.cacheJwks((await (await fetch(SIGN_IN_JWKS_URI)).json()) as Jwks);
  return verifier;
}

describe('a sign-in', () => {
  test('ends with tokens that name the user, the client and the issuer', async () => {
    const { accessToken, idToken } = await signIn(page.url, 'local');
    expect(await (await verifierOf('access')).verify(accessToken)).toMatchObject({
      iss: `${page.url}/oidc`,
      sub: 'local',
      client_id: 'dashboard',
      scope: 'openid email',
    });
    expect(await (await verifierOf('id')).verify(idToken)).toMatchObject({ sub: 'local', email: localUser.email });
  });

  test('is of the user that was chosen', async () => {
    const { accessToken } = await signIn(page.url, 'other');
    expect(await (await verifierOf('access')).verify(accessToken)).toMatchObject({ sub: 'other' });
  });

  test('needs no click a second time', async () => {
    const { cookie } = await signIn(page.url, 'other');
    const { challenge } = newVerifier();
    const again = authorizationUrl(page.url, { code_challenge: challenge, prompt: 'none' });
    const response = await fetch(again, { redirect: 'manual', headers: { cookie } });
    const { pathname, searchParams } = new URL(response.headers.get('location') ?? '');
    expect([pathname, searchParams.get('error')]).toEqual(['/signed-in', null]);
    expect(searchParams.get('code')).toMatch(/^[\w-]{20,}$/u);
  });

  test('is renewed by its refresh token, once', async () => {
    const { refreshToken } = await signIn(page.url, 'local');
    const renew = () => tokenAnswer(page.url, { grant_type: 'refresh_token', refresh_token: refreshToken });
    const renewed = (await (await renew()).json()) as { access_token: string };
    expect(await (await verifierOf('access')).verify(renewed.access_token)).toMatchObject({ sub: 'local' });
    expect((await renew()).status).toBe(400);
  });
});

describe('refused is', () => {
  test('a sign-in without PKCE, or with its plain method', async () => {
    const cookies = openCookies();
    const plain = { code_challenge: newVerifier().verifier, code_challenge_method: 'plain' };
    for (const parameters of [{ code_challenge_method: undefined }, plain]) {
      const callback = await codeOf(authorizationUrl(page.url, parameters), 'local', cookies);
      expect(callback.searchParams.get('error')).toBe('invalid_request');
    }
  });

  test('a code whose verifier is another one, and a code for the second time', async () => {
    const { verifier, challenge } = newVerifier();
    const callback = await codeOf(authorizationUrl(page.url, { code_challenge: challenge }), 'local');
    const exchange = (code_verifier: string) =>
      tokenAnswer(page.url, {
        grant_type: 'authorization_code',
        code: callback.searchParams.get('code') ?? '',
        code_verifier,
        redirect_uri: `${page.url}/signed-in`,
      });
    expect((await exchange(newVerifier().verifier)).status).toBe(400);
    const statuses = [(await exchange(verifier)).status, (await exchange(verifier)).status];
    expect(statuses).toEqual([200, 400]);
  });

  test('an address to return to that is not the page’s, in a page that loads nothing', async () => {
    const { challenge } = newVerifier();
    const foreign = { code_challenge: challenge, redirect_uri: 'https://evil.example/signed-in' };
    const response = await fetch(authorizationUrl(page.url, foreign), {
      redirect: 'manual',
      headers: { accept: 'text/html' },
    });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toMatch(/https?:\/\//u);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('a user who is not there, and a choice without a sign-in under way', async () => {
    const { challenge } = newVerifier();
    await expect(codeOf(authorizationUrl(page.url, { code_challenge: challenge }), 'nobody')).rejects.toThrow(
      'There is no such user on this machine.',
    );
    const body = new URLSearchParams({ user: 'local' });
    const stray = await fetch(`${page.url}/oidc/interaction/abcdefgh`, { method: 'POST', body, redirect: 'manual' });
    expect(stray.status).toBe(400);
  });
});

test('the page that asks who signs in loads nothing, runs nothing, and escapes names', async () => {
  const cookies = openCookies();
  const { challenge } = newVerifier();
  const begun = await fetch(authorizationUrl(page.url, { code_challenge: challenge }), { redirect: 'manual' });
  cookies.take(begun);
  const asked = await fetch(new URL(begun.headers.get('location') ?? '', page.url), {
    headers: { cookie: cookies.header() },
  });
  const html = await asked.text();
  expect(asked.status).toBe(200);
  expect(html).toContain('Continue as local user');
  expect(html).toContain('Continue as &lt;b&gt;&quot;other&quot; &amp; co&lt;/b&gt;');
  expect(html).not.toMatch(/https?:\/\/|<script|\ssrc=|@import|\son\w+=/u);
  const policy = asked.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; frame-ancestors 'none'/u);
  expect(asked.headers.get('x-frame-options')).toBe('DENY');
});

test('signing out ends the session, after a question', async () => {
  const { cookie, idToken } = await signIn(page.url, 'local');
  const cookies = openCookies();
  const parameters = new URLSearchParams({ id_token_hint: idToken, post_logout_redirect_uri: `${page.url}/` });
  const asked = await fetch(`${page.url}/oidc/session/end?${parameters}`, { headers: { cookie } });
  const html = await asked.text();
  expect(html).not.toMatch(/<script|fonts\./u);
  const [, action = '', xsrf = ''] = /action="([^"]+)".*value="([^"]+)"\/>/u.exec(html) ?? [];
  cookies.take(asked);
  const ended = await fetch(action, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: `${cookie}; ${cookies.header()}` },
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  });
  expect(ended.headers.get('location')).toBe(`${page.url}/`);
  const again = authorizationUrl(page.url, { code_challenge: newVerifier().challenge, prompt: 'none' });
  const response = await fetch(again, { redirect: 'manual', headers: { cookie } });
  expect(response.headers.get('location')).toContain('error=login_required');
});

describe('after a restart, a sign-in', () => {
  const keyIdsOf = async ({ environment }: PageServer) => {
    const { keys } = (await (await fetch(environment.SIGN_IN_JWKS_URI)).json()) as Jwks;
    return keys.map(({ kid }) => kid);
  };
  /** Signs in, starts the page again on the same port, and tells what the sign-in is good for there. */
  const restarted = async (kept: { signInsFile?: string }) => {
    const first = await startPage({ port: 0, folder, log: () => {}, ...kept });
    const [keyIds, { cookie, refreshToken }] = [await keyIdsOf(first), await signIn(first.url, 'local')];
    await first.stop();
    const second = await startPage({ port: Number(new URL(first.url).port), folder, log: () => {}, ...kept });
    // The first request may go out on a connection to the page that was stopped.
    await keyIdsOf(second).catch(() => undefined);
    const renewed = await tokenAnswer(second.url, { grant_type: 'refresh_token', refresh_token: refreshToken });
    const again = authorizationUrl(second.url, { code_challenge: newVerifier().challenge, prompt: 'none' });
    const silent = await fetch(again, { redirect: 'manual', headers: { cookie } });
    const sameKeys = JSON.stringify(await keyIdsOf(second)) === JSON.stringify(keyIds);
    await second.stop();
    const error = new URL(silent.headers.get('location') ?? '').searchParams.get('error');
    return { silent: error ?? 'signed in', renewed: renewed.status, sameKeys };
  };

  test('is still good: its cookie, its refresh token and the signing key', async () => {
    const signInsFile = join(folder, 'sign-ins.sqlite');
    expect(await restarted({ signInsFile })).toEqual({ silent: 'signed in', renewed: 200, sameKeys: true });
    expect(statSync(signInsFile).mode & 0o777).toBe(0o600);
  });

  test('that was kept nowhere has ended', async () => {
    expect(await restarted({})).toEqual({ silent: 'login_required', renewed: 400, sameKeys: false });
  });
});

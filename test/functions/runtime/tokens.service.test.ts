/** Tokens of the dashboard: which are taken, which are refused, and what happens when the issuer's keys cannot be had. */
import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openTokens, signInEnv } from '../../../functions/runtime/tokens.ts';
import { type Issuer, startIssuer } from '../../api/issuer.ts';

let issuer: Issuer;
beforeEach(async () => {
  issuer = await startIssuer();
});
afterEach(() => issuer.close());

const past = Math.floor(Date.now() / 1000) - 3_600;

describe('a token', () => {
  test('of the issuer and the client tells whose it is, and the keys are asked for once', async () => {
    const subjectOf = openTokens(issuer);
    expect(await subjectOf(issuer.token('someone'))).toEqual({ subject: 'someone', signIn: 'someone' });
    expect(await subjectOf(issuer.token('another', { token_use: 'access' }))).toEqual({
      subject: 'another',
      signIn: 'another',
    });
    expect(issuer.asked()).toBe(1);
  });

  test.each([
    [{ sid: 'a', origin_jti: 'b', jti: 'c' }, 'a'],
    [{ origin_jti: 'b', jti: 'c' }, 'b'],
    [{ jti: 'c' }, 'c'],
  ])('of one sign-in: %j', async (claims, signIn) => {
    expect(await openTokens(issuer)(issuer.token('someone', claims))).toEqual({ subject: 'someone', signIn });
  });

  test('under a key that is published later is taken', async () => {
    const subjectOf = openTokens(issuer);
    await subjectOf(issuer.token('someone'));
    const kid = issuer.addKey();
    expect(await subjectOf(issuer.token('someone', {}, { kid }))).toEqual({ subject: 'someone', signIn: 'someone' });
    expect(issuer.asked()).toBe(2);
  });

  test.each<[string, Parameters<Issuer['token']>]>([
    ['another issuer', ['x', { iss: 'https://elsewhere.example' }]],
    ['no issuer', ['x', { iss: undefined }]],
    ['another client', ['x', { client_id: 'another' }]],
    ['no client, as an ID token', ['x', { client_id: undefined, aud: 'dashboard-under-test' }]],
    ['another use', ['x', { token_use: 'id' }]],
    ['a time that is over', ['x', { exp: past }]],
    ['a time that is no date', ['x', { exp: -4e205 }]],
    ['no time to end at', ['x', { exp: undefined }]],
    ['a time that is to come', ['x', { nbf: past + 7_200 }]],
    ['no subject', ['x', { sub: undefined }]],
    ['an empty subject', ['']],
    ['a subject that is too long', ['x'.repeat(256)]],
    ['no signature', ['x', {}, { alg: 'none' }]],
    ['a MAC under the public key', ['x', {}, { alg: 'HS256' }]],
    [
      'another key under the same name',
      ['x', {}, { privateKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }],
    ],
    ['an unknown key', ['x', {}, { kid: 'unknown' }]],
    ['no key', ['x', {}, { kid: undefined }]],
  ])('with %s is refused', async (_, args) => {
    expect(await openTokens(issuer)(issuer.token(...args))).toEqual({ refused: expect.any(String) });
  });

  test('of a hostile form is refused, and never taken for a fault of ours', async () => {
    const subjectOf = openTokens(issuer);
    const [header = '', payload = '', signature = ''] = issuer.token('x').split('.');
    const of = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const named = (alg: unknown): string => `${of({ alg, kid: 'key-1' })}.${payload}.${signature}`;
    const hostile = [
      ...[
        '',
        'x',
        'a.b.c',
        '..',
        `${header}.${payload}`,
        `${header}.${payload}.`,
        `${header}.${payload}.${signature}x`,
      ],
      ...[
        `${of([])}.${payload}.${signature}`,
        `${of(null)}.${payload}.${signature}`,
        `${header}.${of('x')}.${signature}`,
      ],
      ...['ES256', 'EdDSA', 'PS256', 'RS384', '', 12, null, {}].map(named),
      `${of({ alg: 'RS256', kid: { toString: 'key-1' } })}.${payload}.${signature}`,
      `${of({ alg: 'RS256', kid: '__proto__' })}.${payload}.${signature}`,
      `${header}.${of({ exp: 'soon' })}.${signature}`,
    ];
    for (const token of hostile)
      expect([token, await subjectOf(token)]).toEqual([token, { refused: expect.any(String) }]);
  });

  test('with an unknown key asks the issuer once, however often it comes', async () => {
    const subjectOf = openTokens(issuer);
    for (let count = 0; count < 5; count++) await subjectOf(issuer.token('x', {}, { kid: 'unknown' }));
    expect(issuer.asked()).toBe(1);
    expect(await subjectOf(issuer.token('someone'))).toEqual({ subject: 'someone', signIn: 'someone' });
  });
});

describe('an issuer', () => {
  test.each([
    ['answers an error', { status: 500, body: '' }],
    ['answers no keys', { status: 200, body: '{}' }],
    ['answers nonsense', { status: 200, body: '<html>' }],
  ])('that %s is our fault, and is asked again', async (_, answer) => {
    const subjectOf = openTokens(issuer);
    issuer.answerWith(answer);
    await expect(subjectOf(issuer.token('someone'))).rejects.toThrow();
    issuer.answerWith(undefined);
    expect(await subjectOf(issuer.token('someone'))).toEqual({ subject: 'someone', signIn: 'someone' });
  });

  test('of this machine is taken by the local stage alone, and of the web by https alone', () => {
    const over = (STAGE: string, address: string): boolean =>
      signInEnv.safeParse({
        STAGE,
        SIGN_IN_ISSUER: address,
        SIGN_IN_CLIENT_ID: 'x',
        SIGN_IN_JWKS_URI: `${address}/jwks`,
      }).success;
    expect(over('prod', 'https://sign-in.example')).toBe(true);
    expect(over('local', 'http://127.0.0.1:8788/oidc')).toBe(true);
    expect(over('prod', 'http://127.0.0.1:8788/oidc')).toBe(false);
    expect(over('local', 'http://sign-in.example')).toBe(false);
    expect(over('local', 'file:///etc')).toBe(false);
  });
});

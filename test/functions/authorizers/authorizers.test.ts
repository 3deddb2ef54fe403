/** What the authorizers answer: who is let in, and the two ways to refuse that API Gateway knows. */
import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { sessionIdOf } from '../../../core/accounts/sessions.ts';
import { createApiKey } from '../../../core/api-keys/manage-api-keys.ts';
import { createHandler as apiKeyAuthorizer } from '../../../functions/authorizers/api-key.ts';
import { createHandler as dashboardAuthorizer } from '../../../functions/authorizers/dashboard.ts';
import { inMemoryStores } from '../../in-memory/stores.ts';
import '../request.ts';

const now = (): Date => new Date('2026-11-20T12:30:10.000Z');
const methodArn = 'arn:aws:execute-api:us-east-1:000000000000:api/stage/GET/v1/audits';
const request = (headers: Record<string, string>) =>
  ({ methodArn, headers, requestContext: { requestId: 'request' } }) as unknown as APIGatewayRequestAuthorizerEvent;
const effectOf = (answer: { policyDocument: { Statement: unknown[] } }) => answer.policyDocument.Statement[0];

describe('the authorizer of /v1', () => {
  const stores = inMemoryStores();
  const authorize = apiKeyAuthorizer({
    counter: stores.requestCounter,
    now,
    usagePlanKeys: { free: 'usage-plan-key' },
  });
  const newKey = async () =>
    (
      await createApiKey(
        { accountId: 'acme', name: 'x', environment: 'live' },
        { ...stores, now, randomBytes, newId: randomUUID },
      )
    ).key;

  test('lets a key in, whatever case its header has, and tells what is left of its minute', async () => {
    const answer = await authorize(request({ 'x-aPI-key': await newKey() }));
    expect(effectOf(answer)).toEqual({ Action: 'execute-api:Invoke', Effect: 'Allow', Resource: methodArn });
    expect(answer).toMatchObject({
      usageIdentifierKey: 'usage-plan-key',
      context: { account_id: 'acme', minute_remaining: 99, minute_reset: 50 },
    });
  });

  test('denies a key whose minute is used up, with the time to wait', async () => {
    const key = await newKey();
    for (let count = 0; count < 100; count++) await authorize(request({ 'X-API-Key': key }));
    const answer = await authorize(request({ 'X-API-Key': key }));
    expect(effectOf(answer)).toMatchObject({ Effect: 'Deny' });
    expect(answer.context).toEqual({
      retry_after: 50,
      rate_limit: '"minute";r=0;t=50',
      rate_limit_policy: '"minute";q=100;w=60',
    });
  });

  test('throws Unauthorized for every other key, and something else when it cannot tell', async () => {
    for (const headers of [{}, { 'X-API-Key': 'x' }, { 'X-API-Key': (await newKey()).toLowerCase() }]) {
      await expect(authorize(request(headers))).rejects.toThrow(/^Unauthorized$/u);
    }
    const counter = { countRequest: () => Promise.reject(new Error('secret detail')) };
    const failing = apiKeyAuthorizer({ counter, now, usagePlanKeys: {} });
    await expect(failing(request({ 'X-API-Key': await newKey() }))).rejects.toThrow(/^unavailable$/u);
  });
});

describe('the authorizer of /dashboard', () => {
  const { sessions, trail } = inMemoryStores();
  let time = now();
  const verify = async (token: string) => {
    if (token === 'down') throw new Error('secret detail');
    return token.startsWith('good') ? { subject: 'ada', signIn: token } : { refused: 'claims' };
  };
  const authorize = dashboardAuthorizer({ verify, sessions, trail, now: () => time, newId: randomUUID });

  test('lets in who has a good token, by any case of the scheme', async () => {
    const answer = await authorize(request({ authorization: 'bearer good' }));
    expect(effectOf(answer)).toMatchObject({ Effect: 'Allow', Resource: methodArn });
    expect(answer.context).toEqual({ account_id: 'user_ada', subject: 'ada', session_id: sessionIdOf('good') });
  });

  test('records a sign-in once, and from where', async () => {
    const event = (token: string) => {
      const headers = {
        Authorization: `Bearer ${token}`,
        'User-Agent': 'x'.repeat(300),
        'X-Forwarded-For': '1, 192.0.2.1, 10.0.0.1',
      };
      const asked = request(headers);
      return { ...asked, requestContext: { ...asked.requestContext, identity: { sourceIp: '198.51.100.1' } } } as never;
    };
    time = new Date('2026-11-20T13:00:00.000Z');
    for (const token of ['good one', 'good one', 'good two', 'good one'])
      await authorize(event(token.replace(' ', '-')));
    const entries = (await trail.list('user_ada', { limit: 9 })).filter(({ at }) => at === time.toISOString());
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({
      action: 'signed_in',
      actor: 'user',
      ip: '198.51.100.1',
      forwarded_for: '192.0.2.1',
    });
    expect(entries[0]?.user_agent).toHaveLength(200);
    expect(JSON.stringify([entries, await sessions.list('user_ada')])).not.toContain('good');
  });

  test('refuses a session that was ended, whatever token of it comes, and no other', async () => {
    await authorize(request({ Authorization: 'Bearer good-old' }));
    const ids = { accountId: 'user_ada', sessionId: sessionIdOf('good-old') };
    await sessions.end({ ...ids, at: time.toISOString() });
    time = new Date('2026-11-20T15:00:00.000Z');
    await expect(authorize(request({ Authorization: 'Bearer good-old' }))).rejects.toThrow(/^Unauthorized$/u);
    expect(effectOf(await authorize(request({ Authorization: 'Bearer good' })))).toMatchObject({ Effect: 'Allow' });
    expect((await sessions.get('user_ada', sessionIdOf('good')))?.last_seen_at).toBe(time.toISOString());
  });

  test('throws something else than Unauthorized when sessions cannot be asked for', async () => {
    const away = { ...sessions, get: () => Promise.reject(new Error('secret detail')) };
    const failing = dashboardAuthorizer({ verify, sessions: away, trail, now, newId: randomUUID });
    await expect(failing(request({ Authorization: 'Bearer good' }))).rejects.toThrow(/^unavailable$/u);
  });

  test('throws Unauthorized for every other token, and something else when it cannot tell', async () => {
    for (const headers of [{}, { Authorization: 'good' }, { Authorization: 'Bearer bad' }]) {
      await expect(authorize(request(headers))).rejects.toThrow(/^Unauthorized$/u);
    }
    await expect(authorize(request({ Authorization: 'Bearer down' }))).rejects.toThrow(/^unavailable$/u);
  });
});

/** Every row of the table of errors, over HTTP: status, code, one body, and nothing consumed. */

import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { monthScope, windowAt } from '../../core/accounts/windows.ts';
import { type Answer, type ApiTarget, type CallOptions, marketOrder, openTarget } from './target.ts';

let api: ApiTarget;
let key: string;
beforeAll(async () => {
  api = await openTarget();
  key = (await api.issueKey()).key;
});
afterAll(() => api.stop());

/** Holds for every error: the one body. */
function expectError({ status, json, headers }: Answer, expectedStatus: number, code: string): void {
  expect([status, json?.code]).toEqual([expectedStatus, code]);
  expect(json.detail).toMatch(/^[A-Z].*[^.]\.?$/u);
  expect(typeof json.request_id).toBe('string');
  expect(headers.get('content-type')).toMatch(/^application\/json/u);
}
const post = (options: CallOptions): Promise<Answer> => api.call('POST', '/v1/audits', { key, ...options });

describe('400 malformed_json', () => {
  test.each(['{', '[]', '"text"', 'null', '12', '', '{"a":1}}', '\u0000'])('for the body %j', async (body) => {
    expectError(await post({ body, headers: { 'Content-Type': 'application/json' } }), 400, 'malformed_json');
  });
});

describe('401 invalid_api_key', () => {
  const routes = [
    ['GET', '/v1/audits'],
    ['POST', '/v1/audits'],
    ['GET', '/v1/usage'],
    ['GET', '/v1/audits/017f22e2-79b0-7cc3-98c4-dc0c0c07398f'],
    ['GET', '/v1/audits/017f22e2-79b0-7cc3-98c4-dc0c0c07398f/status'],
  ] as const;

  test('for a missing, malformed, unknown, expired or revoked key, all answered alike', async () => {
    const revoked = await api.issueKey();
    await api.management.apiKeys.revoke(revoked.stored.account_id, revoked.stored.key_id, new Date().toISOString());
    const expired = await api.issueKey({ expiresAt: new Date(Date.now() - 1_000) });
    const unknown = (await api.issueKey()).key.replace(/.{7}$/u, 'AAAAAAA');
    for (const [method, path] of routes) {
      for (const presented of [undefined, 'x', unknown, expired.key, revoked.key]) {
        const answer = await api.call(method, path, presented === undefined ? {} : { key: presented });
        expectError(answer, 401, 'invalid_api_key');
        expect(answer.json.detail).toBe('Invalid or revoked API key');
        expect(Object.keys(answer.json).sort()).toEqual(['code', 'detail', 'request_id']);
      }
    }
  });

  test('is the status whatever else the platform says', async () => {
    for (const [method, path] of routes) expect((await api.call(method, path, { key: 'x' })).status).toBe(401);
  });

  test('for the dashboard without a token that is one, a key among what is none', async () => {
    for (const [method, path] of [
      ['GET', '/dashboard/account'],
      ['POST', '/dashboard/keys'],
      ['POST', '/dashboard/audits'],
      ['DELETE', '/dashboard/deliveries'],
    ] as const) {
      for (const Authorization of [undefined, `Bearer ${key}`, 'Bearer a.b.c', 'Basic eDp5']) {
        const headers = Authorization === undefined ? {} : { Authorization };
        const answer = await api.call(method, path, { key, headers });
        expectError(answer, 401, 'invalid_api_key');
        expect(Object.keys(answer.json).sort()).toEqual(['code', 'detail', 'request_id']);
      }
    }
  });

  test('holds from the very next request after a revocation, while others are in flight', async () => {
    const { key: own, stored } = await api.issueKey();
    let revokedAt = Number.POSITIVE_INFINITY;
    const asked: { at: number; status: number }[] = [];
    const asking = Array.from({ length: 4 }, async () => {
      for (let count = 0; count < 15; count++) {
        const at = performance.now();
        const { status } = await api.call('GET', '/v1/audits', { key: own });
        asked.push({ at, status });
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 30));
    await api.management.apiKeys.revoke(stored.account_id, stored.key_id, new Date().toISOString());
    revokedAt = performance.now();
    expect((await api.call('GET', '/v1/audits', { key: own })).status).toBe(401);
    await Promise.all(asking);
    const later = asked.filter(({ at }) => at > revokedAt);
    expect(later.every(({ status }) => status === 401)).toBe(true);
    expect(asked.every(({ status }) => status === 200 || status === 401)).toBe(true);
    // An emulator starts processes for what comes at once, on a machine that may be busy.
  });
});

describe('402 quota_exceeded', () => {
  test('tells what was used, the limit and when the month ends; no rate limit would help', async () => {
    const { key: own, stored } = await api.issueKey();
    await api.client.send(
      new UpdateCommand({
        TableName: api.tables.usage,
        Key: { scope: monthScope(stored.account_id, windowAt('month', new Date())) },
        UpdateExpression: 'SET used = :used',
        ExpressionAttributeValues: { ':used': 49 },
      }),
    );
    expect((await post({ key: own, json: marketOrder })).status).toBe(202);
    const answer = await post({ key: own, json: marketOrder });
    expectError(answer, 402, 'quota_exceeded');
    expect(answer.json).toMatchObject({
      used: 50,
      limit: 50,
      resets_at: windowAt('month', new Date()).endsAt.toISOString(),
    });
    expect(answer.headers.get('retry-after')).toBeNull();
    const { json } = await api.call('GET', '/v1/usage', { key: own });
    expect(json).toMatchObject({ quota: { used: 50, remaining: 0 }, rate_limits: { audits_per_hour: { used: 1 } } });
  });
});

describe('404 not_found', () => {
  test("for an unknown audit, another account's, and an id that is none, all alike", async () => {
    const { key: stranger } = await api.issueKey();
    const { json } = await post({ key: stranger, json: marketOrder });
    const bodies = new Set<string>();
    for (const id of [json.audit_id, '017f22e2-79b0-7cc3-98c4-dc0c0c07398f', 'x', '%00', "'%20OR%201=1", '..%2f..']) {
      for (const suffix of ['', '/status']) {
        const answer = await api.call('GET', `/v1/audits/${id}${suffix}`, { key });
        expectError(answer, 404, 'not_found');
        bodies.add(answer.json.detail);
      }
    }
    expect(bodies.size).toBe(1);
  });

  test('for an unknown route', async () => {
    for (const path of ['/', '/v1', '/v2/audits', '/v1/audits/a/b/c', '/v1/usage/x']) {
      expectError(await api.call('GET', path, { key }), 404, 'not_found');
    }
  });
});

describe('405 method_not_allowed', () => {
  const id = '017f22e2-79b0-7cc3-98c4-dc0c0c07398f';
  test.each([
    ['DELETE', '/v1/audits', 'GET, POST'],
    ['PUT', '/v1/audits', 'GET, POST'],
    ['PATCH', '/v1/audits', 'GET, POST'],
    ['POST', `/v1/audits/${id}`, 'DELETE, GET'],
    ['PUT', `/v1/audits/${id}`, 'DELETE, GET'],
    ['GET', `/v1/audits/${id}/rerun`, 'POST'],
    ['DELETE', `/v1/audits/${id}/brief`, 'GET'],
    ['POST', `/v1/audits/${id}/compare/${id}`, 'GET'],
    ['POST', `/v1/audits/${id}/status`, 'GET'],
    ['POST', '/v1/usage', 'GET'],
    ['POST', '/openapi.json', 'GET'],
    ['POST', '/dashboard/shared-report', 'GET'],
    ['PUT', '/dashboard/shared-report', 'GET'],
  ])('%s %s names what is offered', async (method, path, allow) => {
    const answer = await api.call(method, path, { key });
    expectError(answer, 405, 'method_not_allowed');
    expect(answer.headers.get('allow')).toBe(allow);
  });

  test('HEAD is not offered', async () => {
    expect((await api.call('HEAD', '/v1/audits', { key })).status).toBe(405);
  });
});

describe('413 body_too_large', () => {
  test('over 16 KiB, counted in bytes', async () => {
    expectError(
      await post({ body: JSON.stringify({ ...marketOrder, keyword: 'é'.repeat(8_700) }) }),
      413,
      'body_too_large',
    );
    expectError(await post({ body: ' '.repeat(17 * 1024) }), 413, 'body_too_large');
  });

  test('not at 16 KiB', async () => {
    const { key: own } = await api.issueKey();
    const body = JSON.stringify(marketOrder).padEnd(16 * 1024, ' ');
    expect((await post({ key: own, body })).status).toBe(202);
  });
});

describe('415 unsupported_media_type', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/problem+json', 'application/jsonx', ''])(
    'for %j',
    async (type) => {
      expectError(await post({ json: marketOrder, headers: { 'Content-Type': type } }), 415, 'unsupported_media_type');
    },
  );

  test('not for application/json with parameters, in any case', async () => {
    const { key: own } = await api.issueKey();
    const answer = await post({
      key: own,
      json: marketOrder,
      headers: { 'Content-Type': 'Application/JSON; charset=utf-8' },
    });
    expect(answer.status).toBe(202);
  });
});

describe('422 validation_error', () => {
  test('lists every fault at once and names the first', async () => {
    const answer = await post({
      json: { audit_type: 'gap', keyword: ' x ', language: 'EN', country: 'XX', surprise: 1 },
    });
    expectError(answer, 422, 'validation_error');
    const places = answer.json.errors.map(({ loc }: { loc: string[] }) => loc.join('.'));
    expect(places.sort()).toEqual(['body.country', 'body.keyword', 'body.language', 'body.surprise', 'body.user_url']);
    for (const { msg, type } of answer.json.errors) expect([typeof msg, typeof type]).toEqual(['string', 'string']);
    expect(answer.json.detail.toLowerCase()).toContain(answer.json.errors[0].msg.toLowerCase());
  });

  test.each([
    ['audit_type', 'audit', 'audit_type must be one of: market, gap'],
    ['audit_type', undefined, 'audit_type is required'],
    ['keyword', 'x', 'keyword must be 2 to 200 characters long after trimming, not 1'],
    ['keyword', 'x'.repeat(201), 'keyword must be 2 to 200 characters long after trimming, not 201'],
    ['keyword', 'a\nb', 'keyword must not hold control characters or line breaks'],
    ['keyword', 7, 'keyword must be a string'],
    [
      'language',
      'xx',
      'unknown language code "xx": an ISO 639-1 code of two lower-case letters is expected, such as "en"',
    ],
    [
      'language',
      'eng',
      'unknown language code "eng": an ISO 639-1 code of two lower-case letters is expected, such as "en"',
    ],
    [
      'country',
      'us',
      'unknown country code "us": an ISO 3166-1 alpha-2 code of two upper-case letters is expected, such as "US"',
    ],
    ['country', null, 'country must be a string'],
    ['user_url', 'ftp://example.com/', 'user_url must be an http or https address without user name and password'],
    [
      'user_url',
      'https://user:pass@example.com/',
      'user_url must be an http or https address without user name and password',
    ],
    ['user_url', 'example.com', 'user_url must be an http or https address without user name and password'],
    ['user_url', `https://example.com/${'a'.repeat(2_083)}`, 'user_url must be at most 2083 characters long'],
    ['control_urls', 'https://example.com/', 'control_urls must be a list'],
    [
      'control_urls',
      ['1', '2', '3', '4', '5', '6'].map((path) => `https://example.com/${path}`),
      'control_urls takes at most 5 addresses',
    ],
  ])('%s %j', async (field, value, msg) => {
    const answer = await post({ json: { ...marketOrder, [field]: value } });
    expectError(answer, 422, 'validation_error');
    expect(answer.json.errors).toEqual([{ loc: ['body', field], msg, type: expect.any(String) }]);
  });

  test('control pages that are no other pages, each by its place', async () => {
    const control_urls = ['http://www.example.com/guide/', 'https://example.com/a', 'https://example.com/a#b', 'x'];
    const gap = { ...marketOrder, audit_type: 'gap', user_url: 'https://example.com/guide' };
    const { json } = await post({ json: { ...gap, control_urls: control_urls.slice(0, 3) } });
    const msg = 'control_urls must be other pages than user_url, each once';
    expect(json.errors).toEqual([0, 2].map((at) => ({ loc: ['body', 'control_urls', at], msg, type: 'custom' })));
    const unreadable = await post({ json: { ...gap, control_urls: control_urls.slice(3) } });
    expect(unreadable.json.errors).toEqual([
      {
        ...{ loc: ['body', 'control_urls', 0], type: 'custom' },
        msg: 'control_urls must be an http or https address without user name and password',
      },
    ]);
  });

  test('a gap audit without user_url', async () => {
    const answer = await post({ json: { ...marketOrder, audit_type: 'gap' } });
    expect(answer.json.errors).toEqual([
      { loc: ['body', 'user_url'], msg: 'user_url is required when audit_type is gap', type: 'custom' },
    ]);
  });

  test('an Idempotency-Key that is too long', async () => {
    const answer = await post({ json: marketOrder, headers: { 'Idempotency-Key': 'k'.repeat(256) } });
    expectError(answer, 422, 'validation_error');
    expect(answer.json.errors[0].loc).toEqual(['header', 'Idempotency-Key']);
  });

  test('200 characters beyond the basic plane are 200 characters', async () => {
    const { key: own } = await api.issueKey();
    expect((await post({ key: own, json: { ...marketOrder, keyword: '𝒳'.repeat(200) } })).status).toBe(202);
  });
});

describe('Idempotency-Key', () => {
  test('repeats the first answer, marked, and consumes nothing', async () => {
    const { key: own } = await api.issueKey();
    const headers = { 'Idempotency-Key': 'order 7/2026' };
    const first = await post({ key: own, json: marketOrder, headers });
    const again = await post({ key: own, json: marketOrder, headers });
    expect([first.status, again.status, again.text]).toEqual([202, 202, first.text]);
    expect([first.headers.get('idempotency-replayed'), again.headers.get('idempotency-replayed')]).toEqual([
      null,
      'true',
    ]);
    expect((await api.call('GET', '/v1/usage', { key: own })).json.quota.used).toBe(1);
  });

  test('with another body is refused 422 idempotency_mismatch', async () => {
    const { key: own } = await api.issueKey();
    const headers = { 'Idempotency-Key': 'k1' };
    await post({ key: own, json: marketOrder, headers });
    const answer = await post({ key: own, json: { ...marketOrder, country: 'GB' }, headers });
    expectError(answer, 422, 'idempotency_mismatch');
    expect((await api.call('GET', '/v1/usage', { key: own })).json.quota.used).toBe(1);
  });

  test('of ten simultaneous requests launches one audit; the others are told so or told to wait', async () => {
    const { key: own } = await api.issueKey();
    const headers = { 'Idempotency-Key': 'once' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => post({ key: own, json: marketOrder, headers })));
    const accepted = answers.filter(({ status }) => status === 202);
    expect(accepted.filter((answer) => answer.headers.get('idempotency-replayed') === null)).toHaveLength(1);
    expect(new Set(accepted.map(({ json }) => json.audit_id)).size).toBe(1);
    for (const answer of answers) if (answer.status !== 202) expectError(answer, 409, 'idempotency_conflict');
    expect((await api.call('GET', '/v1/usage', { key: own })).json.quota.used).toBe(1);
  });
});

describe('500 internal', () => {
  test('says nothing of what is wrong', async () => {
    const { key: own } = await api.issueKey();
    const { json } = await post({ key: own, json: marketOrder });
    await api.client.send(
      new UpdateCommand({
        TableName: api.tables.audits,
        Key: { audit_id: json.audit_id, part: 'AUDIT' },
        UpdateExpression: 'REMOVE keyword',
      }),
    );
    const answer = await api.call('GET', `/v1/audits/${json.audit_id}`, { key: own });
    expectError(answer, 500, 'internal');
    expect(Object.keys(answer.json).sort()).toEqual(['code', 'detail', 'request_id']);
    expect(answer.text).not.toMatch(/keyword|zod|dynamo|table|stack|at /iu);
  });
});

describe('a refused POST', () => {
  test('leaves every counter of audits and quota as it was', async () => {
    const { key: own } = await api.issueKey();
    await post({ key: own, json: marketOrder, headers: { 'Idempotency-Key': 'seen' } });
    const before = (await api.call('GET', '/v1/usage', { key: own })).json;
    const refused = [
      await post({ key: own, body: '{' }),
      await post({ key: own, body: ' '.repeat(17 * 1024) }),
      await post({ key: own, json: marketOrder, headers: { 'Content-Type': 'text/plain' } }),
      await post({ key: own, json: {} }),
      await post({ key: own, json: { ...marketOrder, audit_type: 'gap' } }),
      await post({ key: own, json: { ...marketOrder, country: 'GB' }, headers: { 'Idempotency-Key': 'seen' } }),
      await api.call('PUT', '/v1/audits', { key: own, json: marketOrder }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 413, 415, 422, 422, 422, 405]);
    const after = (await api.call('GET', '/v1/usage', { key: own })).json;
    expect(after.quota).toEqual(before.quota);
    expect(after.rate_limits.audits_per_hour).toEqual(before.rate_limits.audits_per_hour);
  });
});

/** The routes of `/v1`: the status and body of each answer, on in-memory stores. */
import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { AuditQueue } from '../../../core/audits/request-audit.ts';
import { runAudit } from '../../../core/audits/run-audit.ts';
import { createHandler as createAudit } from '../../../functions/api/create-audit.ts';
import { createHandler as deleteAudit } from '../../../functions/api/delete-audit.ts';
import { createHandler as getAudit } from '../../../functions/api/get-audit.ts';
import { createHandler as getAuditStatus } from '../../../functions/api/get-audit-status.ts';
import { createHandler as getUsage } from '../../../functions/api/get-usage.ts';
import { createHandler as listAudits } from '../../../functions/api/list-audits.ts';
import { createHandler as methodNotAllowed } from '../../../functions/api/method-not-allowed.ts';
import { createHandler as openapiDocument } from '../../../functions/api/openapi-document.ts';
import { inMemoryQueue } from '../../in-memory/queue.ts';
import { inMemoryStores } from '../../in-memory/stores.ts';
import { call, callerContext, type RouteRequest } from '../request.ts';

const order = { audit_type: 'market', keyword: 'standing desk', language: 'en', country: 'US' };
const gapOrder = { ...order, audit_type: 'gap', user_url: 'https://a.example/' };
const authorizer = callerContext('acme');
const now = (): Date => new Date('2026-11-20T12:30:00.000Z');
let stores: ReturnType<typeof inMemoryStores>;
let queue: AuditQueue;

beforeEach(() => {
  stores = inMemoryStores();
  queue = inMemoryQueue();
  [waitedMs, waits, duringWait] = [0, 0, async () => {}];
});

const launch = (request: Partial<RouteRequest> = {}, monthlyAudits = 50) => {
  const planOverrides = { free: { monthlyAudits } };
  const { auditReader: reader, schedules } = stores;
  const deps = { store: stores.newAuditStore(), reader, schedules, queue, now, randomBytes, planOverrides };
  return call(createAudit(deps), { route: 'POST /v1/audits', authorizer, body: order, ...request });
};
const read = (auditId: string, headers: Record<string, string> = {}, account = authorizer) =>
  call(getAudit({ reader: stores.auditReader, ...clock }), {
    ...{ route: 'GET /v1/audits/{audit_id}', parameters: { audit_id: auditId }, headers, authorizer: account },
  });
const status = (auditId: string, account = authorizer, headers: Record<string, string> = {}) =>
  call(getAuditStatus({ reader: stores.auditReader, ...clock }), {
    ...{ route: 'GET /v1/audits/{audit_id}/status', parameters: { audit_id: auditId }, headers, authorizer: account },
  });
const list = (query: Record<string, string> = {}) =>
  call(listAudits(stores.auditReader), { route: 'GET /v1/audits', query, authorizer });
/** A clock that stands still but for the waits; `duringWait` happens in each of them. */
let waitedMs = 0;
let duringWait: (waits: number) => Promise<unknown> = async () => {};
let waits = 0;
const clock = {
  now: () => new Date(now().getTime() + waitedMs),
  sleep: async (ms: number) => {
    waitedMs += ms;
    await duringWait(++waits);
  },
};
const complete = async (audit_id: string): Promise<void> => {
  const report = { outcome: 'report', report: { metadata: {}, market_serp: {} } };
  await runAudit(audit_id, {
    ...{ audits: stores.unfinishedAudits, webhooks: stores.webhooks, deliveries: inMemoryQueue(), now },
    analyze: async () => report as never,
  });
};
const completed = async (): Promise<string> => {
  const { audit_id } = (await launch()).body;
  await complete(audit_id);
  return audit_id;
};

describe('POST /v1/audits', () => {
  test('202: the id, where it is, and what is left of both limits', async () => {
    const { status, body, headers } = await launch();
    expect(status).toBe(202);
    expect(body).toEqual({
      ...{ audit_id: expect.any(String), status: 'pending', livemode: true, created_at: now().toISOString() },
    });
    expect(headers).toMatchObject({
      Location: `audits/${body.audit_id}`,
      'Retry-After': '5',
      'Cache-Control': 'private, no-store',
      RateLimit: '"minute";r=42;t=18, "audits-hour";r=19;t=1800',
    });
  });

  test('202 again under the same Idempotency-Key, and 422 with another body', async () => {
    const headers = { 'Idempotency-Key': 'order-1' };
    const first = await launch({ headers });
    const again = await launch({ headers });
    expect([again.status, again.body]).toEqual([202, first.body]);
    expect(again.headers['Idempotency-Replayed']).toBe('true');
    const other = await launch({ headers, body: { ...order, keyword: 'other' } });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
  });

  test.each<[number, string, Partial<RouteRequest>]>([
    [400, 'malformed_json', { body: '{', headers: { 'content-type': 'application/json' } }],
    [400, 'malformed_json', { body: [] }],
    [400, 'malformed_json', { body: '' }],
    [413, 'body_too_large', { body: { ...order, keyword: 'x'.repeat(17_000) } }],
    [415, 'unsupported_media_type', { body: JSON.stringify(order), headers: { 'Content-Type': 'text/plain' } }],
    [422, 'validation_error', { body: { ...order, keyword: 'x' } }],
    [422, 'validation_error', { body: { ...order, audit_type: 'gap' } }],
    [422, 'validation_error', { body: { ...order, audit_type: 'gap', user_url: 'http://169.254.169.254/' } }],
    [422, 'validation_error', { body: { ...order, audit_type: 'gap', user_url: 'http://localhost:3000/' } }],
    [422, 'validation_error', { body: { ...gapOrder, control_urls: ['http://localhost:3000/'] } }],
    [422, 'validation_error', { body: { ...gapOrder, control_urls: ['https://a.example'] } }],
    [422, 'validation_error', { body: { ...gapOrder, control_urls: Array(6).fill('https://b.example/') } }],
    [422, 'validation_error', { body: { ...order, colour: 'red' } }],
    [422, 'validation_error', { headers: { 'Idempotency-Key': 'x'.repeat(256) } }],
  ])('%i %s, and nothing is consumed', async (expected, code, request) => {
    const { status, body } = await launch(request);
    expect([status, body.code, body.request_id]).toEqual([expected, code, 'request']);
    expect((await list()).body.audits).toEqual([]);
  });

  test('402 when the month is used up', async () => {
    await launch({}, 1);
    const { status, body } = await launch({}, 1);
    expect(status).toBe(402);
    expect(body).toMatchObject({ code: 'quota_exceeded', used: 1, limit: 1, resets_at: '2026-12-01T00:00:00.000Z' });
  });

  test('429 when the hour is used up', async () => {
    for (let count = 0; count < 20; count++) await launch();
    const { status, body, headers } = await launch();
    expect([status, body.code, headers['Retry-After']]).toEqual([429, 'rate_limit_exceeded', '1800']);
    expect(headers.RateLimit).toContain('"audits-hour";r=0;t=1800');
  });

  test('202 though the message cannot be sent', async () => {
    queue = { send: () => Promise.reject(new Error('SQS is down')) };
    expect((await launch()).status).toBe(202);
  });

  test('500 without a word of the fault when the store fails', async () => {
    const store = { create: () => Promise.reject(new Error('secret detail')) };
    const { auditReader: reader, schedules } = stores;
    const handler = createAudit({ store, reader, schedules, queue, now, randomBytes, planOverrides: {} });
    const { status, body } = await call(handler, { route: 'POST /v1/audits', authorizer, body: order });
    expect([status, body.code]).toEqual([500, 'internal']);
    expect(JSON.stringify(body)).not.toContain('secret detail');
  });
});

describe('POST /v1/audits/{audit_id}/rerun', () => {
  const rerun = (audit_id: string, more: Partial<RouteRequest> = {}) =>
    launch({ ...{ route: 'POST /v1/audits/{audit_id}/rerun', parameters: { audit_id }, body: undefined }, ...more });

  test('202 with another id for the same order, counted as a launch is', async () => {
    const first = (await launch({ body: gapOrder })).body.audit_id;
    const { status, body, headers } = await rerun(first);
    expect([status, headers.Location]).toEqual([202, `../${body.audit_id}`]);
    expect(headers.RateLimit).toContain('"audits-hour";r=18');
    const { audits } = (await list()).body;
    expect(audits.map(({ audit_id }: { audit_id: string }) => audit_id).sort()).toEqual([first, body.audit_id].sort());
    for (const audit of audits) expect(audit).toMatchObject(gapOrder);
  });

  test('keeps the control pages, which are stored with the order', async () => {
    const control_urls = ['https://a.example/b', 'https://c.example/'];
    const first = (await launch({ body: { ...gapOrder, control_urls } })).body.audit_id;
    const again = (await rerun(first)).body.audit_id;
    for (const id of [first, again]) expect(await stores.auditReader.getStatus(id)).toMatchObject({ control_urls });
  });

  test('has no control pages on a market audit, or without any', async () => {
    const market = { ...order, control_urls: ['https://a.example/b'] };
    for (const body of [market, { ...gapOrder, control_urls: [] }]) {
      const { audit_id } = (await launch({ body })).body;
      expect(await stores.auditReader.getStatus(audit_id)).not.toHaveProperty('control_urls');
    }
  });

  test('under an Idempotency-Key, other control pages are another body', async () => {
    const headers = { 'Idempotency-Key': 'with controls' };
    const launchWith = (...control_urls: string[]) => launch({ headers, body: { ...gapOrder, control_urls } });
    const first = await launchWith('https://a.example/b');
    expect((await launchWith('https://a.example/b')).body).toEqual(first.body);
    expect((await launchWith('https://a.example/c')).body.code).toBe('idempotency_mismatch');
  });

  test('once under an Idempotency-Key', async () => {
    const first = (await launch()).body.audit_id;
    const headers = { 'Idempotency-Key': 'again' };
    const again = await rerun(first, { headers });
    expect((await rerun(first, { headers })).body).toEqual(again.body);
    expect((await list()).body.audits).toHaveLength(2);
  });

  test('404 for another account’s, 402 without quota: nothing is consumed', async () => {
    const first = (await launch()).body.audit_id;
    expect((await rerun(first, { authorizer: callerContext('other') })).status).toBe(404);
    const used = await call(
      createAudit({
        ...{ store: stores.newAuditStore(), reader: stores.auditReader, queue, now, randomBytes },
        schedules: stores.schedules,
        planOverrides: { free: { monthlyAudits: 1 } },
      }),
      { route: 'POST /v1/audits/{audit_id}/rerun', parameters: { audit_id: first }, authorizer },
    );
    expect([used.status, used.body.code]).toEqual([402, 'quota_exceeded']);
    expect((await list()).body.audits).toHaveLength(1);
  });
});

describe('DELETE /v1/audits/{audit_id}', () => {
  const remove = (audit_id: string, account = authorizer) =>
    call(deleteAudit(stores.auditRemover), {
      ...{ route: 'DELETE /v1/audits/{audit_id}', parameters: { audit_id }, authorizer: account },
    });

  test('204 for an ended audit, 404 from then on, and to others', async () => {
    const auditId = await completed();
    expect((await remove(auditId, callerContext('other'))).status).toBe(404);
    expect(await remove(auditId)).toMatchObject({ status: 204, body: '' });
    for (const { status } of [await read(auditId), await remove(auditId), await remove('x')]) expect(status).toBe(404);
  });

  test('409 while it is being made', async () => {
    const { audit_id } = (await launch()).body;
    const { status, body } = await remove(audit_id);
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect((await read(audit_id)).status).toBe(200);
  });
});

describe('GET /v1/audits/{audit_id}', () => {
  test('200 with the output, 304 to who has it', async () => {
    const auditId = await completed();
    const { status, body, headers } = await read(auditId);
    expect(status).toBe(200);
    expect(body).toMatchObject({ audit_id: auditId, status: 'completed', output: { market_serp: {} } });
    const again = await read(auditId, { 'if-none-match': `W/${headers.ETag}` });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await read(auditId, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('404: no such audit, an id that can be none, another account’s', async () => {
    const auditId = await completed();
    for (const [id, account] of [
      ['019aa1b2-0000-7000-8000-000000000000', authorizer],
      ["' OR 1=1", authorizer],
      [auditId, callerContext('other')],
    ] as const) {
      const { status, body } = await read(id, {}, account);
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
  });
});

test('GET /v1/audits/{audit_id}/status: 200 without the output, 404 for another account', async () => {
  const auditId = await completed();
  expect(await status(auditId)).toMatchObject({ status: 200, body: { audit_id: auditId, status: 'completed' } });
  expect((await status(auditId, callerContext('other'))).status).toBe(404);
});

describe('Prefer: wait=n', () => {
  test('answers as soon as the audit ends, with its output', async () => {
    const { audit_id } = (await launch()).body;
    duringWait = async (count) => count === 3 && complete(audit_id);
    const { status, body, headers } = await read(audit_id, { Prefer: 'wait=20' });
    expect([status, body.status, waits, waitedMs]).toEqual([200, 'completed', 3, 3_000]);
    expect(body.output).toBeDefined();
    expect(headers['Preference-Applied']).toBe('wait=20');
  });

  test.each([
    ['wait=3', 3, 'wait=3'],
    ['respond-async, wait=2', 2, 'wait=2'],
    ['wait = "1"; x=y', 1, 'wait=1'],
    ['wait=0', 0, 'wait=0'],
    ['wait=9999', 20, 'wait=20'],
    ['wait=-1', 0, undefined],
    ['wait=soon', 0, undefined],
    ['await=5', 0, undefined],
  ])('%s waits %i s for an audit that does not end, one read a second', async (prefer, seconds, applied) => {
    const { audit_id } = (await launch()).body;
    const answer = await status(audit_id, authorizer, { prefer });
    expect([answer.status, answer.body.status, waits, waitedMs]).toEqual([200, 'pending', seconds, seconds * 1_000]);
    expect(answer.headers['Preference-Applied']).toBe(applied);
  });

  test('waits neither for an audit that has ended nor for another account’s', async () => {
    const auditId = await completed();
    expect((await status(auditId, authorizer, { prefer: 'wait=20' })).body.status).toBe('completed');
    const { audit_id } = (await launch()).body;
    expect((await read(audit_id, { prefer: 'wait=20' }, callerContext('other'))).status).toBe(404);
    expect(waits).toBe(0);
  });
});

describe('GET /v1/audits', () => {
  test('200, page by page', async () => {
    for (let count = 0; count < 3; count++) await launch();
    const first = await list({ limit: '2' });
    expect([first.status, first.body.audits.length]).toEqual([200, 2]);
    const second = await list({ limit: '2', cursor: first.body.next_cursor });
    expect([second.status, second.body.audits.length, second.body.next_cursor]).toEqual([200, 1, undefined]);
  });

  test.each([{ limit: '0' }, { limit: '101' }, { cursor: 'x' }, { status: 'gone' }, { colour: 'red' }])(
    '422 for %j',
    async (query) => {
      const { status, body } = await list(query);
      expect([status, body.code]).toEqual([422, 'validation_error']);
    },
  );
});

test('GET /v1/usage: 200 with what is left', async () => {
  await launch();
  const handler = getUsage({ usage: stores.usage, now, planOverrides: {} });
  const { status, body } = await call(handler, { route: 'GET /v1/usage', authorizer });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    plan: 'free',
    quota: { limit: 50, used: 1, remaining: 49 },
    rate_limits: { requests_per_minute: { used: 58, remaining: 42 }, audits_per_hour: { used: 1, remaining: 19 } },
  });
});

test('500 on a route that was deployed without its authorizer', async () => {
  const { status, body } = await launch({ authorizer: {} });
  expect([status, body.code]).toEqual([500, 'internal']);
});

test('GET /openapi.json: 200 with the document', async () => {
  const answer = await call(openapiDocument({ openapi: '3.1.0' }), { route: 'GET /openapi.json' });
  expect(answer).toMatchObject({ status: 200, body: { openapi: '3.1.0' } });
});

test('405 with what the path takes', async () => {
  const { status, body, headers } = await call(methodNotAllowed({ '/v1/audits': 'GET, POST' }), {
    route: 'DELETE /v1/audits',
  });
  expect([status, body.code, headers.Allow]).toEqual([405, 'method_not_allowed', 'GET, POST']);
});

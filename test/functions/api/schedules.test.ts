/** The routes of `/v1/schedules`: status and body of each answer, on in-memory stores. */
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { maxSchedules } from '../../../core/schedules/schedule.ts';
import { scheduleHistory, scheduleList, scheduleRead } from '../../../functions/api/contract/schedules.ts';
import { createHandler } from '../../../functions/api/create-audit.ts';
import { newRun } from '../../contracts/schedules.ts';
import { inMemoryQueue } from '../../in-memory/queue.ts';
import { inMemoryStores } from '../../in-memory/stores.ts';
import { call, callerContext, type RouteRequest } from '../request.ts';

const market = { audit_type: 'market', keyword: 'standing desk', language: 'en', country: 'US' };
const gap = { ...market, audit_type: 'gap', user_url: 'https://a.example/', control_urls: ['https://a.example/b'] };
const body = { order: market, frequency: 'weekly' };
const start = Date.parse('2026-11-20T12:30:00.000Z');
let timeMs = start;
const now = (): Date => new Date(timeMs);
let stores: ReturnType<typeof inMemoryStores>;
beforeEach(() => {
  [stores, timeMs] = [inMemoryStores(), start];
});

const ask = (route: string, more: Partial<RouteRequest> = {}) => {
  const { auditReader: reader, schedules } = stores;
  const store = stores.newAuditStore();
  const deps = { store, reader, schedules, queue: inMemoryQueue(), now, randomBytes, planOverrides: {} };
  return call(createHandler(deps), { route, authorizer: callerContext('acme'), ...more });
};
const create = (more: object = {}) => ask('POST /v1/schedules', { body: { ...body, ...more } });
const one = (method: string, schedule_id: string, more: Partial<RouteRequest> = {}) =>
  ask(`${method} /v1/schedules/{schedule_id}`, { parameters: { schedule_id }, ...more });
const change = (schedule_id: string, to: unknown) => one('PATCH', schedule_id, { body: to });

describe('POST /v1/schedules', () => {
  test('201: the schedule, due at once, and where it is', async () => {
    const { status, body: made, headers } = await create();
    expect([status, headers.Location]).toEqual([201, `schedules/${made.schedule_id}`]);
    expect(headers.RateLimit).toBe('"minute";r=42;t=18');
    expect(scheduleRead.strict().parse(made)).toEqual({
      ...{ schedule_id: expect.any(String), status: 'active', frequency: 'weekly', order: market, key_id: 'key' },
      ...{ livemode: true },
      ...{ starts_at: now().toISOString(), next_run_at: now().toISOString() },
      ...{ created_at: now().toISOString(), updated_at: now().toISOString() },
    });
  });

  test('201 for a gap audit with control pages, from a time on, with any offset', async () => {
    const { status, body: made } = await create({ order: gap, starts_at: '2026-12-01T08:00:00+01:00' });
    expect(status).toBe(201);
    const at = '2026-12-01T07:00:00.000Z';
    expect(made).toMatchObject({ order: gap, starts_at: at, next_run_at: at });
  });

  test('201 for a market audit, whose page is ignored as at a launch', async () => {
    const { body: made } = await create({ order: { ...gap, audit_type: 'market' } });
    expect(made.order).toEqual(market);
  });

  test.each<[string, object, (string | number)[], RegExp]>([
    ['no order', { order: undefined }, ['body', 'order'], /order is required/u],
    ['an order that is none', { order: 'x' }, ['body', 'order'], /order must be a object/u],
    ['an empty order', { order: null }, ['body', 'order'], /order must be a object/u],
    ['a bad keyword', { order: { ...market, keyword: 'x' } }, ['body', 'order', 'keyword'], /2 to 200 characters/u],
    ['an unknown language', { order: { ...market, language: 'xx' } }, ['body', 'order', 'language'], /"xx"/u],
    [
      'a gap audit without a page',
      { order: { ...market, audit_type: 'gap' } },
      ['body', 'order', 'user_url'],
      /required/u,
    ],
    ['an inside page', { order: { ...gap, user_url: 'http://10.0.0.1/' } }, ['body', 'order', 'user_url'], /private/u],
    [
      'an unknown field of the order',
      { order: { ...market, colour: 'red' } },
      ['body', 'order', 'colour'],
      /unknown field/u,
    ],
    ['no frequency', { frequency: undefined }, ['body', 'frequency'], /frequency is required/u],
    ['another frequency', { frequency: 'hourly' }, ['body', 'frequency'], /one of: daily, weekly, monthly/u],
    ['a time that is none', { starts_at: 'tomorrow' }, ['body', 'starts_at'], /ISO 8601/u],
    ['a time that has passed', { starts_at: '2026-11-20T12:28:00Z' }, ['body', 'starts_at'], /in the past/u],
    ['a time too far ahead', { starts_at: '2027-11-23T00:00:00Z' }, ['body', 'starts_at'], /366 days/u],
    ['an unknown field', { colour: 'red' }, ['body', 'colour'], /unknown field "colour"/u],
  ])('422 for %s', async (_, fields, loc, sentence) => {
    const { status, body: refused } = await create(fields);
    expect([status, refused.code]).toEqual([422, 'validation_error']);
    expect(refused.errors).toContainEqual(expect.objectContaining({ loc, msg: expect.stringMatching(sentence) }));
    expect((await ask('GET /v1/schedules')).body.schedules).toEqual([]);
  });

  test.each<[number, string, Partial<RouteRequest>]>([
    [400, 'malformed_json', { body: '{', headers: { 'content-type': 'application/json' } }],
    [400, 'malformed_json', { body: '' }],
    [413, 'body_too_large', { body: { ...body, frequency: 'x'.repeat(17_000) } }],
    [415, 'unsupported_media_type', { body: JSON.stringify(body), headers: { 'Content-Type': 'text/plain' } }],
  ])('%i %s', async (expected, code, request) => {
    const { status, body: refused } = await ask('POST /v1/schedules', request);
    expect([status, refused.code]).toEqual([expected, code]);
  });

  test('409 for one more than an account may have', async () => {
    for (let count = 0; count < maxSchedules; count++) await create();
    const { status, body: refused } = await create();
    expect([status, refused.code]).toEqual([409, 'conflict']);
    expect(refused.detail).toContain('100 schedules');
    expect((await ask('POST /v1/schedules', { body, authorizer: callerContext('other') })).status).toBe(201);
  });
});

describe('GET /v1/schedules', () => {
  test('200: newest first, page by page, of the account alone', async () => {
    const ids = [];
    for (const frequency of ['daily', 'weekly', 'monthly']) {
      timeMs += 1_000;
      ids.unshift((await create({ frequency })).body.schedule_id);
    }
    const idsOf = (page: { schedules: { schedule_id: string }[] }) =>
      page.schedules.map(({ schedule_id }) => schedule_id);
    const first = await ask('GET /v1/schedules', { query: { limit: '2' } });
    expect(first.status).toBe(200);
    expect(idsOf(scheduleList.strict().parse(first.body))).toEqual(ids.slice(0, 2));
    const second = (await ask('GET /v1/schedules', { query: { cursor: first.body.next_cursor } })).body;
    expect([idsOf(second), second.next_cursor]).toEqual([ids.slice(2), undefined]);
    const others = await ask('GET /v1/schedules', { authorizer: callerContext('other') });
    expect(others.body).toEqual({ schedules: [] });
  });

  test.each([{ limit: '0' }, { limit: '101' }, { cursor: 'x' }, { cursor: 'Ii4uLyI' }, { status: 'active' }])(
    '422 for %j',
    async (query) => {
      const { status, body: refused } = await ask('GET /v1/schedules', { query: query as Record<string, string> });
      expect([status, refused.code, refused.errors[0].loc]).toEqual([
        ...[422, 'validation_error'],
        ['query', Object.keys(query)[0]],
      ]);
    },
  );
});

describe('/v1/schedules/{schedule_id}', () => {
  test('GET 200: with its runs, newest first, page by page', async () => {
    const { schedule_id } = (await create()).body;
    const runs = [newRun(2), newRun(1), newRun(0, { status: 'skipped', skip_reason: 'quota_exceeded' })];
    for (const [index, run] of runs.toReversed().entries()) {
      const schedule = await stores.schedules.get('acme', schedule_id);
      if (schedule === undefined) throw new Error(`no schedule at run ${index}`);
      await stores.schedules.replace({ schedule: { ...schedule, last_run: run }, run });
    }
    const { status, body: first } = await one('GET', schedule_id, { query: { limit: '2' } });
    expect(status).toBe(200);
    expect(scheduleHistory.strict().parse(first)).toMatchObject({
      schedule_id,
      last_run: runs[0],
      runs: runs.slice(0, 2),
    });
    const rest = (await one('GET', schedule_id, { query: { cursor: first.next_cursor } })).body;
    expect([rest.runs, rest.next_cursor]).toEqual([runs.slice(2), undefined]);
    expect((await one('GET', schedule_id, { query: { cursor: 'IngI' } })).status).toBe(422);
  });

  test('PATCH 200: paused it has no next run, and resumed the next planned one', async () => {
    const { schedule_id } = (await create()).body;
    timeMs += 86_400_000;
    const paused = await change(schedule_id, { status: 'paused' });
    expect([paused.status, paused.body.status, paused.body.next_run_at]).toEqual([200, 'paused', undefined]);
    const resumed = (await change(schedule_id, { status: 'active', frequency: 'daily' })).body;
    expect(resumed).toMatchObject({ status: 'active', frequency: 'daily', next_run_at: '2026-11-22T12:30:00.000Z' });
    expect((await one('GET', schedule_id)).body).toMatchObject(resumed);
  });

  test.each<[unknown, (string | number)[], RegExp]>([
    [{}, ['body'], /give status, frequency or both/u],
    [{ status: 'stopped' }, ['body', 'status'], /one of: active, paused/u],
    [{ frequency: 1 }, ['body', 'frequency'], /one of: daily, weekly, monthly/u],
    [{ status: 'paused', order: market }, ['body', 'order'], /unknown field "order"/u],
  ])('PATCH 422 for %j', async (to, loc, sentence) => {
    const { schedule_id } = (await create()).body;
    const { status, body: refused } = await change(schedule_id, to);
    expect([status, refused.code]).toEqual([422, 'validation_error']);
    expect(refused.errors).toContainEqual(expect.objectContaining({ loc, msg: expect.stringMatching(sentence) }));
  });

  test('DELETE 204, once', async () => {
    const { schedule_id } = (await create()).body;
    expect((await one('DELETE', schedule_id)).status).toBe(204);
    expect((await one('DELETE', schedule_id)).status).toBe(404);
    expect((await one('GET', schedule_id)).status).toBe(404);
  });

  test.each(['GET', 'PATCH', 'DELETE'])(
    '%s 404 for another account’s, an unknown id and one that is none',
    async (method) => {
      const { schedule_id } = (await create()).body;
      const request = { body: method === 'PATCH' ? { status: 'paused' } : undefined };
      const authorizer = callerContext('other');
      expect((await one(method, schedule_id, { ...request, authorizer })).status).toBe(404);
      for (const id of [randomUUID(), 'x', `${schedule_id}#`])
        expect((await one(method, id, request)).status).toBe(404);
      expect((await one('GET', schedule_id)).body.status).toBe('active');
    },
  );
});

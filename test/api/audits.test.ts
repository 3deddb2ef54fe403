/** The way of an audit over HTTP: launched, polled, read, listed; each row of the table of endpoints. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ApiTarget, largeOrder, marketOrder, openTarget, untilEnded } from './target.ts';

let api: ApiTarget;
let key: string;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u;
const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/u;

/** A key of its own, so that the requests of one group do not use up another's minute. */
async function renewKey(): Promise<void> {
  key = (await api.issueKey()).key;
}

beforeAll(async () => {
  api = await openTarget();
  await renewKey();
});
afterAll(() => api.stop());

describe('POST /v1/audits', () => {
  test('answers 202 with the audit, where to read it, and when to poll', async () => {
    const { status, json, headers } = await api.call('POST', '/v1/audits', { key, json: marketOrder });
    expect(status).toBe(202);
    expect(json).toEqual({
      audit_id: expect.stringMatching(uuid),
      status: 'pending',
      livemode: true,
      created_at: expect.stringMatching(timestamp),
    });
    // Relative to `/v1/audits`: the same behind a domain, behind CloudFront, and below the name of a stage.
    expect(headers.get('location')).toBe(`audits/${json.audit_id}`);
    expect(headers.get('retry-after')).toBe('5');
    expect(headers.get('content-type')).toMatch(/^application\/json/u);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('takes a user_url on a market audit and leaves it aside', async () => {
    const order = { ...marketOrder, user_url: 'https://desks.example.com/page' };
    const { json } = await api.call('POST', '/v1/audits', { key, json: order });
    const { json: list } = await api.call('GET', '/v1/audits', { key });
    const listed = list.audits.find(({ audit_id }: { audit_id: string }) => audit_id === json.audit_id);
    expect(listed).toMatchObject({ audit_type: 'market' });
    expect(listed).not.toHaveProperty('user_url');
  });

  test('trims and normalises the keyword', async () => {
    const { json } = await api.call('POST', '/v1/audits', { key, json: { ...marketOrder, keyword: '  cafe\u0301 ' } });
    expect((await api.call('GET', `/v1/audits/${json.audit_id}`, { key })).json.keyword).toBe('café');
  });
});

describe('a market audit', () => {
  test('goes from pending to completed, and its read carries the output', async () => {
    const { json: launched } = await api.call('POST', '/v1/audits', { key, json: largeOrder });
    const path = `/v1/audits/${launched.audit_id}`;
    const early = await api.call('GET', path, { key });
    expect(early.status).toBe(200);
    if (early.json.status !== 'completed') {
      expect(Object.keys(early.json).sort()).toEqual([
        ...['audit_id', 'audit_type', 'created_at', 'keyword', 'livemode', 'status'],
      ]);
      expect(early.headers.get('cache-control')).toBe('private, no-store');
      expect(early.headers.get('etag')).toBeNull();
    }
    const { json, headers } = await untilEnded(api, key, launched.audit_id);
    expect(json).toMatchObject({
      audit_id: launched.audit_id,
      status: 'completed',
      audit_type: 'market',
      keyword: 'standing desk',
      created_at: launched.created_at,
      completed_at: expect.stringMatching(timestamp),
    });
    expect(json).not.toHaveProperty('error');
    expect(Object.keys(json.output)).toEqual(['overview', 'metadata', 'market_serp']);
    expect(json.output.metadata).toMatchObject({
      audit_id: launched.audit_id,
      created_at: launched.created_at,
      completed_at: json.completed_at,
    });
    expect(json.output.market_serp.results.length).toBeGreaterThanOrEqual(5);
    expect(json.output.market_serp.terms.length).toBeGreaterThan(0);
    expect(headers.get('etag')).toMatch(/^"[^"]+"$/u);
  });

  test('once completed answers 304 to its ETag, and the same bytes every time', async () => {
    const { json: launched } = await api.call('POST', '/v1/audits', { key, json: marketOrder });
    const first = await untilEnded(api, key, launched.audit_id);
    const path = `/v1/audits/${launched.audit_id}`;
    const etag = first.headers.get('etag') ?? '';
    expect((await api.call('GET', path, { key })).text).toBe(first.text);
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, text, headers } = await api.call('GET', path, { key, headers: { 'If-None-Match': header } });
      expect([header, status, text]).toEqual([header, 304, '']);
      expect(headers.get('etag')).toBe(etag);
    }
    expect((await api.call('GET', path, { key, headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  test('is read in part: the overview, or the fields that are asked for', async () => {
    const { key: own } = await api.issueKey();
    const { json: launched } = await api.call('POST', '/v1/audits', { key: own, json: largeOrder });
    const whole = await untilEnded(api, own, launched.audit_id);
    const { output } = whole.json;
    const read = (query: string) => api.call('GET', `/v1/audits/${launched.audit_id}?${query}`, { key: own });

    const overview = await read('view=overview');
    expect(overview.text.length).toBeLessThan(20_000);
    expect(overview.json).toMatchObject({ audit_id: launched.audit_id, status: 'completed' });
    expect(overview.json.output).toMatchObject({
      overview: output.overview,
      metadata: { keyword: 'standing desk', data_quality: output.metadata.data_quality },
      market_serp: { brief: output.market_serp.brief },
    });
    expect(Object.keys(overview.json.output.market_serp)).toEqual(['brief']);
    expect(overview.headers.get('etag')).not.toBe(whole.headers.get('etag'));

    const { json } = await read('fields=market_serp.topics,gap.findings,market_serp.nothing,overview');
    expect(json.output).toEqual({ market_serp: { topics: output.market_serp.topics }, overview: output.overview });
    expect((await read('view=full&utm=1')).text).toBe(whole.text);
  });

  test.each(['view=short', 'fields=', 'fields=constructor', 'fields=overview,__proto__.x', 'view=overview&fields=gap'])(
    'refuses ?%s, naming what it takes',
    async (query) => {
      const { json: launched } = await api.call('POST', '/v1/audits', { key, json: marketOrder });
      const { status, json } = await api.call('GET', `/v1/audits/${launched.audit_id}?${query}`, { key });
      expect(status).toBe(422);
      expect(json).toMatchObject({
        code: 'validation_error',
        errors: [expect.objectContaining({ msg: expect.any(String) })],
      });
    },
  );

  test('polled shows only its status', async () => {
    const { json: launched } = await api.call('POST', '/v1/audits', { key, json: marketOrder });
    const path = `/v1/audits/${launched.audit_id}/status`;
    const { status, json } = await api.call('GET', path, { key });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      audit_id: launched.audit_id,
      status: expect.stringMatching(/^(pending|running|completed)$/u),
    });
    if (json.status === 'running') expect(json.progress).toBeGreaterThanOrEqual(0);
    await untilEnded(api, key, launched.audit_id);
    expect((await api.call('GET', path, { key })).json).toEqual({
      ...{ audit_id: launched.audit_id, status: 'completed', livemode: true },
    });
  });

  test('without any result ends as failed with its code', async () => {
    const order = { ...marketOrder, keyword: 'zzqxjv wkqpf' };
    const { json: launched } = await api.call('POST', '/v1/audits', { key, json: order });
    const { json } = await untilEnded(api, key, launched.audit_id);
    expect(json).toMatchObject({ status: 'failed', completed_at: expect.stringMatching(timestamp) });
    expect(json.error).toEqual({ code: 'no_search_results', message: expect.stringMatching(/\.$/u) });
    expect(json).not.toHaveProperty('output');
  });
});

describe('a gap audit', () => {
  beforeAll(renewKey);

  test('compares a page with its market', async () => {
    const market = await api.call('POST', '/v1/audits', { key, json: largeOrder });
    const { json: found } = await untilEnded(api, key, market.json.audit_id);
    const user_url = found.output.metadata.sources[0].url;
    const { json: launched } = await api.call('POST', '/v1/audits', {
      key,
      json: { ...largeOrder, audit_type: 'gap', user_url },
    });
    const { json } = await untilEnded(api, key, launched.audit_id);
    expect(json.status).toBe('completed');
    expect(Object.keys(json.output)).toEqual(['overview', 'metadata', 'market_serp', 'page', 'gap']);
    expect(json.output.page.requested_url).toBe(user_url);
    expect(json.output.gap.term_gaps.length).toBeGreaterThan(0);
  });

  test('of a page that cannot be had ends as failed with its code', async () => {
    const order = { ...marketOrder, audit_type: 'gap', user_url: 'https://nowhere.example.com/missing' };
    const { json: launched } = await api.call('POST', '/v1/audits', { key, json: order });
    const { json } = await untilEnded(api, key, launched.audit_id);
    expect(json).toMatchObject({ status: 'failed', error: { code: 'page_unreachable' } });
  });
});

describe('GET /v1/audits', () => {
  beforeAll(renewKey);

  test("lists the account's audits, newest first, page by page, those of its other keys included", async () => {
    const { key: one, stored } = await api.issueKey();
    const { key: other } = await api.issueKey({ accountId: stored.account_id });
    const launched: string[] = [];
    for (let index = 0; index < 5; index++) {
      const { json } = await api.call('POST', '/v1/audits', { key: index % 2 ? one : other, json: marketOrder });
      launched.unshift(json.audit_id);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const listed: string[] = [];
    let query = '?limit=2';
    for (let pages = 0; query !== '' && pages < 5; pages++) {
      const { json } = await api.call('GET', `/v1/audits${query}`, { key: one });
      expect(json.audits.length).toBeLessThanOrEqual(2);
      listed.push(...json.audits.map(({ audit_id }: { audit_id: string }) => audit_id));
      query = json.next_cursor === undefined ? '' : `?limit=2&cursor=${json.next_cursor}`;
    }
    expect(listed).toEqual(launched);
    const { json } = await api.call('GET', '/v1/audits', { key: one });
    expect(json.audits[0]).toMatchObject({ ...marketOrder, created_at: expect.stringMatching(timestamp) });
    expect(json).not.toHaveProperty('next_cursor');
  });

  test('filters by status and type', async () => {
    const { key: own } = await api.issueKey();
    const gap = { ...marketOrder, audit_type: 'gap', user_url: 'https://nowhere.example.com/missing' };
    const failed = await api.call('POST', '/v1/audits', { key: own, json: gap });
    const completed = await api.call('POST', '/v1/audits', { key: own, json: marketOrder });
    for (const { json } of [failed, completed]) await untilEnded(api, own, json.audit_id);
    const ids = async (query: string): Promise<string[]> =>
      (await api.call('GET', `/v1/audits?${query}`, { key: own })).json.audits.map(
        ({ audit_id }: { audit_id: string }) => audit_id,
      );
    expect(await ids('status=failed')).toEqual([failed.json.audit_id]);
    expect(await ids('status=completed&audit_type=market')).toEqual([completed.json.audit_id]);
    expect(await ids('audit_type=gap')).toEqual([failed.json.audit_id]);
    expect(await ids('status=pending')).toEqual([]);
  });

  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=ten', 'limit'],
    ['status=done', 'status'],
    ['audit_type=all', 'audit_type'],
    ['cursor=nonsense', 'cursor'],
    ['cursor=WyJ4IiwieSJd', 'cursor'],
    ['page=2', 'page'],
  ])('refuses %s and names it', async (query, name) => {
    const { status, json } = await api.call('GET', `/v1/audits?${query}`, { key });
    expect(status).toBe(422);
    expect(json).toMatchObject({ code: 'validation_error', errors: [{ loc: ['query', name] }] });
  });

  test('shows nothing of another account', async () => {
    const { key: stranger } = await api.issueKey();
    expect((await api.call('GET', '/v1/audits', { key: stranger })).json).toEqual({ audits: [] });
  });
});

describe('GET /v1/usage', () => {
  test('tells plan, quota and limits, and what is left', async () => {
    const { key: own } = await api.issueKey({ plan: 'starter' });
    await api.call('POST', '/v1/audits', { key: own, json: marketOrder });
    const { status, json } = await api.call('GET', '/v1/usage', { key: own });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      plan: 'starter',
      quota: { limit: 500, used: 1, remaining: 499, resets_at: expect.stringMatching(/-01T00:00:00\.000Z$/u) },
      rate_limits: {
        requests_per_minute: { limit: 100 },
        audits_per_hour: { limit: 20, used: 1, remaining: 19, resets_at: expect.stringMatching(/:00:00\.000Z$/u) },
      },
    });
  });
});

describe('GET /openapi.json', () => {
  test('is answered without a key', async () => {
    const { status, json } = await api.call('GET', '/openapi.json');
    expect(status).toBe(200);
    expect(json.openapi).toBe('3.1.0');
    expect(Object.keys(json.paths)).toContain('/v1/audits/{audit_id}/status');
  });
});

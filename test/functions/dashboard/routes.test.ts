/** The routes of `/dashboard`: the status and body of each answer, on in-memory stores. */
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { windowAt } from '../../../core/accounts/windows.ts';
import { hashApiKey } from '../../../core/api-keys/api-key.ts';
import { authenticate } from '../../../core/api-keys/authenticate.ts';
import { requestAudit } from '../../../core/audits/request-audit.ts';
import { runAudit } from '../../../core/audits/run-audit.ts';
import { createHandler as accountHandler } from '../../../functions/dashboard/account.ts';
import { createHandler as activityHandler } from '../../../functions/dashboard/activity.ts';
import { createHandler as auditsHandler } from '../../../functions/dashboard/audits.ts';
import { type KeyUsage, keyUsage } from '../../../functions/dashboard/contract/keys.ts';
import { createdShare, sharedReport } from '../../../functions/dashboard/contract/share-links.ts';
import { createHandler as deliveriesHandler } from '../../../functions/dashboard/deliveries.ts';
import { createHandler as documentsHandler } from '../../../functions/dashboard/documents.ts';
import { createHandler as keysHandler } from '../../../functions/dashboard/keys.ts';
import { createHandler as shareLinksHandler } from '../../../functions/dashboard/share-links.ts';
import { createHandler as sharedReportHandler } from '../../../functions/dashboard/shared-report.ts';
import { newAudit } from '../../contracts/rows.ts';
import { inMemoryQueue } from '../../in-memory/queue.ts';
import { inMemorySecretSource } from '../../in-memory/secrets.ts';
import { inMemoryStores } from '../../in-memory/stores.ts';
import { call, type RouteRequest, signedInContext } from '../request.ts';

const now = (): Date => new Date('2026-11-20T12:30:00.000Z');
const authorizer = signedInContext('ada', 'session-of-ada');
const other = signedInContext('eve', 'session-of-eve');
const url = 'https://hooks.example/audits';

function openDashboard() {
  const stores = inMemoryStores();
  const launch = { store: stores.newAuditStore(), queue: inMemoryQueue(), now, randomBytes, planOverrides: {} };
  const { accounts, deliveries, webhooks } = stores;
  return {
    stores,
    account: accountHandler({
      ...{ accounts, usage: stores.usage, launched: stores.auditReader, now, planOverrides: {} },
      answersPerMonth: 100,
    }),
    audits: auditsHandler({
      ...{ accounts, reader: stores.auditReader, remover: stores.auditRemover, launch, now },
      schedules: stores.schedules,
    }),
    documents: documentsHandler(stores.auditReader),
    shares: shareLinksHandler({
      ...{ reader: stores.auditReader, shares: stores.shares, trail: stores.trail, now, randomBytes },
      newId: randomUUID,
    }),
    shared: sharedReportHandler({ reader: stores.auditReader, shares: stores.shares, now }),
    deliveries: deliveriesHandler({ deliveries, webhooks, queue: inMemoryQueue(), now }),
    keys: keysHandler({
      usage: stores.usage,
      ...{ accounts, apiKeys: stores.apiKeys, webhooks, secrets: inMemorySecretSource(), now, randomBytes },
      ...{ newId: randomUUID, loopback: false, trail: stores.trail },
    }),
    activity: activityHandler({ trail: stores.trail, sessions: stores.sessions, now, newId: randomUUID }),
  };
}

let dashboard: ReturnType<typeof openDashboard>;
beforeEach(() => {
  dashboard = openDashboard();
});

const ask = (name: keyof Omit<typeof dashboard, 'stores'>, request: RouteRequest) =>
  call(dashboard[name], { authorizer, ...request });
const createKey = (body: object = { name: 'mine' }) => ask('keys', { route: 'POST /dashboard/keys', body });
const keyRoute = (action: string, key_id: string, more: Partial<RouteRequest> = {}) =>
  ask('keys', { route: `POST /dashboard/keys/{key_id}/${action}`, parameters: { key_id }, ...more });

describe('/dashboard/account and /dashboard/usage', () => {
  test('200: the account is made at the first request', async () => {
    expect(await ask('account', { route: 'GET /dashboard/account' })).toMatchObject({
      status: 200,
      body: { account_id: 'user_ada', plan: 'free', created_at: now().toISOString() },
    });
  });

  test('200: what the month has left, a row a day', async () => {
    const { status, body } = await ask('account', { route: 'GET /dashboard/usage' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ plan: 'free', quota: { limit: 50, used: 0 }, days_complete: true });
    expect(body.days).toHaveLength(20);
  });

  test('200: what the answer engines were asked of the budget of the month, by engine', async () => {
    expect((await ask('account', { route: 'GET /dashboard/usage' })).body.answers).toEqual({
      ...{ limit: 100, used: 0, remaining: 100, resets_at: expect.stringMatching(/-01T00:00:00.000Z$/u) },
      ...{ cost_usd: null, engines: [] },
    });
    const spent = { name: 'answers', limit: 100, period: 'month', now: now() } as const;
    for (const part of ['gemini', 'openai', 'openai']) await dashboard.stores.sharedLimits.spend({ ...spent, part });
    const cost = { ...spent, name: 'answers_cost', limit: 1_000_000, part: 'openai' };
    for (const units of [25_000, 12_500]) await dashboard.stores.sharedLimits.spend({ ...cost, units });
    expect((await ask('account', { route: 'GET /dashboard/usage' })).body.answers).toMatchObject({
      ...{ used: 3, remaining: 97, cost_usd: 0.0375 },
      engines: [
        { name: 'openai', used: 2, cost_usd: 0.0375 },
        { name: 'gemini', used: 1, cost_usd: null },
      ],
    });
  });

  test('500 on a route of another function', async () => {
    expect((await ask('account', { route: 'GET /dashboard/keys' })).status).toBe(500);
  });
});

describe('/dashboard/keys', () => {
  test('201 with the key and its webhook’s secret, once', async () => {
    const { status, body } = await createKey({ name: 'mine', webhook_url: url });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      key: { name: 'mine', status: 'active', webhook: { url } },
      secret: expect.stringMatching(/^ask_live_/u),
      webhook_secret: expect.stringMatching(/^whsec_/u),
    });
    const listed = await ask('keys', { route: 'GET /dashboard/keys' });
    expect([listed.status, listed.body.keys]).toEqual([200, [body.key]]);
    expect(JSON.stringify(listed.body)).not.toMatch(/hash|whsec_|secret_id/u);
  });

  test('200 with the minute of the last request, once there is one', async () => {
    const { key, secret } = (await createKey()).body;
    const at = new Date('2026-11-20T12:34:56.000Z');
    const counted = { keyHash: hashApiKey(secret), window: windowAt('minute', at), now: at, limit: 1 };
    await dashboard.stores.requestCounter.countRequest(counted);
    const { keys } = (await ask('keys', { route: 'GET /dashboard/keys' })).body;
    expect(keys).toEqual([{ ...key, last_used_at: '2026-11-20T12:34:00.000Z' }]);
  });

  test('200 with what the key was used for on each of 14 days, from the counters of its limits', async () => {
    const { key, secret } = (await createKey()).body;
    const path = { route: 'GET /dashboard/keys/{key_id}/usage', parameters: { key_id: key.key_id } };
    const days = async (): Promise<KeyUsage['days']> => {
      const { status, body } = await ask('keys', path);
      expect([status, body]).toEqual([200, keyUsage.strict().parse(body)]);
      return body.days;
    };
    const dates = (await days()).map(({ date }) => date);
    expect([dates.length, dates[0], dates[13]]).toEqual([14, '2026-11-07', '2026-11-20']);
    expect(await days()).toEqual(dates.map((date) => ({ date, requests: 0, audits: 0 })));

    const { requestCounter: counter } = dashboard.stores;
    const caller = { keyId: key.key_id, accountId: 'user_ada', plan: 'free' } as const;
    const order = { audit_type: 'market', keyword: 'standing desk', language: 'en', country: 'US' } as const;
    const use = async (at: string, launches: number) => {
      const then = (): Date => new Date(at);
      const deps = { store: dashboard.stores.newAuditStore(), queue: inMemoryQueue(), now: then, randomBytes };
      await authenticate(secret, { counter, now: then });
      for (let launch = 0; launch < launches; launch++)
        await requestAudit({ order, caller }, { ...deps, planOverrides: {} });
    };
    // The first hour that is shown, the hour before it, two hours of one day, and this hour.
    await use('2026-11-07T00:00:00.000Z', 1);
    await use('2026-11-06T23:59:59.999Z', 1);
    await use('2026-11-18T08:30:00.000Z', 2);
    await use('2026-11-18T23:59:59.999Z', 1);
    await use('2026-11-20T12:29:00.000Z', 0);
    expect((await days()).filter(({ requests, audits }) => requests + audits > 0)).toEqual([
      { date: '2026-11-07', requests: 1, audits: 1 },
      { date: '2026-11-18', requests: 2, audits: 3 },
      { date: '2026-11-20', requests: 1, audits: 0 },
    ]);
    expect((await ask('keys', { ...path, authorizer: other })).status).toBe(404);
  });

  test.each([
    [{ name: '' }],
    [{ name: 'x', webhook_url: 'http://hooks.example/' }],
    [{ name: 'x', expires_at: '2020-01-01T00:00:00.000Z' }],
    [{ name: 'x', colour: 'red' }],
  ])('422 for %j', async (body) => {
    expect(await createKey(body)).toMatchObject({ status: 422, body: { code: 'validation_error' } });
  });

  test('409 when an account has as many keys as it may have', async () => {
    for (let count = 0; count < 100; count++) await createKey();
    expect(await createKey()).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  test('200 for a change, 422 for none, 404 for another account’s key', async () => {
    const { key_id } = (await createKey()).body.key;
    const change = (body: object, as = authorizer) =>
      ask('keys', { route: 'PATCH /dashboard/keys/{key_id}', parameters: { key_id }, body, authorizer: as });
    expect(await change({ name: 'new' })).toMatchObject({ status: 200, body: { key: { name: 'new' } } });
    expect(await change({ webhook_url: url })).toMatchObject({
      status: 200,
      body: { webhook_secret: expect.any(String) },
    });
    const removed = await change({ webhook_url: null });
    expect([removed.status, removed.body.key.webhook]).toEqual([200, undefined]);
    expect((await change({})).status).toBe(422);
    expect((await change({ name: 'theirs' }, other)).status).toBe(404);
  });

  test('200 for a revocation, again and again; 404 for another account’s key', async () => {
    const { key_id } = (await createKey()).body.key;
    expect((await keyRoute('revoke', key_id, { authorizer: other })).status).toBe(404);
    for (let times = 0; times < 2; times++) {
      expect(await keyRoute('revoke', key_id)).toMatchObject({ status: 200, body: { key: { status: 'revoked' } } });
    }
  });

  test.each(['rotate-webhook-secret', 'enable-webhook'])(
    '%s: 200, 409 without a webhook, 404 for another’s',
    async (action) => {
      const hooked = (await createKey({ name: 'x', webhook_url: url })).body.key.key_id;
      const bare = (await createKey()).body.key.key_id;
      expect((await keyRoute(action, hooked)).status).toBe(200);
      expect(await keyRoute(action, bare)).toMatchObject({ status: 409, body: { code: 'conflict' } });
      expect((await keyRoute(action, hooked, { authorizer: other })).status).toBe(404);
    },
  );
});

describe('/dashboard/audits', () => {
  const order = { audit_type: 'market', keyword: 'standing desk', language: 'en', country: 'US' };
  const launch = (body: object = order) => ask('audits', { route: 'POST /dashboard/audits', body });
  const read = (audit_id: string, suffix = '', as = authorizer) =>
    ask(['', '/status'].includes(suffix) ? 'audits' : 'documents', {
      ...{ route: `GET /dashboard/audits/{audit_id}${suffix}`, parameters: { audit_id }, authorizer: as },
    });

  test('202, then 200 in the list and by its id, 404 to others', async () => {
    const { status, body, headers } = await launch();
    expect([status, headers.Location]).toEqual([202, `audits/${body.audit_id}`]);
    const listed = await ask('audits', { route: 'GET /dashboard/audits' });
    expect([listed.status, listed.body.audits[0].audit_id]).toEqual([200, body.audit_id]);
    const asking = (query: Record<string, string>) => ask('audits', { route: 'GET /dashboard/audits', query });
    expect(await asking({ count: 'only' })).toMatchObject({ status: 200, body: { audits: [], count: 1 } });
    expect(await asking({ count: 'only', status: 'failed' })).toMatchObject({ body: { count: 0 } });
    expect((await asking({ count: 'only', key_id: 'one' })).status).toBe(422);
    expect(await read(body.audit_id)).toMatchObject({ status: 200, body: { status: 'pending' } });
    expect(await read(body.audit_id, '/status')).toMatchObject({ status: 200, body: { status: 'pending' } });
    for (const suffix of ['', '/status', '/markdown', '/brief'])
      expect((await read(body.audit_id, suffix, other)).status).toBe(404);
  });

  test('200: the audits between two times, and how far a page looked; 422 for times that cannot be', async () => {
    const [day, hour] = ['2026-11-20T00:00:00.000Z', '2026-11-20T12:00:00.000Z'];
    for (const created_at of [day, hour]) {
      const audit = newAudit({ account_id: 'user_ada', created_at });
      const counter = () => ({ scope: randomUUID(), limit: 10, expiresAt: now() });
      await dashboard.stores.newAuditStore().create({ audit, hour: counter(), quota: counter(), now: now() });
    }
    const asking = (query: Record<string, string>) => ask('audits', { route: 'GET /dashboard/audits', query });
    const found = await asking({ launched_from: hour, launched_to: hour });
    expect([found.body.audits.length, found.body]).toEqual([1, expect.not.objectContaining({ read_to: hour })]);
    const first = await asking({ limit: '1', launched_from: day });
    expect(first.body).toMatchObject({ audits: [{ created_at: hour }], read_to: hour });
    const cursor: string = first.body.next_cursor;
    const second = await asking({ limit: '1', launched_from: day, cursor });
    expect(second.body.audits).toMatchObject([{ created_at: day }]);
    // The database refuses a place outside the times that are asked for.
    expect((await asking({ launched_to: day, cursor })).status).toBe(422);
    expect((await asking({ launched_from: hour, launched_to: day })).status).toBe(422);
    expect((await asking({ launched_from: '2026-11-20' })).status).toBe(422);
  });

  test('202 for an audit launched once more, 409 for its deletion before it has ended, 404 to others', async () => {
    const { audit_id } = (await launch()).body;
    const parameters = { audit_id };
    const rerun = { route: 'POST /dashboard/audits/{audit_id}/rerun', parameters };
    const again = await ask('audits', rerun);
    expect([again.status, again.headers.Location]).toEqual([202, `../${again.body.audit_id}`]);
    expect((await ask('audits', { ...rerun, authorizer: other })).status).toBe(404);
    const deletion = { route: 'DELETE /dashboard/audits/{audit_id}', parameters };
    expect((await ask('audits', deletion)).status).toBe(409);
    expect((await ask('audits', { ...deletion, authorizer: other })).status).toBe(404);
    expect((await ask('audits', { ...deletion, headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403);
  });

  test('422 for an order that is not well formed', async () => {
    expect((await launch({ ...order, country: 'XX' })).status).toBe(422);
  });

  test('409 for the document of an audit that is not completed', async () => {
    const { audit_id } = (await launch()).body;
    for (const suffix of ['/markdown', '/brief'])
      expect(await read(audit_id, suffix)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const compare = (other_id: string) =>
      ask('audits', {
        route: 'GET /dashboard/audits/{audit_id}/compare/{other_id}',
        parameters: { audit_id, other_id },
      });
    expect(await compare((await launch()).body.audit_id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await compare(randomUUID())).status).toBe(404);
  });
});

describe('/dashboard/audits/{audit_id}/shares and /dashboard/shared-report', () => {
  const completed = async () => {
    const { stores } = dashboard;
    const order = { audit_type: 'gap', user_url: 'https://a.example/' } as const;
    const audit = newAudit({ ...order, account_id: 'user_ada', key_id: 'the key', created_at: now().toISOString() });
    const counter = { scope: 'x', limit: 9, expiresAt: now() };
    await stores.newAuditStore().create({ audit, hour: counter, quota: { ...counter, scope: 'y' }, now: now() });
    await runAudit(audit.audit_id, {
      ...{ audits: stores.unfinishedAudits, webhooks: stores.webhooks, deliveries: inMemoryQueue(), now },
      analyze: async () => ({ outcome: 'report', report: { metadata: { language: 'en' } } }) as never,
    });
    return { audit_id: audit.audit_id };
  };
  const shares = (method: string, parameters: Record<string, string>, more: Partial<RouteRequest> = {}) =>
    ask('shares', { route: `${method} /dashboard/audits/{audit_id}/shares`, parameters, ...more });
  const revoke = (parameters: Record<string, string>, more: Partial<RouteRequest> = {}) =>
    ask('shares', { route: 'DELETE /dashboard/audits/{audit_id}/shares/{share_id}', parameters, ...more });
  const readShared = (token?: string) =>
    ask('shared', {
      ...{ route: 'GET /dashboard/shared-report', authorizer: {} },
      ...(token === undefined ? {} : { headers: { 'share-token': token } }),
    });

  test('201 with the token once, 200 for whoever has it, without a word of the account', async () => {
    const parameters = await completed();
    const { status, body } = await shares('POST', parameters, { body: {} });
    expect(status).toBe(201);
    expect(createdShare.strict().parse(body).share.expires_at).toBe('2026-12-20T12:30:00.000Z');
    const listed = await shares('GET', parameters);
    expect([listed.status, listed.body]).toEqual([200, { shares: [body.share] }]);
    const read = await readShared(body.token);
    expect(read.status).toBe(200);
    expect(read.headers).toMatchObject({
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
    });
    const report = sharedReport.strict().parse(read.body);
    expect(report).toMatchObject({ audit_type: 'gap', user_url: 'https://a.example/', keyword: 'büro' });
    expect(report.output).toMatchObject({ metadata: { language: 'en' } });
    for (const told of ['user_ada', 'the key', body.share.share_id, body.token, parameters.audit_id]) {
      expect(JSON.stringify([read.body, read.headers])).not.toContain(told);
    }
  });

  test('204 for a revocation, after which the link shows nothing; both are in the trail', async () => {
    const parameters = await completed();
    const { body } = await shares('POST', parameters, { body: { expires_in_days: 7 } });
    const ids = { ...parameters, share_id: body.share.share_id };
    for (let times = 0; times < 2; times++) expect((await revoke(ids)).status).toBe(204);
    expect((await revoke({ ...parameters, share_id: randomUUID() })).status).toBe(404);
    expect(await readShared(body.token)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await shares('GET', parameters)).body).toEqual({ shares: [] });
    const { entries } = (await ask('activity', { route: 'GET /dashboard/trail' })).body;
    const told = entries.map(({ action, audit_id }: { action: string; audit_id: string }) => [action, audit_id]);
    const expected = ['share_created', 'share_revoked', 'share_revoked'];
    expect(told.toSorted()).toEqual(expected.map((action) => [action, parameters.audit_id]));
    expect(JSON.stringify(entries)).not.toContain(body.token);
  });

  test('404 to another account and for an unknown audit, 403 to a page of another origin', async () => {
    const parameters = await completed();
    const { share_id } = (await shares('POST', parameters, { body: {} })).body.share;
    for (const more of [{ authorizer: other }, { parameters: { audit_id: randomUUID() } }]) {
      expect((await shares('GET', parameters, more)).status).toBe(404);
      expect((await shares('POST', parameters, { ...more, body: {} })).status).toBe(404);
      expect((await revoke({ ...parameters, share_id }, more)).status).toBe(404);
    }
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await shares('POST', parameters, { headers, body: {} })).status).toBe(403);
    expect((await revoke({ ...parameters, share_id }, { headers })).status).toBe(403);
    expect((await shares('GET', parameters)).body.shares).toHaveLength(1);
  });

  test.each([
    { expires_in_days: 0 },
    { expires_in_days: 366 },
    { expires_in_days: 1.5 },
    { expires_in_days: '7' },
    { x: 1 },
  ])('422 for %j', async (body) => {
    const answer = await shares('POST', await completed(), { body });
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_error' } });
  });

  test('409 before the audit is completed, 404 for no token or a wrong one', async () => {
    const audits = { audit_type: 'market', keyword: 'standing desk', language: 'en', country: 'US' };
    const { audit_id } = (await ask('audits', { route: 'POST /dashboard/audits', body: audits })).body;
    expect(await shares('POST', { audit_id }, { body: {} })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    for (const token of [undefined, '', 'x', 'A'.repeat(66)]) expect((await readShared(token)).status).toBe(404);
  });
});

describe('/dashboard/deliveries', () => {
  const delivered = async () => {
    const key = (await createKey({ name: 'x', webhook_url: url })).body.key;
    const { stores } = dashboard;
    const audit = newAudit({ account_id: 'user_ada', key_id: key.key_id, created_at: now().toISOString() });
    const counter = { scope: 'x', limit: 9, expiresAt: now() };
    await stores.newAuditStore().create({ audit, hour: counter, quota: { ...counter, scope: 'y' }, now: now() });
    await runAudit(audit.audit_id, {
      ...{ audits: stores.unfinishedAudits, webhooks: stores.webhooks, deliveries: inMemoryQueue(), now },
      analyze: async () => ({ outcome: 'report', report: { metadata: {} } }) as never,
    });
    return { keyId: key.key_id, deliveryId: `evt_${audit.audit_id}` };
  };
  const read = (delivery_id: string, as = authorizer) =>
    ask('deliveries', {
      route: 'GET /dashboard/deliveries/{delivery_id}',
      parameters: { delivery_id },
      authorizer: as,
    });
  const resend = (delivery_id: string) =>
    ask('deliveries', { route: 'POST /dashboard/deliveries/{delivery_id}/resend', parameters: { delivery_id } });

  test('200 in the list and by its id, 404 to others and for an id that can be none', async () => {
    const { deliveryId } = await delivered();
    const listed = await ask('deliveries', { route: 'GET /dashboard/deliveries', query: { state: 'pending' } });
    expect([listed.status, listed.body.deliveries[0].delivery_id]).toEqual([200, deliveryId]);
    expect(await read(deliveryId)).toMatchObject({ status: 200, body: { url, attempts: [] } });
    expect((await read(deliveryId, other)).status).toBe(404);
    expect((await read('x')).status).toBe(404);
    expect((await ask('deliveries', { route: 'GET /dashboard/deliveries', query: { limit: '0' } })).status).toBe(422);
  });

  test('202 for sending again; 404 for an unknown one, 409 without a webhook, when it is disabled, or under way', async () => {
    const { keyId, deliveryId } = await delivered();
    const { deliveries, webhookHealth, webhooks } = dashboard.stores;
    expect(await resend(deliveryId)).toMatchObject({ status: 202, body: { state: 'pending' } });
    expect((await resend('evt_019aa1b2-0000-7000-8000-00000000000f')).status).toBe(404);
    const leaseUntil = new Date(now().getTime() + 60_000);
    await deliveries.claim({ deliveryId, attempt: 0, lost: 0, url, now: now(), leaseUntil });
    expect((await resend(deliveryId)).status).toBe(409);
    await webhookHealth.disable({ keyId, url, reason: 'gone', at: now() });
    expect((await resend(deliveryId)).status).toBe(409);
    await webhooks.remove(keyId);
    expect((await resend(deliveryId)).status).toBe(409);
  });
});

describe('/dashboard/trail', () => {
  const trailOf = async (more: Partial<RouteRequest> = {}) =>
    (await ask('activity', { route: 'GET /dashboard/trail', ...more })).body;

  test('200: what was done to keys and webhooks, by whom and from where, newest first and without a secret', async () => {
    const headers = { 'User-Agent': 'a browser', 'X-Forwarded-For': '192.0.2.1, 198.51.100.1' };
    const made = await ask('keys', {
      route: 'POST /dashboard/keys',
      headers,
      body: { name: 'mine', webhook_url: url },
    });
    const { key_id } = made.body.key;
    const change = { name: 'ours', webhook_url: null };
    await keyRoute('rotate-webhook-secret', key_id);
    await ask('keys', { route: 'PATCH /dashboard/keys/{key_id}', parameters: { key_id }, body: change });
    await keyRoute('revoke', key_id);
    const { entries } = await trailOf();
    expect(entries.map(({ action }: { action: string }) => action).toSorted()).toEqual(
      [
        'key_created',
        'webhook_set',
        'webhook_secret_rotated',
        'key_renamed',
        'webhook_removed',
        'key_revoked',
      ].toSorted(),
    );
    const created = entries.find(({ action }: { action: string }) => action === 'key_created');
    expect(created).toMatchObject({
      ...{ at: now().toISOString(), actor: 'user', key_id, detail: 'mine' },
      ...{ forwarded_for: '192.0.2.1', user_agent: 'a browser' },
    });
    const text = JSON.stringify(entries);
    for (const secret of [made.body.secret, made.body.webhook_secret, url]) expect(text).not.toContain(secret);
    expect(await trailOf({ authorizer: other })).toEqual({ entries: [] });
  });

  test('200: page by page; 422 for a cursor that nobody gave out', async () => {
    for (const name of ['a', 'b', 'c']) await createKey({ name });
    const first = await trailOf({ query: { limit: '2' } });
    const second = await trailOf({ query: { limit: '2', cursor: first.next_cursor } });
    const ids = [...first.entries, ...second.entries].map(({ entry_id }) => entry_id);
    expect([first.entries.length, second.entries.length, new Set(ids).size]).toEqual([2, 1, 3]);
    const bad = await ask('activity', { route: 'GET /dashboard/trail', query: { cursor: 'WyJ4Il0' } });
    expect(bad.status).toBe(422);
  });

  test('a change that cannot be recorded is not made', async () => {
    const trail = { add: () => Promise.reject(new Error('the table is away')) };
    const { accounts, apiKeys, webhooks } = dashboard.stores;
    const keys = keysHandler({
      usage: dashboard.stores.usage,
      ...{ accounts, apiKeys, webhooks, trail, secrets: inMemorySecretSource(), now, randomBytes },
      ...{ newId: randomUUID, loopback: false },
    });
    const made = await call(keys, { authorizer, route: 'POST /dashboard/keys', body: { name: 'mine' } });
    expect(made.status).toBe(500);
    expect(await apiKeys.list('user_ada')).toEqual([]);
  });
});

describe('/dashboard/sessions', () => {
  const at = now().toISOString();
  const begin = (session_id: string, account_id = 'user_ada') =>
    dashboard.stores.sessions.begin({ session_id, account_id, first_seen_at: at, last_seen_at: at, ip: '192.0.2.1' });
  const end = (session_id: string, more: Partial<RouteRequest> = {}) =>
    ask('activity', { route: 'POST /dashboard/sessions/{session_id}/end', parameters: { session_id }, ...more });
  const list = async () => (await ask('activity', { route: 'GET /dashboard/sessions' })).body.sessions;

  test('200: those in use, and which one asks; one that is ended is gone, and stands in the trail', async () => {
    for (const id of ['session-of-ada', 'another']) await begin(id);
    await begin('session-of-eve', 'user_eve');
    expect(
      (await list()).map(({ session_id, current }: Record<string, unknown>) => [session_id, current]).toSorted(),
    ).toEqual([
      ['another', false],
      ['session-of-ada', true],
    ]);
    expect(await end('another')).toMatchObject({ status: 200, body: { session_id: 'another', ended_at: at } });
    expect(await list()).toHaveLength(1);
    const { entries } = (await ask('activity', { route: 'GET /dashboard/trail' })).body;
    expect(entries).toMatchObject([{ action: 'session_ended' }]);
  });

  test('signing out ends the session that asks', async () => {
    for (const id of ['session-of-ada', 'another']) await begin(id);
    expect(await end('current')).toMatchObject({ status: 200, body: { session_id: 'session-of-ada', ended_at: at } });
    expect(await list()).toMatchObject([{ session_id: 'another', current: false }]);
    const { entries } = (await ask('activity', { route: 'GET /dashboard/trail' })).body;
    expect(entries).toMatchObject([{ action: 'signed_out' }]);
  });

  test('one whose tokens have all run out is no longer shown', async () => {
    const seen = (hours: number) => new Date(now().getTime() - hours * 3_600_000).toISOString();
    for (const hours of [24, 25, 26]) {
      const times = { first_seen_at: seen(48), last_seen_at: seen(hours) };
      await dashboard.stores.sessions.begin({ session_id: `seen ${hours}`, account_id: 'user_ada', ...times });
    }
    const shown = (await list()).map(({ session_id }: Record<string, unknown>) => session_id);
    expect(shown.toSorted()).toEqual(['seen 24', 'seen 25']);
  });

  test('404 for a session of another account, which goes on', async () => {
    await begin('session-of-eve', 'user_eve');
    expect((await end('session-of-eve')).status).toBe(404);
    expect((await dashboard.stores.sessions.get('user_eve', 'session-of-eve'))?.ended_at).toBeUndefined();
  });
});

describe('a page of another origin', () => {
  test.each(['cross-site', 'same-site'])('%s changes nothing: 403', async (site) => {
    const answer = await ask('keys', {
      ...{ route: 'POST /dashboard/keys', headers: { 'Sec-Fetch-Site': site, Origin: 'https://evil.example' } },
      body: { name: 'theirs' },
    });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await dashboard.stores.apiKeys.list('user_ada')).toEqual([]);
  });

  test.each(['same-origin', 'none'])('%s is the page itself, or a program', async (site) => {
    const headers = { 'Sec-Fetch-Site': site };
    expect((await ask('keys', { route: 'POST /dashboard/keys', headers, body: { name: 'mine' } })).status).toBe(201);
  });
});

describe('/dashboard/schedules', () => {
  const order = { audit_type: 'market', keyword: 'standing desk', language: 'en', country: 'US' };
  const create = (more: Partial<RouteRequest> = {}) =>
    ask('audits', { route: 'POST /dashboard/schedules', body: { order, frequency: 'monthly' }, ...more });
  const one = (method: string, schedule_id: string, more: Partial<RouteRequest> = {}) =>
    ask('audits', { route: `${method} /dashboard/schedules/{schedule_id}`, parameters: { schedule_id }, ...more });

  test('201, 200, 204: made for the account, which then exists, changed and deleted', async () => {
    const { status, body } = await create();
    expect([status, body.key_id, body.livemode]).toEqual([201, 'dashboard:user_ada', true]);
    expect(await dashboard.stores.accounts.get('user_ada')).toMatchObject({ plan: 'free' });
    const { schedule_id } = body;
    expect((await one('PATCH', schedule_id, { body: { status: 'paused' } })).body.status).toBe('paused');
    expect((await one('GET', schedule_id)).body).toMatchObject({ schedule_id, runs: [] });
    expect((await one('GET', schedule_id, { authorizer: other })).status).toBe(404);
    expect((await one('DELETE', schedule_id)).status).toBe(204);
    expect((await ask('audits', { route: 'GET /dashboard/schedules' })).body).toEqual({ schedules: [] });
  });

  test('of test mode are listed there alone, and read in both', async () => {
    const headers = { Livemode: 'false' };
    const { body } = await create({ headers });
    expect([body.livemode, body.key_id]).toEqual([false, 'dashboard:user_ada:test']);
    const listed = async (more: Partial<RouteRequest>) =>
      (await ask('audits', { route: 'GET /dashboard/schedules', ...more })).body.schedules.length;
    expect([await listed({}), await listed({ headers })]).toEqual([0, 1]);
    expect((await one('GET', body.schedule_id)).body.livemode).toBe(false);
  });

  test('422 as `/v1` refuses', async () => {
    const refused = await create({ body: { order, frequency: 'hourly' } });
    expect([refused.status, refused.body.errors[0].loc]).toEqual([422, ['body', 'frequency']]);
  });
});

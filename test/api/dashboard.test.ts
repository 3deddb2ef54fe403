/** The dashboard's API: who may ask, what an account is told of itself, and that nobody sees anything of another. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hourScope, monthScope, windowAt } from '../../core/accounts/windows.ts';
import { setAccountPlan } from '../../core/api-keys/manage-api-keys.ts';
import { account, dashboardUsage } from '../../functions/dashboard/contract/account.ts';
import { routesOf, templateOf } from '../lib/synthesized.ts';
import { type DashboardTarget, describeSignedIn, openDashboard } from './dashboard.ts';
import { type Answer, marketOrder, withinOneHour } from './target.ts';

let api: DashboardTarget;
const anId = '017f22e2-79b0-7cc3-98c4-dc0c0c07398f';
const concrete = (path: string): string => path.replace('{delivery_id}', `evt_${anId}`).replaceAll(/\{\w+\}/gu, anId);
const offered = [...routesOf(templateOf('dev')).keys()]
  .map((route) => route.split(' ') as [method: string, path: string])
  .filter(([method, path]) => method !== 'ANY' && path.startsWith('/dashboard/'));
const paths = [...new Set(offered.map(([, path]) => path))];
const allowed = (path: string): string =>
  offered
    .flatMap(([method, of]) => (of === path ? [method] : []))
    .toSorted()
    .join(', ');
const routes = offered.map(([method, path]) => [method, concrete(path)] as const);

function expectError({ status, json, headers }: Answer, expectedStatus: number, code: string): void {
  expect([status, json?.code]).toEqual([expectedStatus, code]);
  expect(json.detail).toMatch(/^[A-Z].*[^.]\.?$/u);
  expect(typeof json.request_id).toBe('string');
  expect(headers.get('content-type')).toMatch(/^application\/json/u);
}

/** What the counter holds, set to it. */
async function count(scope: string, used: number): Promise<void> {
  await api.client.send(
    new UpdateCommand({
      TableName: api.tables.usage,
      Key: { scope },
      UpdateExpression: 'SET used = :used',
      ExpressionAttributeValues: { ':used': used },
    }),
  );
}

describeSignedIn('the API of the dashboard', () => {
  beforeAll(async () => {
    api = await openDashboard();
  });
  afterAll(() => api.stop());

  test('answers nobody without a token that is good, on no route, with the one body', async () => {
    const { key } = await api.issueKey();
    const over = Math.floor(Date.now() / 1000) - 60;
    const refused: (string | undefined)[] = [
      ...[undefined, '', 'Bearer', 'Bearer ', 'Bearer x', 'Basic eDp5', api.issuer.token('x')],
      ...[`Bearer ${api.issuer.token('x')} y`, `Bearer ${key}`],
      ...[{ exp: over }, { iss: 'https://elsewhere.example' }, { client_id: 'another' }].map(
        (claims) => `Bearer ${api.issuer.token('x', claims)}`,
      ),
      `Bearer ${api.issuer.token('x', {}, { alg: 'none' })}`,
    ];
    for (const Authorization of refused) {
      const answer = await api.call(
        'GET',
        '/dashboard/account',
        Authorization === undefined ? {} : { headers: { Authorization } },
      );
      expectError(answer, 401, 'invalid_api_key');
      expect(Object.keys(answer.json).sort()).toEqual(['code', 'detail', 'request_id']);
    }
    for (const [method, path] of routes) {
      // The report of a share link is for whoever has its token, which nobody has here.
      const expected = path === '/dashboard/shared-report' ? 404 : 401;
      expect([path, (await api.call(method, path, { key })).status]).toEqual([path, expected]);
    }
  });

  test('takes the scheme of a token in any case, and a token is no API key', async () => {
    const token = api.issuer.token('anybody');
    const answer = await api.call('GET', '/dashboard/account', { headers: { authorization: `bearer ${token}` } });
    expect(answer.status).toBe(200);
    expect((await api.call('GET', '/v1/audits', { headers: { Authorization: `Bearer ${token}` } })).status).toBe(401);
    expect((await api.call('GET', '/v1/audits', { key: token })).status).toBe(401);
  });

  test('makes an account at the first sign-in, which is the same ever after', async () => {
    const someone = api.person();
    const first = await someone.call('GET', '/account');
    expect(first.status).toBe(200);
    expect(account.strict().parse(first.json)).toMatchObject({ account_id: someone.accountId, plan: 'free' });
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    expect((await someone.call('GET', '/account')).text).toBe(first.text);
    expect((await api.person(someone.subject).call('GET', '/account')).text).toBe(first.text);
    expect((await api.person().call('GET', '/account')).json.account_id).not.toBe(someone.accountId);
    expect(await api.management.accounts.get(someone.accountId)).toMatchObject({ owner: someone.subject });
  });

  test('makes one account when the page asks several things at once', async () => {
    const someone = api.person();
    const answers = await Promise.all([...Array(6)].map(() => someone.call('GET', '/account')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  test('tells the quota of the plan, the hour, and the days of the month', async () => {
    await withinOneHour(20);
    const someone = api.person();
    const empty = dashboardUsage.strict().parse((await someone.call('GET', '/usage')).json);
    expect(empty).toMatchObject({
      plan: 'free',
      quota: { limit: 50, used: 0 },
      audits_per_hour: { limit: 20, used: 0 },
    });
    const today = new Date().toISOString().slice(0, 10);
    expect(empty.days.map(({ date }) => date)).toEqual(
      [...Array(Number(today.slice(8)))].map((_, day) => `${today.slice(0, 8)}${String(day + 1).padStart(2, '0')}`),
    );
    await someone.call('POST', '/audits', { json: marketOrder });
    expect(await setAccountPlan(someone.accountId, 'starter', api.management)).toBeDefined();
    const { json } = await someone.call('GET', '/usage');
    expect(json).toMatchObject({
      plan: 'starter',
      quota: { limit: 500, used: 1, remaining: 499 },
      days_complete: true,
    });
    expect(json.audits_per_hour).toMatchObject({ used: 1, remaining: 19 });
    const { completed, failed, unfinished } = json.days.at(-1);
    expect([completed + failed + unfinished, json.days.at(-1).date]).toEqual([1, today]);
  });

  test('refuses a launch beyond the quota and beyond the hour as /v1 does', async () => {
    await withinOneHour(20);
    const someone = api.person();
    const now = new Date();
    await count(monthScope(someone.accountId, windowAt('month', now)), 50);
    const used = await someone.call('POST', '/audits', { json: marketOrder });
    expectError(used, 402, 'quota_exceeded');
    expect(used.json).toMatchObject({ used: 50, limit: 50, resets_at: windowAt('month', now).endsAt.toISOString() });
    await count(monthScope(someone.accountId, windowAt('month', now)), 0);
    await count(hourScope(`dashboard:${someone.accountId}`, windowAt('hour', now)), 20);
    const limited = await someone.call('POST', '/audits', { json: marketOrder });
    expectError(limited, 429, 'rate_limit_exceeded');
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(limited.headers.get('ratelimit')).toMatch(/^"audits-hour";r=0;t=\d+$/u);
    const { key } = await api.issueKey({ accountId: someone.accountId });
    expect((await api.call('POST', '/v1/audits', { key, json: marketOrder })).status).toBe(202);
  });

  test('names what a path offers to any other method, and knows no other path', async () => {
    const someone = api.person();
    for (const path of paths) {
      const answer = await someone.call('PUT', concrete(path).replace('/dashboard', ''));
      expectError(answer, 405, 'method_not_allowed');
      expect(answer.headers.get('allow')).toBe(allowed(path));
    }
    for (const path of ['', '/', '/x', '/keys/x/y', '/account/x', '/audits/x/y/z']) {
      expectError(await someone.call('GET', path), 404, 'not_found');
    }
  });

  test("finds nothing that is not there, nor another's: both alike", async () => {
    const [owner, stranger] = [api.person(), api.person()];
    const { json: made } = await owner.call('POST', '/keys', { json: { name: 'mine' } });
    const { json: launched } = await owner.call('POST', '/audits', { json: marketOrder });
    const bodies = new Set<string>();
    for (const id of [
      made.key.key_id,
      launched.audit_id,
      anId,
      `evt_${launched.audit_id}`,
      'x',
      '%00',
      '..%2f..',
      'x'.repeat(3_000),
    ]) {
      const asked = [
        await stranger.call('PATCH', `/keys/${id}`, { json: { name: 'mine now', webhook_url: null } }),
        ...(await Promise.all(
          ['revoke', 'rotate-webhook-secret', 'enable-webhook'].map((act) =>
            stranger.call('POST', `/keys/${id}/${act}`),
          ),
        )),
        ...(await Promise.all(
          ['', '/status', '/markdown'].map((part) => stranger.call('GET', `/audits/${id}${part}`)),
        )),
        await stranger.call('GET', `/deliveries/${id}`),
        await stranger.call('POST', `/deliveries/${id}/resend`),
      ];
      for (const answer of asked) {
        expectError(answer, 404, 'not_found');
        bodies.add(answer.json.detail);
      }
    }
    expect(bodies.size).toBe(1);
    for (const list of ['/keys', '/audits', '/deliveries']) {
      const { status, json } = await stranger.call('GET', list);
      expect([status, Object.values(json)]).toEqual([200, [[]]]);
    }
    expect((await stranger.call('GET', '/usage')).json.quota.used).toBe(0);
    expect((await owner.call('GET', '/keys')).json.keys).toMatchObject([{ name: 'mine', status: 'active' }]);
  });
});

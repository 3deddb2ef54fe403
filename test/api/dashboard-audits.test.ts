/** Audits from the dashboard: launched, listed, read, and had as a document, as over /v1 and beside it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { comparisonSchema } from '../../analysis/index.ts';
import { acceptedAudit } from '../../functions/api/contract/launch.ts';
import { auditStatus } from '../../functions/api/contract/read.ts';
import { detailedAuditList, orderedAudit } from '../../functions/dashboard/contract/audits.ts';
import { type DashboardTarget, describeSignedIn, openDashboard, type Person, untilEndedFor } from './dashboard.ts';
import { marketOrder } from './target.ts';

let api: DashboardTarget;
let someone: Person;

describeSignedIn('audits from the dashboard', () => {
  beforeAll(async () => {
    api = await openDashboard();
    someone = api.person();
  });
  afterAll(() => api.stop());

  const launch = (json: unknown = marketOrder, headers: Record<string, string> = {}) =>
    someone.call('POST', '/audits', { json, headers });

  test('are launched, polled, read once they have ended, and unchanged from then on', async () => {
    const launched = await launch();
    expect(launched.status).toBe(202);
    const { audit_id } = acceptedAudit.strict().parse(launched.json);
    expect(launched.headers.get('location')).toBe(`audits/${audit_id}`);
    expect(launched.headers.get('retry-after')).toBe('5');
    expect(launched.headers.get('ratelimit')).toMatch(/^"audits-hour";r=19;t=\d+$/u);
    const early = await someone.call('GET', `/audits/${audit_id}`);
    if (early.json.status !== 'completed') expect(early.headers.get('cache-control')).toBe('private, no-store');

    const { json, headers } = await untilEndedFor(someone, audit_id);
    expect(orderedAudit.strict().parse(json)).toMatchObject({ audit_id, status: 'completed' });
    expect(Object.keys(json.output)).toEqual(['overview', 'metadata', 'market_serp']);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const etag = headers.get('etag') ?? '';
    const again = await someone.call('GET', `/audits/${audit_id}`, { headers: { 'If-None-Match': etag } });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(auditStatus.strict().parse((await someone.call('GET', `/audits/${audit_id}/status`)).json)).toEqual({
      ...{ audit_id, status: 'completed', livemode: true },
    });
    // The same to a key of the account.
    const { key } = await api.issueKey({ accountId: someone.accountId });
    const { language, country, ...overV1 } = json;
    expect([language, country]).toEqual([marketOrder.language, marketOrder.country]);
    expect((await api.call('GET', `/v1/audits/${audit_id}`, { key })).json).toEqual(overV1);
    expect((await someone.call('GET', '/usage')).json.days.at(-1)).toMatchObject({ completed: 1, failed: 0 });
  });

  test('are had as a document in their language, to be kept as a file', async () => {
    const { json: launched } = await launch({
      ...marketOrder,
      keyword: 'bureau assis-debout',
      language: 'fr',
      country: 'FR',
    });
    const early = await someone.call('GET', `/audits/${launched.audit_id}/markdown`);
    if (early.status !== 200) expect([early.status, early.json.code]).toEqual([409, 'conflict']);
    const { json } = await untilEndedFor(someone, launched.audit_id);
    expect(json.status).toBe('completed');
    const { status, headers, text } = await someone.call('GET', `/audits/${launched.audit_id}/markdown`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="audit-${launched.audit_id}.md"`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(text).toMatch(/^# .*bureau assis-debout/u);
    expect(text).toContain('marché');
    const brief = await someone.call('GET', `/audits/${launched.audit_id}/brief?format=html`);
    expect(brief.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(brief.text).toContain('<h1>Plan de rédaction\u00a0: bureau assis-debout</h1>');
    // The same to a key of the account.
    const { key } = await api.issueKey({ accountId: someone.accountId });
    const overV1 = await api.call('GET', `/v1/audits/${launched.audit_id}/brief`, { key });
    expect(overV1.headers.get('content-disposition')).toBe(`attachment; filename="brief-${launched.audit_id}.md"`);
    expect(overV1.text).toMatch(/^# Plan de rédaction\u00a0: bureau assis-debout/u);
    const refused = await api.call('GET', `/v1/audits/${launched.audit_id}/brief?format=pdf`, { key });
    expect([refused.status, refused.json.code]).toEqual([422, 'validation_error']);
    const other = await api.issueKey({ accountId: api.person().accountId });
    expect((await api.call('GET', `/v1/audits/${launched.audit_id}/brief`, { key: other.key })).status).toBe(404);
  });

  test('are compared with another of the same keyword, as over /v1, and with no other', async () => {
    const owner = api.person();
    const { key } = await api.issueKey({ accountId: owner.accountId });
    const launchOf = async (keyword: string) =>
      (await owner.call('POST', '/audits', { json: { ...marketOrder, keyword } })).json.audit_id as string;
    const [first, second, other] = [
      await launchOf('standing desk'),
      await launchOf('standing desk'),
      await launchOf('home insurance'),
    ];
    for (const id of [first, second, other]) expect((await untilEndedFor(owner, id)).json.status).toBe('completed');
    const compared = await owner.call('GET', `/audits/${first}/compare/${second}`);
    expect(compared.status).toBe(200);
    const { before, after, changed, results } = comparisonSchema.parse(compared.json);
    expect([before.audit_id, after.audit_id]).toEqual([first, second]);
    expect(changed).toEqual({ rules: false, market: false, page: null });
    expect([results.new, results.lost]).toEqual([[], []]);
    expect((await api.call('GET', `/v1/audits/${first}/compare/${second}`, { key })).json).toEqual(compared.json);
    for (const wrong of [first, other]) {
      const { status, json } = await api.call('GET', `/v1/audits/${first}/compare/${wrong}`, { key });
      expect([status, json.code]).toEqual([409, 'conflict']);
    }
    const stranger = await api.issueKey({ accountId: api.person().accountId });
    expect((await api.call('GET', `/v1/audits/${first}/compare/${second}`, stranger)).status).toBe(404);
    const listed = await owner.call('GET', '/audits?keyword=standing%20desk');
    expect(listed.json.audits.map(({ audit_id }: { audit_id: string }) => audit_id)).toEqual([second, first]);
  });

  test('are launched once more for another unit, and deleted with their report', async () => {
    const owner = api.person();
    const { key } = await api.issueKey({ accountId: owner.accountId });
    const stranger = await api.issueKey({ accountId: api.person().accountId });
    const first = (await owner.call('POST', '/audits', { json: marketOrder })).json.audit_id;
    const headers = { 'Idempotency-Key': randomUUID() };
    const again = await api.call('POST', `/v1/audits/${first}/rerun`, { key, headers });
    expect([again.status, again.headers.get('location')]).toEqual([202, `../${again.json.audit_id}`]);
    expect(again.headers.get('ratelimit')).toMatch(/"audits-hour";r=19/u);
    expect((await api.call('POST', `/v1/audits/${first}/rerun`, { key, headers })).json).toEqual(again.json);
    expect((await api.call('POST', `/v1/audits/${first}/rerun`, stranger)).status).toBe(404);
    const third = await owner.call('POST', `/audits/${first}/rerun`);
    expect((await owner.call('GET', '/usage')).json.quota.used).toBe(3);
    const ids = [first, again.json.audit_id, third.json.audit_id];
    for (const id of ids) {
      const { json } = await untilEndedFor(owner, id);
      expect(json).toMatchObject({ ...marketOrder, audit_id: id, status: 'completed' });
    }
    expect((await api.call('DELETE', `/v1/audits/${first}`, stranger)).status).toBe(404);
    expect(await api.call('DELETE', `/v1/audits/${first}`, { key })).toMatchObject({ status: 204, text: '' });
    expect((await owner.call('DELETE', `/audits/${again.json.audit_id}`)).status).toBe(204);
    for (const gone of ids.slice(0, 2)) {
      for (const path of ['', '/status', '/brief']) {
        expect((await api.call('GET', `/v1/audits/${gone}${path}`, { key })).status).toBe(404);
      }
      expect((await owner.call('DELETE', `/audits/${gone}`)).status).toBe(404);
    }
    const { audits } = (await owner.call('GET', '/audits')).json;
    expect(audits.map(({ audit_id }: { audit_id: string }) => audit_id)).toEqual([third.json.audit_id]);
    expect((await owner.call('GET', '/usage')).json.quota.used).toBe(3);
  });

  test('that failed have their reason, and no document', async () => {
    const { json: launched } = await launch({ ...marketOrder, keyword: 'zzqxjv wkqpf' });
    const { json } = await untilEndedFor(someone, launched.audit_id);
    expect(json).toMatchObject({ status: 'failed', error: { code: 'no_search_results' } });
    const answer = await someone.call('GET', `/audits/${launched.audit_id}/markdown`);
    expect([answer.status, answer.json.code]).toEqual([409, 'conflict']);
    expect(answer.json.detail).toBe('This audit has no report: it is not completed.');
  });

  test('are listed with those of the account’s keys, newest first, filtered, page by page', async () => {
    const owner = api.person();
    const { key } = await api.issueKey({ accountId: owner.accountId });
    const ids: string[] = [];
    for (let index = 0; index < 4; index++) {
      const { json } =
        index % 2 === 0
          ? await owner.call('POST', '/audits', { json: marketOrder })
          : await api.call('POST', '/v1/audits', { key, json: marketOrder });
      ids.unshift(json.audit_id);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const listed: string[] = [];
    let query = '?limit=3';
    for (let pages = 0; query !== '' && pages < 5; pages++) {
      const { json } = await owner.call('GET', `/audits${query}`);
      const { audits, next_cursor } = detailedAuditList.strict().parse(json);
      listed.push(...audits.map(({ audit_id }) => audit_id));
      query = next_cursor === undefined ? '' : `?limit=3&cursor=${next_cursor}`;
    }
    expect(listed).toEqual(ids);
    expect((await owner.call('GET', '/audits?audit_type=gap')).json).toEqual({ audits: [] });
    for (const wrong of ['limit=0', 'status=lost', 'cursor=x', 'x=1']) {
      const { status, json } = await owner.call('GET', `/audits?${wrong}`);
      expect([wrong, status, json.code]).toEqual([wrong, 422, 'validation_error']);
    }
  });

  test('are launched once under an Idempotency-Key, which is the account’s', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await launch(marketOrder, headers);
    const again = await launch(marketOrder, headers);
    expect([again.status, again.json]).toEqual([202, first.json]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const other = await launch({ ...marketOrder, keyword: 'another' }, headers);
    expect([other.status, other.json.code]).toEqual([422, 'idempotency_mismatch']);
    const elsewhere = await api.person().call('POST', '/audits', { json: marketOrder, headers });
    expect(elsewhere.headers.get('idempotency-replayed')).toBeNull();
  });

  test.each<[string, unknown, string]>([
    ['no keyword', { ...marketOrder, keyword: undefined }, 'keyword'],
    ['a language that is none', { ...marketOrder, language: 'xx' }, 'language'],
    ['a gap without a page', { ...marketOrder, audit_type: 'gap' }, 'user_url'],
    ['a page that is no address', { ...marketOrder, audit_type: 'gap', user_url: 'javascript:alert(1)' }, 'user_url'],
    ['an unknown field', { ...marketOrder, account_id: 'another' }, 'account_id'],
  ])('with %s are refused as over /v1, and consume nothing', async (_, json, field) => {
    const person = api.person();
    const answer = await person.call('POST', '/audits', { json });
    expect([answer.status, answer.json.errors[0].loc.at(-1)]).toEqual([422, field]);
    const { key } = await api.issueKey();
    const { json: overV1 } = await api.call('POST', '/v1/audits', { key, json });
    expect({ ...answer.json, request_id: '' }).toEqual({ ...overV1, request_id: '' });
    expect((await person.call('GET', '/usage')).json.quota.used).toBe(0);
  });
});

/**
 * Test mode over HTTP, on a service whose search provider cannot be reached: recorded markets, failures on demand, and
 * no sight of live mode.
 */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dayScope, windowAt } from '../../core/accounts/windows.ts';
import { failureCodes } from '../../core/audits/audit.ts';
import { failingKeyword } from '../../core/audits/failing-keywords.ts';
import { ownerId } from '../../core/test-mode.ts';
import { eventList, eventRead } from '../../functions/api/contract/events.ts';
import { auditRead, auditStatus } from '../../functions/api/contract/read.ts';
import { usage } from '../../functions/api/contract/usage.ts';
import { type ApiTarget, marketOrder, openTarget, untilEnded } from './target.ts';

const page = 'https://www.kestrelbarn.example/';
const gapOrder = { ...marketOrder, audit_type: 'gap', keyword: 'standing desk', user_url: page };
let api: ApiTarget;
let accountId: string;
/** The keys of one account. */
let live: string;
let key: string;

beforeAll(async () => {
  api = await openTarget({ environment: { SEARCH_PROVIDERS: 'serper', SEARCH_CREDENTIALS: '{}' } });
  const issued = await api.issueKey({ plan: 'pro' });
  live = issued.key;
  accountId = issued.stored.account_id;
  key = await testKey();
});
afterAll(() => api.stop());

async function testKey(): Promise<string> {
  return (await api.issueKey({ accountId, environment: 'test' })).key;
}
const launch = async (json: object, by = key) => api.call('POST', '/v1/audits', { key: by, json });
const read = (path: string, by = key) => api.call('GET', path, { key: by });

test('audits of both types run over recorded markets, and every answer says that they are of test mode', async () => {
  const launched = await launch(gapOrder);
  expect([launched.status, launched.headers.get('livemode'), launched.json.livemode]).toEqual([202, 'false', false]);
  const market = await launch({ ...marketOrder, keyword: 'standing desk' });
  for (const { json } of [launched, market]) {
    const ended = await untilEnded(api, key, json.audit_id);
    expect(auditRead.parse(ended.json)).toMatchObject({ status: 'completed', livemode: false });
    expect(ended.json.output.metadata.providers).toContainEqual({ role: 'serp', name: 'corpus', status: 'ok' });
  }
  const { audit_id } = launched.json;
  expect(auditStatus.parse((await read(`/v1/audits/${audit_id}/status`)).json).livemode).toBe(false);
  const { audits } = (await read('/v1/audits')).json;
  expect(audits.map(({ livemode }: { livemode: boolean }) => livemode)).toEqual([false, false]);
  const { events } = eventList.parse((await read('/v1/events')).json);
  expect(events.map(({ livemode, type }) => [livemode, type])).toEqual(Array(2).fill([false, 'audit.completed']));
  const event = eventRead.parse((await read(`/v1/events/evt_${audit_id}`)).json);
  expect([event.livemode, event.data.livemode]).toEqual([false, false]);
  expect((await read(`/v1/audits/${audit_id}/brief`)).headers.get('livemode')).toBe('false');

  // The live key of the account sees none of it, and has used none of its quota.
  for (const path of [`/v1/audits/${audit_id}`, `/v1/audits/${audit_id}/status`, `/v1/events/evt_${audit_id}`]) {
    const refused = await read(path, live);
    expect([refused.status, refused.headers.get('livemode')]).toEqual([404, 'true']);
  }
  expect((await read('/v1/audits', live)).json).toEqual({ audits: [] });
  expect((await read('/v1/events', live)).json).toEqual({ events: [] });
  expect(usage.parse((await read('/v1/usage', live)).json)).toMatchObject({ livemode: true, quota: { used: 0 } });
  expect(usage.parse((await read('/v1/usage')).json)).toMatchObject({
    livemode: false,
    quota: { limit: 200, used: 2 },
  });
}, 120_000);

test('a test key does not see what a live key launched, nor runs it again', async () => {
  const { json: launched } = await launch(marketOrder, live);
  expect(launched.livemode).toBe(true);
  expect((await read(`/v1/audits/${launched.audit_id}`)).status).toBe(404);
  expect((await api.call('POST', `/v1/audits/${launched.audit_id}/rerun`, { key })).status).toBe(404);
  expect((await api.call('DELETE', `/v1/audits/${launched.audit_id}`, { key })).status).toBe(404);
  const { audits } = (await read('/v1/audits?limit=100')).json;
  expect(audits.map(({ audit_id }: { audit_id: string }) => audit_id)).not.toContain(launched.audit_id);
});

test('each failure is had by its keyword, with its event', async () => {
  const by = await testKey();
  for (const code of failureCodes) {
    const { json: launched } = await launch({ ...gapOrder, keyword: failingKeyword(code) }, by);
    const { json } = await untilEnded(api, by, launched.audit_id);
    expect(json).toMatchObject({ status: 'failed', livemode: false, error: { code } });
    const event = eventRead.parse((await read(`/v1/events/evt_${launched.audit_id}`, by)).json);
    expect(event).toMatchObject({ type: 'audit.failed', data: { livemode: false, error: { code } } });
  }
}, 120_000);

test('of the 200 audits a day exactly the last is taken, by whichever key', async () => {
  const scope = dayScope(ownerId(accountId, false), windowAt('day', new Date()));
  await api.client.send(
    new UpdateCommand({
      TableName: api.tables.usage,
      Key: { scope },
      UpdateExpression: 'SET used = :used',
      ExpressionAttributeValues: { ':used': 199 },
    }),
  );
  const keys = await Promise.all([testKey(), testKey(), testKey()]);
  const answers = await Promise.all(keys.map((by) => launch({ ...marketOrder, keyword: 'fail:internal' }, by)));
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.json).toMatchObject({ code: 'rate_limit_exceeded' });
  expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  // Live mode goes on.
  expect((await launch(marketOrder, live)).status).toBe(202);
});

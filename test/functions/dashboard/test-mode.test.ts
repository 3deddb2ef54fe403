/** Test mode in the dashboard's API: which mode keys, lists, launches and messages are of, and what is found in either. */
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { runAudit } from '../../../core/audits/run-audit.ts';
import { createHandler as accountHandler } from '../../../functions/dashboard/account.ts';
import { createHandler as auditsHandler } from '../../../functions/dashboard/audits.ts';
import { dashboardUsage } from '../../../functions/dashboard/contract/account.ts';
import { detailedAuditList } from '../../../functions/dashboard/contract/audits.ts';
import { createHandler as deliveriesHandler } from '../../../functions/dashboard/deliveries.ts';
import { createHandler as keysHandler } from '../../../functions/dashboard/keys.ts';
import { createHandler as shareLinksHandler } from '../../../functions/dashboard/share-links.ts';
import { createHandler as sharedReportHandler } from '../../../functions/dashboard/shared-report.ts';
import { inMemoryQueue } from '../../in-memory/queue.ts';
import { inMemorySecretSource } from '../../in-memory/secrets.ts';
import { inMemoryStores } from '../../in-memory/stores.ts';
import { call, type RouteRequest, signedInContext } from '../request.ts';

const now = (): Date => new Date('2026-11-20T12:30:00.000Z');
const authorizer = signedInContext('ada', 'session-of-ada');
const stranger = signedInContext('eve', 'session-of-eve');
const inTestMode = { Livemode: 'false' };
const order = { audit_type: 'market', keyword: 'standing desk', language: 'en', country: 'US' };

function open() {
  const stores = inMemoryStores();
  const { accounts, deliveries, webhooks, usage, trail, shares } = stores;
  const launch = { store: stores.newAuditStore(), queue: inMemoryQueue(), now, randomBytes, planOverrides: {} };
  return {
    stores,
    account: accountHandler({ accounts, usage, launched: stores.auditReader, now, planOverrides: {} }),
    audits: auditsHandler({
      ...{ accounts, reader: stores.auditReader, remover: stores.auditRemover, launch, now },
      schedules: stores.schedules,
    }),
    deliveries: deliveriesHandler({ deliveries, webhooks, queue: inMemoryQueue(), now }),
    keys: keysHandler({
      ...{ accounts, apiKeys: stores.apiKeys, webhooks, usage, secrets: inMemorySecretSource(), now, randomBytes },
      ...{ newId: randomUUID, loopback: false, trail },
    }),
    shares: shareLinksHandler({ reader: stores.auditReader, shares, trail, now, randomBytes, newId: randomUUID }),
    shared: sharedReportHandler({ reader: stores.auditReader, shares, now }),
  };
}

let dashboard: ReturnType<typeof open>;
beforeEach(() => {
  dashboard = open();
});

const ask = (name: Exclude<keyof typeof dashboard, 'stores'>, route: string, more: Partial<RouteRequest> = {}) =>
  call(dashboard[name], { authorizer, route, ...more });

/** Launches an audit of the mode and completes it; gives its id. */
async function completed(headers: Record<string, string>): Promise<string> {
  const { body } = await ask('audits', 'POST /dashboard/audits', { headers, body: order });
  const { stores } = dashboard;
  await runAudit(body.audit_id, {
    ...{ audits: stores.unfinishedAudits, webhooks: stores.webhooks, deliveries: inMemoryQueue(), now },
    analyze: async () => ({ outcome: 'report', report: { metadata: { keyword: 'standing desk' } } }) as never,
  });
  return body.audit_id;
}

test('a key is of the mode that is asked for, and of live mode by default', async () => {
  const create = (more: object) => ask('keys', 'POST /dashboard/keys', { body: { name: 'mine', ...more } });
  expect((await create({})).body).toMatchObject({
    key: { livemode: true },
    secret: expect.stringMatching(/^ask_live_/u),
  });
  expect((await create({ livemode: false })).body).toMatchObject({
    ...{ key: { livemode: false }, secret: expect.stringMatching(/^ask_test_/u) },
  });
  expect((await create({ livemode: 'no' })).status).toBe(422);
  const { keys } = (await ask('keys', 'GET /dashboard/keys')).body;
  expect(keys.map(({ livemode }: { livemode: boolean }) => livemode).sort()).toEqual([false, true]);
});

test('launches, lists and usage are of the mode that the header selects; an id is found in either', async () => {
  const [live, tried] = [await completed({}), await completed(inTestMode)];
  const list = async (headers: Record<string, string>) =>
    detailedAuditList
      .parse((await ask('audits', 'GET /dashboard/audits', { headers })).body)
      .audits.map(({ audit_id, livemode }) => ({ audit_id, livemode }));
  expect(await list({})).toEqual([{ audit_id: live, livemode: true }]);
  expect(await list(inTestMode)).toEqual([{ audit_id: tried, livemode: false }]);
  const counted = await ask('audits', 'GET /dashboard/audits', { headers: inTestMode, query: { count: 'only' } });
  expect(counted.body.count).toBe(1);

  const quota = async (headers: Record<string, string>) =>
    dashboardUsage.parse((await ask('account', 'GET /dashboard/usage', { headers })).body).quota;
  expect(await quota({})).toMatchObject({ limit: 50, used: 1, resets_at: '2026-12-01T00:00:00.000Z' });
  expect(await quota(inTestMode)).toMatchObject({ limit: 200, used: 1, resets_at: '2026-11-21T00:00:00.000Z' });

  const parameters = { audit_id: tried };
  const read = await ask('audits', 'GET /dashboard/audits/{audit_id}', { parameters });
  expect([read.status, read.body.livemode]).toEqual([200, false]);
  const foreign = { parameters, authorizer: stranger, headers: inTestMode };
  expect((await ask('audits', 'GET /dashboard/audits/{audit_id}', foreign)).status).toBe(404);
  // A rerun is of the mode of its audit, whatever the page shows.
  const again = await ask('audits', 'POST /dashboard/audits/{audit_id}/rerun', { parameters });
  expect([again.status, again.body.livemode]).toEqual([202, false]);

  const compared = { parameters: { audit_id: live, other_id: tried } };
  const comparison = await ask('audits', 'GET /dashboard/audits/{audit_id}/compare/{other_id}', compared);
  expect([comparison.status, comparison.body.code]).toEqual([409, 'conflict']);
  expect((await ask('audits', 'DELETE /dashboard/audits/{audit_id}', { parameters })).status).toBe(204);
  expect((await list(inTestMode)).map(({ audit_id }) => audit_id)).toEqual([again.body.audit_id]);
});

test('a shared report of test mode says so', async () => {
  const parameters = { audit_id: await completed(inTestMode) };
  const { body, status } = await ask('shares', 'POST /dashboard/audits/{audit_id}/shares', { parameters, body: {} });
  expect(status).toBe(201);
  const headers = { 'Share-Token': body.token };
  expect((await ask('shared', 'GET /dashboard/shared-report', { headers })).body).toMatchObject({ livemode: false });
});

test('a message to the webhook of a test key is listed in test mode alone, and says what it is', async () => {
  const { key } = (
    await ask('keys', 'POST /dashboard/keys', {
      body: { name: 'mine', livemode: false, webhook_url: 'https://hooks.example/audits' },
    })
  ).body;
  const sent = await ask('deliveries', 'POST /dashboard/deliveries', { body: { key_id: key.key_id } });
  expect([sent.status, sent.body.livemode, JSON.parse(sent.body.body).data.livemode]).toEqual([202, false, false]);
  const list = async (headers: Record<string, string>) =>
    (await ask('deliveries', 'GET /dashboard/deliveries', { headers })).body.deliveries;
  expect(await list({})).toEqual([]);
  expect(await list(inTestMode)).toMatchObject([{ delivery_id: sent.body.delivery_id, livemode: false }]);
  const parameters = { delivery_id: sent.body.delivery_id };
  expect((await ask('deliveries', 'GET /dashboard/deliveries/{delivery_id}', { parameters })).status).toBe(200);
});

/** What the workers make of messages: done with, or to be delivered again, and which event is logged. */
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Context, SQSEvent } from 'aws-lambda';
import { requestAudit } from '../../../core/audits/request-audit.ts';
import { createSchedule } from '../../../core/schedules/manage-schedules.ts';
import { setWebhook } from '../../../core/webhooks/manage-webhooks.ts';
import { logger } from '../../../functions/runtime/logger.ts';
import { createHandler as abandonAudit } from '../../../functions/workers/abandon-audit.ts';
import { createHandler as deliverWebhook } from '../../../functions/workers/deliver-webhook.ts';
import { createHandler as recoverAudits } from '../../../functions/workers/recover-audits.ts';
import { createHandler as recoverDeliveries } from '../../../functions/workers/recover-deliveries.ts';
import { type Engine, createHandler as runAudit } from '../../../functions/workers/run-audit.ts';
import { newKey } from '../../contracts/rows.ts';
import { inMemoryQueue } from '../../in-memory/queue.ts';
import { inMemoryReceiver } from '../../in-memory/receiver.ts';
import { inMemorySecretSource } from '../../in-memory/secrets.ts';
import { inMemoryStores } from '../../in-memory/stores.ts';

let time: Date;
const now = (): Date => time;
let logged: unknown[];
let world: ReturnType<typeof openWorld>;

function openWorld() {
  const stores = inMemoryStores();
  const deliveries = inMemoryQueue<{ deliveryId: string; accountId: string; delayMs?: number }>();
  const audits = inMemoryQueue<{ auditId: string; accountId: string }>();
  const deps = { audits: stores.unfinishedAudits, webhooks: stores.webhooks, deliveries, now };
  return { stores, deliveries, audits, deps, receiver: inMemoryReceiver(), secrets: inMemorySecretSource() };
}

beforeEach(() => {
  time = new Date('2026-11-20T12:30:00.000Z');
  world = openWorld();
  logged = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    jest.spyOn(logger, level).mockImplementation((...args: unknown[]) => void logged.push(args[0]));
  }
});

const context = { awsRequestId: 'function-request', getRemainingTimeInMillis: () => 60_000 } as Context;
const message = (body: unknown): SQSEvent =>
  ({ Records: [{ messageId: 'm', receiptHandle: 'r', body: JSON.stringify(body) }] }) as unknown as SQSEvent;
const again = { batchItemFailures: [{ itemIdentifier: 'm' }] };
const done = { batchItemFailures: [] };
const launch = async (key = { key_id: randomUUID(), account_id: randomUUID() }): Promise<string> => {
  const order = { audit_type: 'market', keyword: 'desk', language: 'en', country: 'US' } as const;
  const caller = { keyId: key.key_id, accountId: key.account_id, plan: 'free' } as const;
  const store = world.stores.newAuditStore();
  const accepted = await requestAudit(
    { order, caller },
    { store, queue: inMemoryQueue(), now, randomBytes, planOverrides: {} },
  );
  return accepted.audit_id;
};
const report: Engine = async () => ({ outcome: 'report', report: { metadata: {} } }) as never;
const fails =
  (retryable: boolean): Engine =>
  async () =>
    ({ outcome: 'failed', code: 'search_unavailable', retryable, detail: 'why' }) as never;
const hidden: [string, number][] = [];
const run = (engine: Engine, body: unknown) => {
  const handler = runAudit({
    ...world.deps,
    openEngine: async () => engine,
    retryMessageIn: async (receiptHandle, delayMs) => void hidden.push([receiptHandle, delayMs]),
  });
  return handler(message(body), context);
};

describe('the worker of audits', () => {
  test('is done with an audit that ended, and with one that is nobody’s', async () => {
    const [completed, failed] = [await launch(), await launch()];
    expect(await run(report, { audit_id: completed })).toEqual(done);
    expect(await run(report, { audit_id: completed })).toEqual(done);
    expect(await run(fails(false), { audit_id: failed })).toEqual(done);
    expect(logged).toEqual(['audit_completed', 'audit_skipped', 'audit_failed']);
  });

  test('has the message of a retry delivered again, a second after the audit may be claimed', async () => {
    expect(await run(fails(true), { audit_id: await launch() })).toEqual(again);
    expect(hidden.at(-1)).toEqual(['r', 31_000]);
    expect(logged).toEqual(['audit_retry_scheduled']);
  });

  test('leaves an audit unclaimed when the engine cannot be opened', async () => {
    const auditId = await launch();
    const openEngine = () => Promise.reject(new Error('no corpus'));
    const handler = runAudit({ ...world.deps, openEngine, retryMessageIn: async () => {} });
    await expect(handler(message({ audit_id: auditId }), context)).rejects.toThrow('a message could not be handled');
    expect(await world.stores.unfinishedAudits.get(auditId)).toMatchObject({ status: 'pending', attempt: 0 });
    expect(logged).toEqual(['message_failed']);
  });

  test.each([{}, { audit_id: 'x' }, 'x'])('drops the message %j', async (body) => {
    expect(await run(report, body)).toEqual(done);
    expect(logged).toEqual(['message_dropped']);
  });
});

test('the dead letters of audits end them as failed', async () => {
  const auditId = await launch();
  const handler = abandonAudit(world.deps);
  for (let times = 0; times < 2; times++) expect(await handler(message({ audit_id: auditId }), context)).toEqual(done);
  expect(await world.stores.unfinishedAudits.get(auditId)).toMatchObject({ status: 'failed' });
  expect(logged).toEqual(['audit_abandoned']);
});

test('recovery of audits sends what nobody works on, and says nothing when there is nothing', async () => {
  const auditId = await launch();
  const handler = recoverAudits({ ...world.deps, queue: world.audits, schedules: scheduleDeps() });
  await handler();
  expect([world.audits.sent, logged]).toEqual([[], []]);
  time = new Date(time.getTime() + 61_000);
  await handler();
  expect(world.audits.sent).toMatchObject([{ auditId }]);
  expect(logged).toEqual(['audits_recovered']);
});

const scheduleDeps = () => {
  const { schedules, apiKeys, accounts, webhooks, auditReader: reader } = world.stores;
  const launch = { store: world.stores.newAuditStore(), queue: world.audits, now, randomBytes, planOverrides: {} };
  return { schedules, apiKeys, accounts, webhooks, reader, deliveries: world.deliveries, now, launch };
};

test('recovery of audits also runs schedules, whichever of the two fails', async () => {
  const { apiKeys, schedules } = world.stores;
  const key = newKey();
  await apiKeys.create(key);
  const owner = { accountId: key.account_id, keyId: key.key_id };
  const order = { audit_type: 'market', keyword: 'desk', language: 'en', country: 'US' } as const;
  await createSchedule(owner, { order, frequency: 'daily' }, { schedules, now, randomBytes });
  const down = { listDue: () => Promise.reject(new Error('the table is down')) };
  const audits = { ...world.stores.unfinishedAudits, ...down };
  const deps = { ...world.deps, queue: world.audits, schedules: scheduleDeps() };
  await expect(recoverAudits({ ...deps, audits })()).rejects.toThrow('the table is down');
  expect([world.audits.sent.length, logged]).toEqual([1, ['schedules_run']]);
  time = new Date(time.getTime() + 61_000);
  const failing = { ...deps.schedules, schedules: { ...schedules, ...down } };
  await expect(recoverAudits({ ...deps, schedules: failing })()).rejects.toThrow('the table is down');
  expect([world.audits.sent.length, logged]).toEqual([2, ['schedules_run', 'audits_recovered']]);
});

describe('the worker of deliveries', () => {
  const endedAudit = async (): Promise<string> => {
    const key = { key_id: randomUUID(), account_id: randomUUID() };
    const { secrets, receiver, stores } = world;
    await setWebhook(key, receiver.url, { webhooks: stores.webhooks, secrets, now, newId: randomUUID });
    const auditId = await launch(key);
    await run(report, { audit_id: auditId });
    logged.length = 0;
    return `evt_${auditId}`;
  };
  const deliver = (delivery_id: string) => {
    const { stores, secrets, deliveries: queue, receiver } = world;
    const handler = deliverWebhook({
      ...{ deliveries: stores.deliveries, webhooks: stores.webhookHealth, secrets, queue, post: receiver.post, now },
      random: () => 0.5,
    });
    return handler(message({ delivery_id }), context);
  };

  test.each([
    [200, 'delivery_succeeded'],
    [500, 'delivery_retry_scheduled'],
    [410, 'delivery_given_up'],
  ])('is done with a message that is answered %i', async (status, event) => {
    world.receiver.answer = () => ({ status });
    const deliveryId = await endedAudit();
    expect(await deliver(deliveryId)).toEqual(done);
    expect(await deliver(deliveryId)).toEqual(done);
    expect(logged).toEqual([event, 'delivery_skipped']);
  });

  test('has the message delivered again when a store fails', async () => {
    const deliveryId = await endedAudit();
    world.stores.deliveries.get = () => Promise.reject(new Error('throttled'));
    await expect(deliver(deliveryId)).rejects.toThrow('a message could not be handled');
    expect(logged).toEqual(['message_failed']);
  });

  test('gets from recovery what was lost', async () => {
    const deliveryId = await endedAudit();
    const handler = recoverDeliveries({ deliveries: world.stores.deliveries, queue: world.deliveries, now });
    world.deliveries.sent.length = 0;
    await handler();
    expect([world.deliveries.sent, logged]).toEqual([[], []]);
    time = new Date(time.getTime() + 60_000);
    await handler();
    expect(world.deliveries.sent).toMatchObject([{ deliveryId }]);
    expect(logged).toEqual(['deliveries_recovered']);
  });
});

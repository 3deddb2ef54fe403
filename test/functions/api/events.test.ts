/** The routes of `/v1/events`: status and body of each answer, on in-memory stores. */
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { requestAudit } from '../../../core/audits/request-audit.ts';
import { runAudit } from '../../../core/audits/run-audit.ts';
import { eventOf } from '../../../core/schedules/schedule-events.ts';
import { setWebhook } from '../../../core/webhooks/manage-webhooks.ts';
import { eventList, eventRead } from '../../../functions/api/contract/events.ts';
import { createHandler } from '../../../functions/api/events.ts';
import { newSchedule } from '../../contracts/schedules.ts';
import { inMemoryQueue } from '../../in-memory/queue.ts';
import { inMemorySecretSource } from '../../in-memory/secrets.ts';
import { inMemoryStores } from '../../in-memory/stores.ts';
import { call, callerContext } from '../request.ts';

const start = Date.parse('2026-11-20T12:30:00.000Z');
let stores: ReturnType<typeof inMemoryStores>;
let queue: ReturnType<typeof inMemoryQueue<{ deliveryId: string; accountId: string }>>;
let timeMs = start;
const now = (): Date => new Date(timeMs);

beforeEach(() => {
  [stores, queue, timeMs] = [inMemoryStores(), inMemoryQueue(), start];
});

/** An audit of the account that ends a second after the one before. */
const ended = async (fails = false): Promise<string> => {
  timeMs += 1_000;
  const { audit_id } = await requestAudit(
    {
      order: { audit_type: 'market', keyword: 'büro', language: 'en', country: 'US' },
      caller: { keyId: 'key', accountId: 'acme', plan: 'free' },
    },
    { store: stores.newAuditStore(), queue: { send: async () => {} }, now, randomBytes, planOverrides: {} },
  );
  const outcome = fails
    ? { outcome: 'failed', code: 'no_search_results', retryable: false }
    : { outcome: 'report', report: { metadata: {} } };
  await runAudit(audit_id, {
    ...{ audits: stores.unfinishedAudits, webhooks: stores.webhooks, deliveries: queue, now },
    analyze: async () => outcome as never,
  });
  return audit_id;
};
const give = (url: string) =>
  setWebhook({ key_id: 'key', account_id: 'acme' }, url, {
    webhooks: stores.webhooks,
    secrets: inMemorySecretSource(),
    now,
    newId: randomUUID,
  });
const ask = (route: string, more: { id?: string; query?: Record<string, string>; account?: string } = {}) =>
  call(createHandler({ deliveries: stores.deliveries, webhooks: stores.webhookHealth, queue, now }), {
    route,
    ...(more.query && { query: more.query }),
    ...(more.id !== undefined && { parameters: { event_id: more.id } }),
    authorizer: callerContext(more.account ?? 'acme'),
  });
const list = (query: Record<string, string> = {}, account?: string) =>
  ask('GET /v1/events', { query, ...(account === undefined ? {} : { account }) });
const idsOf = ({ body }: Awaited<ReturnType<typeof list>>): string[] =>
  body.events.map(({ audit_id }: { audit_id: string }) => audit_id);

describe('GET /v1/events', () => {
  test('200 with what happened, newest first, whether a webhook was told or not', async () => {
    const untold = await ended();
    await give('https://hooks.example/');
    const told = await ended(true);
    const answer = await list();
    expect(answer.status).toBe(200);
    expect(eventList.strict().parse(answer.body)).toEqual({
      events: [
        {
          ...{ event_id: `evt_${told}`, type: 'audit.failed', timestamp: now().toISOString(), audit_id: told },
          livemode: true,
          delivery: { state: 'pending', attempts: 0, next_attempt_at: now().toISOString() },
        },
        {
          ...{ event_id: `evt_${untold}`, type: 'audit.completed', audit_id: untold, livemode: true },
          ...{ timestamp: new Date(start + 1_000).toISOString(), delivery: { state: 'unsent', attempts: 0 } },
        },
      ],
    });
    expect((await list({}, 'other')).body).toEqual({ events: [] });
  });

  test('page by page, since a time, and of one type', async () => {
    const [first, second, third] = [await ended(), await ended(true), await ended()];
    const page = await list({ limit: '2' });
    expect(idsOf(page)).toEqual([third, second]);
    const rest = await list({ limit: '2', cursor: page.body.next_cursor });
    expect([idsOf(rest), rest.body.next_cursor]).toEqual([[first], undefined]);
    expect(idsOf(await list({ since: '2026-11-20T13:30:02+01:00' }))).toEqual([third, second]);
    expect(idsOf(await list({ type: 'audit.failed' }))).toEqual([second]);
  });

  test.each([{ limit: '0' }, { cursor: 'x' }, { since: 'yesterday' }, { type: 'audit.lost' }, { colour: 'red' }])(
    '422 for %j',
    async (query) => {
      const { status, body } = await list(query);
      expect([status, body.code]).toEqual([422, 'validation_error']);
    },
  );
});

describe('GET /v1/events/{event_id}', () => {
  test('200 with what the webhook was sent, or would have been', async () => {
    const id = `evt_${await ended(true)}`;
    const { status, body } = await ask('GET /v1/events/{event_id}', { id });
    expect(status).toBe(200);
    expect(eventRead.strict().parse(body)).toMatchObject({
      ...{ event_id: id, type: 'audit.failed', delivery: { state: 'unsent' } },
      data: { status: 'failed', keyword: 'büro', error: { code: 'no_search_results' } },
    });
  });

  test('200 for a run of a schedule that was skipped, which has no audit', async () => {
    const schedule = newSchedule({ account_id: 'acme', key_id: 'key' });
    const at = now().toISOString();
    const run = { planned_at: at, ran_at: at, missed: 0, status: 'skipped', skip_reason: 'quota_exceeded' } as const;
    const delivery = await eventOf(schedule, run, now(), stores.webhooks);
    if (delivery) await stores.deliveries.add(delivery);
    const { events } = eventList.strict().parse((await list({ type: 'schedule.run_skipped' })).body);
    expect(events).toMatchObject([{ event_id: delivery?.delivery_id, delivery: { state: 'unsent', attempts: 0 } }]);
    expect(events[0]).not.toHaveProperty('audit_id');
    const { body } = await ask('GET /v1/events/{event_id}', { id: delivery?.delivery_id ?? '' });
    const { schedule_id } = schedule;
    expect(eventRead.strict().parse(body).data).toMatchObject({
      schedule_id,
      planned_at: at,
      reason: 'quota_exceeded',
    });
  });

  test('404 for another account’s, an unknown one, and an id that can be none', async () => {
    const id = `evt_${await ended()}`;
    expect((await ask('GET /v1/events/{event_id}', { id, account: 'other' })).status).toBe(404);
    for (const unknown of [`evt_${randomUUID()}`, 'evt_x', '']) {
      expect((await ask('GET /v1/events/{event_id}', { id: unknown })).status).toBe(404);
    }
  });
});

describe('POST /v1/events/{event_id}/resend', () => {
  const resend = (id: string, account = 'acme') => ask('POST /v1/events/{event_id}/resend', { id, account });

  test('202 once the key has a webhook: an event that was never sent is sent', async () => {
    const id = `evt_${await ended()}`;
    const refused = await resend(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect(queue.sent).toEqual([]);
    await give('https://hooks.example/');
    const { status, body } = await resend(id);
    expect([status, body.delivery.state]).toEqual([202, 'pending']);
    expect(queue.sent).toEqual([{ deliveryId: id, accountId: 'acme' }]);
  });

  test('404 for another account’s', async () => {
    expect((await resend(`evt_${await ended()}`, 'other')).status).toBe(404);
  });
});

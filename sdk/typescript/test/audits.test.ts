/** Audits as a customer works with them: launch, wait, read, page, compare, delete, and the webhook. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, test } from 'node:test';
import {
  AuditFailedError,
  type AuditStatus,
  NotFoundError,
  verifyWebhook,
  WaitTimeoutError,
  WebhookVerificationError,
} from 'answer-audit-sdk';
import { client, mainKey, nothingFound, order, receivedMessage, webhookSecret } from './world.ts';

const api = client({ apiKey: mainKey });
let auditId: string;
before(async () => {
  ({ audit_id: auditId } = await api.audits.create(order));
});

describe('an audit', () => {
  test('is launched, waited for with its progress, and read', async () => {
    const seen: AuditStatus[] = [];
    const audit = await api.audits.waitUntilCompleted(auditId, { onProgress: (status) => seen.push(status) });
    assert.equal(audit.audit_id, auditId);
    assert.equal(audit.keyword, order.keyword);
    assert.ok(audit.output.market_serp.topics !== undefined);
    assert.equal(seen.at(-1)?.status, 'completed');
    assert.equal(new Set(seen.map((status) => JSON.stringify(status))).size, seen.length);
  });

  test('is read in part', async () => {
    await api.audits.waitUntilCompleted(auditId);
    const { output: overview } = await api.audits.get(auditId, { view: 'overview' });
    assert.ok(overview?.overview?.verdict);
    assert.ok(!Object.keys(overview.market_serp ?? {}).includes('topics'));
    const { output: topics } = await api.audits.get(auditId, { fields: ['market_serp.topics'] });
    assert.deepEqual(Object.keys(topics?.market_serp ?? {}), ['topics']);
  });

  test('has a brief, as Markdown and as HTML', async () => {
    const { audit_id } = await api.audits.create({ ...order, keyword: 'standing desk' });
    await api.audits.waitUntilCompleted(audit_id, { view: 'overview' });
    assert.match(await api.audits.brief(audit_id), /^#/u);
    assert.match(await api.audits.brief(audit_id, { format: 'html' }), /^<!doctype html>/iu);
  });

  test('that fails says why', async () => {
    const { audit_id } = await api.audits.create(nothingFound);
    await assert.rejects(api.audits.waitUntilCompleted(audit_id), (error) => {
      assert.ok(error instanceof AuditFailedError);
      assert.deepEqual([error.code, error.audit.status], ['no_search_results', 'failed']);
      return true;
    });
  });

  test('that takes longer than the caller waits goes on', async () => {
    await assert.rejects(api.audits.waitUntilCompleted(auditId, { timeoutMs: -1 }), (error) => {
      assert.ok(error instanceof WaitTimeoutError);
      assert.equal(error.auditId, auditId);
      return true;
    });
  });

  test('is not waited for once the caller gives up', async () => {
    const reason = new Error('no time');
    const wait = api.audits.waitUntilCompleted(auditId, { signal: AbortSignal.abort(reason) });
    await assert.rejects(wait, (error) => error === reason);
  });

  test('is run again, compared and deleted; the lists show it', async () => {
    await api.audits.waitUntilCompleted(auditId);
    const { audit_id: again } = await api.audits.rerun(auditId);
    await api.audits.waitUntilCompleted(again);
    const { before, after } = await api.audits.compare(auditId, again);
    assert.deepEqual([before.audit_id, after.audit_id], [auditId, again]);

    const listed: string[] = [];
    for await (const { audit_id } of api.audits.list({ limit: 1, keyword: order.keyword })) listed.push(audit_id);
    assert.deepEqual(listed, [again, auditId]);
    const page = await api.audits.listPage({ limit: 1, keyword: order.keyword });
    assert.equal(page.audits.length, 1);
    const rest: string[] = [];
    for await (const { audit_id } of api.audits.list({ cursor: page.next_cursor ?? '', keyword: order.keyword }))
      rest.push(audit_id);
    assert.deepEqual(rest, [auditId]);

    await api.audits.delete(again);
    const { audits } = await api.audits.listPage({ keyword: order.keyword });
    assert.deepEqual(
      audits.map(({ audit_id }) => audit_id),
      [auditId],
    );
  });

  test('is launched once under one idempotency key', async () => {
    const idempotencyKey = randomUUID();
    const first = await api.audits.create(nothingFound, { idempotencyKey });
    const second = await api.audits.create(nothingFound, { idempotencyKey });
    assert.equal(second.audit_id, first.audit_id);
    assert.notEqual((await api.audits.create(nothingFound)).audit_id, first.audit_id);
  });
});

test('the usage says what is left', async () => {
  const { plan, quota } = await api.usage();
  assert.equal(plan, 'free');
  assert.equal(quota.remaining, quota.limit - quota.used);
});

test('a schedule is created, listed, paused, read and deleted', async () => {
  const starts_at = new Date(Date.now() + 86_400_000).toISOString();
  const { schedule_id } = await api.schedules.create({ order, frequency: 'weekly', starts_at });
  const listed: string[] = [];
  for await (const schedule of api.schedules.list({ limit: 1 })) listed.push(schedule.schedule_id);
  assert.ok(listed.includes(schedule_id));
  assert.equal((await api.schedules.change(schedule_id, { status: 'paused' })).next_run_at, undefined);
  const { status, runs } = await api.schedules.get(schedule_id, { limit: 5 });
  assert.deepEqual([status, runs], ['paused', []]);
  await api.schedules.delete(schedule_id);
  await assert.rejects(api.schedules.get(schedule_id), NotFoundError);
});

describe('the webhook', () => {
  test('is told, and its message is verified', async () => {
    const { headers, body } = await receivedMessage(auditId);
    const event = verifyWebhook(body, headers, webhookSecret);
    assert.ok(event.type === 'audit.completed');
    assert.equal(event.data.audit_id, auditId);
    assert.deepEqual(verifyWebhook(Buffer.from(body), new Headers(headers), webhookSecret), event);
  });

  test('refuses what was changed, is old, has no signature or another secret', async () => {
    const { headers, body } = await receivedMessage(auditId);
    const { 'webhook-signature': _, ...unsigned } = headers;
    const otherSecret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
    const forged: [string, Record<string, string>, string][] = [
      [body.replace('completed', 'failed'), headers, webhookSecret],
      [body, { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 3_600) }, webhookSecret],
      [body, { ...headers, 'webhook-signature': 'v1' }, webhookSecret],
      [body, unsigned, webhookSecret],
      [body, headers, otherSecret],
    ];
    for (const message of forged) assert.throws(() => verifyWebhook(...message), WebhookVerificationError);
  });

  test('has its event in the list, which can be sent again', async () => {
    await receivedMessage(auditId);
    const eventId = `evt_${auditId}`;
    const listed: string[] = [];
    for await (const { event_id } of api.events.list({ limit: 1, type: 'audit.completed' })) listed.push(event_id);
    assert.ok(listed.includes(eventId));
    const { data } = await api.events.get(eventId);
    assert.equal('audit_id' in data && data.audit_id, auditId);
    // What the webhook answered is kept a moment after it came.
    for (let tries = 0; (await api.events.get(eventId)).delivery.state !== 'delivered' && tries < 50; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    assert.equal((await api.events.resend(eventId)).event_id, eventId);
  });
});

/** An audit's end is announced once, whoever ends it, and is kept with the end itself. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { abandonAudit } from '../../../core/audits/abandon-audit.ts';
import { recoverAudits } from '../../../core/audits/recover-audits.ts';
import { runAudit } from '../../../core/audits/run-audit.ts';
import { setWebhook } from '../../../core/webhooks/manage-webhooks.ts';
import { openWorld, report, yields } from './world.ts';

const world = openWorld();
beforeEach(() => world.reset());

const fails = (code: string, retryable: boolean) => yields({ outcome: 'failed', code, retryable, detail: 'why' });
const eventOf = async (auditId: string) => {
  const delivery = await world.deliveries.get(`evt_${auditId}`);
  return delivery && { ...delivery, event: JSON.parse(delivery.body) };
};
const recover = () =>
  recoverAudits({ audits: world.audits, queue: { send: async () => {} }, now: world.now, ...world.announceDeps });
const abandon = (auditId: string) =>
  abandonAudit(auditId, { audits: world.audits, now: world.now, ...world.announceDeps });

describe('the end of an audit is announced', () => {
  test('when the worker completes it', async () => {
    const key = await world.hookedKey();
    const auditId = await world.launch(key);
    const createdAt = world.now().toISOString();
    world.pass(3_000);
    expect(await world.run(auditId)).toMatchObject({ outcome: 'completed' });
    expect(await eventOf(auditId)).toMatchObject({
      ...{ account_id: key.account_id, key_id: key.key_id, audit_id: auditId, url: world.receiver.url },
      ...{ state: 'pending', tries: 0, attempts: [], next_attempt_at: world.now().toISOString() },
      event: {
        type: 'audit.completed',
        timestamp: world.now().toISOString(),
        data: {
          ...{ audit_id: auditId, status: 'completed', audit_type: 'market', keyword: 'büro' },
          ...{ created_at: createdAt, completed_at: world.now().toISOString() },
        },
      },
    });
    expect(world.sent).toEqual([{ deliveryId: `evt_${auditId}`, accountId: key.account_id }]);
  });

  test('when the worker fails it, at once or after the last attempt', async () => {
    const key = await world.hookedKey();
    const refused = await world.launch(key);
    await world.run(refused, fails('no_search_results', false));
    expect((await eventOf(refused))?.event).toMatchObject({
      type: 'audit.failed',
      data: { status: 'failed', error: { code: 'no_search_results' } },
    });
    const tried = await world.launch(key);
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect(await eventOf(tried)).toBeUndefined();
      const outcome = await world.run(tried, fails('search_unavailable', true));
      if (outcome.outcome === 'retry') world.pass(outcome.delayMs);
    }
    expect((await eventOf(tried))?.event.data.error.code).toBe('search_unavailable');
  });

  test('when its queue gave it up', async () => {
    const auditId = await world.launch(await world.hookedKey());
    expect(await abandon(auditId)).toBe('internal');
    expect((await eventOf(auditId))?.event).toMatchObject({ type: 'audit.failed', data: { keyword: 'büro' } });
  });

  test('when recovery ends it', async () => {
    const auditId = await world.launch(await world.hookedKey());
    world.pass(25 * 3_600_000);
    expect((await recover()).failed).toContainEqual({ auditId, code: 'internal' });
    expect((await eventOf(auditId))?.event.data).toMatchObject({ audit_id: auditId, error: { code: 'internal' } });
  });

  test('once, though many would end it', async () => {
    const auditId = await world.launch(await world.hookedKey());
    world.pass(25 * 3_600_000);
    await Promise.all([world.run(auditId), abandon(auditId), recover(), world.run(auditId), abandon(auditId)]);
    expect(world.sent.filter(({ deliveryId }) => deliveryId === `evt_${auditId}`)).toHaveLength(1);
    expect(await eventOf(auditId)).toMatchObject({ attempt: 0 });
  });
});

describe('the webhook in force', () => {
  test('is the one at the end, whatever it was at the launch', async () => {
    const key = await world.hookedKey('https://before.example/');
    const changed = await world.launch(key);
    await setWebhook(key, world.receiver.url, world.management);
    await world.run(changed);
    expect(await eventOf(changed)).toMatchObject({ url: world.receiver.url });

    const removed = await world.launch(key);
    await world.management.webhooks.remove(key.key_id);
    await world.run(removed);
    expect(await eventOf(removed)).toMatchObject({ state: 'unsent', url: '', event: { type: 'audit.completed' } });
    expect(await eventOf(removed)).not.toHaveProperty('due_at');

    const late = await world.launch(key);
    await setWebhook(key, world.receiver.url, world.management);
    await world.run(late);
    expect(await eventOf(late)).toBeDefined();
  });

  test('is nobody else’s', async () => {
    await world.hookedKey();
    const auditId = await world.launch({ key_id: 'other', account_id: 'other' });
    await world.run(auditId);
    expect(await eventOf(auditId)).toMatchObject({ state: 'unsent', account_id: 'other' });
    expect(world.sent).toEqual([]);
  });
});

describe('nothing is lost', () => {
  test('when the message cannot be sent: a minute later recovery sends it', async () => {
    const key = await world.hookedKey();
    const auditId = await world.launch(key);
    const send = async (): Promise<void> => {
      throw new Error('SQS is down');
    };
    const deliveries = { ...world.announceDeps, deliveries: { send } };
    const deps = { audits: world.audits, analyze: report, now: world.now, ...deliveries };
    expect(await runAudit(auditId, deps)).toMatchObject({ outcome: 'completed' });
    const ours = () => world.sent.filter(({ deliveryId }) => deliveryId === `evt_${auditId}`);
    await world.recover();
    expect(ours()).toEqual([]);
    world.pass(60_000);
    await world.recover();
    expect(ours()).toEqual([{ deliveryId: `evt_${auditId}`, accountId: key.account_id }]);
    // Not again at once: copies would make a long queue longer.
    await world.recover();
    expect(ours()).toHaveLength(1);
  });

  test('and nothing is announced, when the end itself is not kept', async () => {
    const key = await world.hookedKey();
    const auditId = await world.launch(key);
    await world.run(auditId, async () => {
      // Another attempt takes the audit over meanwhile.
      world.pass(50_000);
      await world.audits.claim({ auditId, now: world.now(), leaseUntil: new Date(world.now().getTime() + 45_000) });
      return report({} as never, async () => {}, true);
    });
    expect((await world.audits.get(auditId))?.status).toBe('running');
    expect(await eventOf(auditId)).toBeUndefined();
    expect(world.sent).toEqual([]);
  });
});

/** A delivery's way to its receiver: one id over all attempts, each kept, until it is taken or given up. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { rotateWebhookSecret, setWebhook } from '../../../core/webhooks/manage-webhooks.ts';
import { resendDelivery } from '../../../core/webhooks/resend.ts';
import { openWorld } from './world.ts';

const world = openWorld();
beforeEach(() => {
  world.reset();
  answering(200);
});

const dayMs = 86_400_000;
const answering = (status: number, more: { retryAfter?: string } = {}): void => {
  world.receiver.answer = () => ({ status, body: 'words', ...more });
};
const webhookOf = (keyId: string) => world.management.webhooks.get(keyId);
/** Lets the time pass until the next attempt and makes it. */
const nextAttempt = async (id: string, more: Parameters<typeof world.deliver>[1] = {}) => {
  const { next_attempt_at = '' } = (await world.deliveries.get(id)) ?? {};
  world.pass(Math.max(0, Date.parse(next_attempt_at) - world.now().getTime()));
  return world.deliver(id, more);
};
const giveUp = async (id: string) => {
  let outcome = await nextAttempt(id);
  while (outcome.outcome === 'retry') outcome = await nextAttempt(id);
  return outcome;
};

describe('an event', () => {
  test('is verified by its receiver, and a tampered one is not', async () => {
    const id = await world.endedAudit(await world.hookedKey());
    const outcome = await world.deliver(id);
    expect(outcome).toMatchObject({ outcome: 'delivered', made: { status: 200, answer: 'words' } });
    const [received] = world.receiver.received;
    expect(received?.event).toMatchObject({
      type: 'audit.completed',
      data: { audit_id: id.slice(4), keyword: 'büro' },
    });
    expect(received?.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': id });
    const receiver = new Webhook(world.receiver.secret);
    expect(() => receiver.verify(`${received?.body} `, received?.headers ?? {})).toThrow();
    expect(await world.deliveries.get(id)).toMatchObject({ state: 'delivered', attempt: 1, last_result: '200' });
  });

  test('that meets 500, 500 and then 200 is tried three times under one id, and then no more', async () => {
    const id = await world.endedAudit(await world.hookedKey());
    world.receiver.answer = (count) => ({ status: count < 3 ? 500 : 200, body: `answer ${count}` });
    expect(await nextAttempt(id)).toMatchObject({ outcome: 'retry' });
    expect(world.sent.at(-1)).toMatchObject({ deliveryId: id, delayMs: 6_000 });
    expect(await nextAttempt(id)).toMatchObject({ outcome: 'retry' });
    expect(world.sent.at(-1)).toMatchObject({ deliveryId: id, delayMs: 301_000 });
    expect(await nextAttempt(id)).toMatchObject({ outcome: 'delivered' });
    world.pass(30 * dayMs);
    expect(await world.deliver(id)).toEqual({ outcome: 'not_due' });
    await world.recover();
    expect(world.sent.filter(({ deliveryId }) => deliveryId === id)).toHaveLength(3);
    expect(world.receiver.received.map((message) => message.id)).toEqual([id, id, id]);
    expect(new Set(world.receiver.received.map(({ body }) => body)).size).toBe(1);
    const { attempts } = (await world.deliveries.get(id)) ?? { attempts: [] };
    expect(attempts.map(({ status, answer }) => [status, answer])).toEqual([
      [500, 'answer 1'],
      [500, 'answer 2'],
      [200, 'answer 3'],
    ]);
  });

  test('is not sent before its time, nor by two at once', async () => {
    const id = await world.endedAudit(await world.hookedKey());
    answering(500);
    const outcomes = await Promise.all([world.deliver(id), world.deliver(id), world.deliver(id)]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['not_due', 'not_due', 'retry']);
    world.pass(3_999);
    expect(await world.deliver(id)).toEqual({ outcome: 'not_due' });
    expect(world.receiver.received).toHaveLength(1);
    expect(await world.deliver('evt_unknown')).toEqual({ outcome: 'not_due' });
  });

  test('is sent though the worker’s clock is a little behind', async () => {
    const id = await world.endedAudit(await world.hookedKey());
    world.pass(-900);
    expect(await world.deliver(id)).toMatchObject({ outcome: 'delivered' });
  });

  test('is tried eight times over 27.6 hours, then given up and kept', async () => {
    const key = await world.hookedKey();
    const id = await world.endedAudit(key);
    answering(503);
    expect(await giveUp(id)).toMatchObject({ outcome: 'given_up', reason: 'tries_used_up' });
    const delivery = await world.deliveries.get(id);
    expect(delivery).toMatchObject({ state: 'given_up', given_up_reason: 'tries_used_up', attempt: 8 });
    const times = delivery?.attempts.map(({ at }) => Date.parse(at)) ?? [];
    const waits = times.slice(1).map((time, index) => Math.round((time - (times[index] ?? 0)) / 1000));
    expect(waits).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 36_000]);
    expect(await world.deliveries.list(key.account_id, { limit: 10, state: 'given_up' })).toMatchObject([
      { delivery_id: id, last_result: '503' },
    ]);
    // A webhook that failed for a day is not disabled yet.
    expect((await webhookOf(key.key_id))?.disabled_at).toBeUndefined();
  });

  test('waits of more than a quarter of an hour are recovery’s', async () => {
    const id = await world.endedAudit(await world.hookedKey());
    answering(500);
    for (let tries = 0; tries < 2; tries++) await nextAttempt(id);
    world.sent.length = 0;
    expect(await nextAttempt(id)).toMatchObject({ outcome: 'retry' });
    world.pass(30 * 60_000 - 1);
    await world.recover();
    expect(world.sent.filter(({ deliveryId }) => deliveryId === id)).toEqual([]);
    world.pass(1);
    await world.recover();
    expect(world.sent.filter(({ deliveryId }) => deliveryId === id)).toHaveLength(1);
    expect(await world.deliver(id)).toMatchObject({ outcome: 'retry' });
  });

  test('whose worker died is sent again once its lease has run out', async () => {
    const id = await world.endedAudit(await world.hookedKey());
    const dies = world.deliver(id, {
      post: () => {
        throw new Error('killed');
      },
    });
    await expect(dies).rejects.toThrow('killed');
    world.pass(59_999);
    expect(await world.deliver(id)).toEqual({ outcome: 'not_due' });
    world.pass(1);
    await world.recover();
    expect(world.sent.filter(({ deliveryId }) => deliveryId === id)).toHaveLength(2);
    expect(await world.deliver(id)).toMatchObject({ outcome: 'delivered', delivery: { attempt: 2, tries: 1 } });
  });

  test('whose worker dies at every try is given up after eight', async () => {
    const id = await world.endedAudit(await world.hookedKey());
    const post = () => Promise.reject(new Error('killed'));
    for (let tries = 0; tries < 8; tries++) {
      await expect(world.deliver(id, { post })).rejects.toThrow('killed');
      world.pass(60_000);
    }
    expect(await world.deliver(id)).toMatchObject({ outcome: 'given_up', reason: 'tries_used_up' });
  });

  test('keeps its place in the schedule though attempts at it are lost', async () => {
    const id = await world.endedAudit(await world.hookedKey());
    answering(500);
    for (let round = 0; round < 3; round++) {
      const dies = nextAttempt(id, { post: () => Promise.reject(new Error('killed')) });
      await expect(dies).rejects.toThrow('killed');
      world.pass(60_000);
      expect(await world.deliver(id)).toMatchObject({ outcome: 'retry', delivery: { tries: round + 1 } });
    }
    expect(await world.deliveries.get(id)).toMatchObject({ attempt: 6, tries: 3, attempts: { length: 3 } });
  });

  test('loses no try when nothing can be written of its webhook', async () => {
    const id = await world.endedAudit(await world.hookedKey());
    answering(500);
    const noteFailing = () => Promise.reject(new Error('throttled'));
    const webhooks = { ...world.deliverDeps.webhooks, noteFailing };
    await expect(world.deliver(id, { webhooks })).rejects.toThrow('throttled');
    expect(await world.deliveries.get(id)).toMatchObject({ state: 'pending', tries: 1, attempts: [{ status: 500 }] });
    expect(await nextAttempt(id)).toMatchObject({ outcome: 'retry', delivery: { tries: 2 } });
  });

  test('loses no try when its secret cannot be derived', async () => {
    const id = await world.endedAudit(await world.hookedKey());
    const secrets = { secretOf: () => Promise.reject(new Error('KMS is down')) };
    for (let tries = 0; tries < 20; tries++) await expect(world.deliver(id, { secrets })).rejects.toThrow('KMS');
    expect(await world.deliver(id)).toMatchObject({ outcome: 'delivered', delivery: { attempt: 1 } });
  });
});

describe('a receiver', () => {
  test('that redirects has not taken it, and is not followed', async () => {
    const id = await world.endedAudit(await world.hookedKey());
    answering(302);
    expect(await world.deliver(id)).toMatchObject({ outcome: 'retry', made: { status: 302 } });
    expect(world.receiver.received).toHaveLength(1);
  });

  test.each([
    ['429', 429, '60', 60],
    ['503', 503, '3600', 3_600],
    ['503 for a year', 503, '31536000', 12 * 3_600],
    ['500 with nonsense', 500, 'soon', 5],
  ])('that answers %s and asks for time gets it, within bounds', async (_, status, retryAfter, seconds) => {
    const id = await world.endedAudit(await world.hookedKey());
    answering(status, { retryAfter });
    const outcome = await world.deliver(id);
    if (outcome.outcome !== 'retry') throw new Error(outcome.outcome);
    expect(outcome.nextAttemptAt.getTime() - world.now().getTime()).toBe(seconds * 1000);
  });

  test('that answers 410 is told nothing more until its webhook is enabled', async () => {
    const key = await world.hookedKey();
    const [first, second] = [await world.endedAudit(key), await world.endedAudit(key)];
    answering(410);
    expect(await world.deliver(first)).toMatchObject({ outcome: 'given_up', reason: 'gone', disabled: 'gone' });
    expect(await webhookOf(key.key_id)).toMatchObject({
      disabled_at: world.now().toISOString(),
      disabled_reason: 'gone',
    });
    answering(200);
    expect(await world.deliver(second)).toMatchObject({ outcome: 'given_up', reason: 'webhook_disabled' });
    const third = await world.endedAudit(key);
    expect(await world.deliver(third)).toMatchObject({ outcome: 'given_up', reason: 'webhook_disabled' });
    expect(world.receiver.received).toHaveLength(1);

    const resend = () => resendDelivery({ deliveryId: third, accountId: key.account_id }, { ...world.deliverDeps });
    expect(await resend()).toEqual({ outcome: 'webhook_disabled' });
    await world.management.webhooks.enable({ keyId: key.key_id, at: world.now().toISOString() });
    expect(await resend()).toMatchObject({ outcome: 'sent' });
    expect(await world.deliver(third)).toMatchObject({ outcome: 'delivered' });
  });

  test('that answers 410 at an address that was left meanwhile stops nothing', async () => {
    const key = await world.hookedKey();
    const id = await world.endedAudit(key);
    const moving = world.deliver(id, {
      post: async () => {
        await setWebhook(key, `${world.receiver.url}?moved`, world.management);
        return { outcome: 'answered', status: 410, beginning: new Uint8Array() };
      },
    });
    expect(await moving).toMatchObject({ outcome: 'retry' });
    expect(await webhookOf(key.key_id)).not.toHaveProperty('disabled_at');
    expect(await nextAttempt(id)).toMatchObject({ outcome: 'delivered' });
  });

  test('that cannot be connected to, or is no public address, is tried again', async () => {
    world.receiver.unreached.set('https://closed.example/', 'unreachable');
    const closed = await world.endedAudit(await world.hookedKey('https://closed.example/'));
    expect(await world.deliver(closed)).toMatchObject({ outcome: 'retry', made: { failure: 'unreachable' } });
    world.receiver.unreached.set('https://169.254.169.254/', 'address_refused');
    const inside = await world.endedAudit(await world.hookedKey('https://169.254.169.254/'));
    expect(await world.deliver(inside)).toMatchObject({ outcome: 'retry', made: { failure: 'address_refused' } });
  });
});

describe('a webhook that keeps failing', () => {
  test('is disabled when an event is given up five days after its first failure, with no success between', async () => {
    const key = await world.hookedKey();
    answering(500);
    await giveUp(await world.endedAudit(key));
    world.pass(2 * dayMs);
    await giveUp(await world.endedAudit(key));
    expect((await webhookOf(key.key_id))?.disabled_at).toBeUndefined();
    world.pass(dayMs);
    expect(await giveUp(await world.endedAudit(key))).toMatchObject({ disabled: 'failing' });
    expect(await webhookOf(key.key_id)).toMatchObject({
      disabled_reason: 'failing',
      failing_since: expect.any(String),
    });
    // Another address is another chance.
    expect((await setWebhook(key, `${world.receiver.url}?b`, world.management)).webhook).not.toHaveProperty(
      'disabled_at',
    );
  });

  test('is not when something gets through while the last try of another is under way', async () => {
    const key = await world.hookedKey();
    answering(500);
    await giveUp(await world.endedAudit(key));
    world.pass(5 * dayMs);
    const last = await world.endedAudit(key);
    for (let tries = 1; tries < 8; tries++) await nextAttempt(last);
    const { next_attempt_at = '' } = (await world.deliveries.get(last)) ?? {};
    world.pass(Date.parse(next_attempt_at) - world.now().getTime());
    const outcome = await world.deliver(last, {
      post: async () => {
        answering(200);
        await world.deliver(await world.endedAudit(key));
        return { outcome: 'failed', reason: 'timeout' };
      },
    });
    expect(outcome).toMatchObject({ outcome: 'given_up', reason: 'tries_used_up' });
    expect((await webhookOf(key.key_id))?.disabled_at).toBeUndefined();
  });

  test('is not when something got through between', async () => {
    const key = await world.hookedKey();
    answering(500);
    await giveUp(await world.endedAudit(key));
    world.pass(4 * dayMs);
    answering(200);
    await world.deliver(await world.endedAudit(key));
    expect(await webhookOf(key.key_id)).not.toHaveProperty('failing_since');
    world.pass(2 * dayMs);
    answering(500);
    await giveUp(await world.endedAudit(key));
    expect((await webhookOf(key.key_id))?.disabled_at).toBeUndefined();
  });
});

describe('a webhook that is changed while an event waits', () => {
  test('is followed to its new address, and given up when it is taken away', async () => {
    const key = await world.hookedKey('https://left.example/');
    const id = await world.endedAudit(key);
    await world.deliver(id);
    await setWebhook(key, world.receiver.url, world.management);
    expect(await nextAttempt(id)).toMatchObject({ outcome: 'delivered', delivery: { url: world.receiver.url } });

    const other = await world.endedAudit(key);
    await world.management.webhooks.remove(key.key_id);
    expect(await world.deliver(other)).toMatchObject({ outcome: 'given_up', reason: 'webhook_removed' });
    expect(world.receiver.received).toHaveLength(1);
  });

  test('signs with its new secret, and for a day with the old one too', async () => {
    const key = await world.hookedKey();
    const old = world.receiver.secret;
    const issued = await rotateWebhookSecret(key.key_id, world.management);
    expect(issued?.secret).not.toBe(old);
    await world.deliver(await world.endedAudit(key));
    const [message] = world.receiver.received;
    for (const secret of [old, issued?.secret ?? '']) {
      expect(new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {})).toBeDefined();
    }
    world.pass(dayMs);
    await world.deliver(await world.endedAudit(key));
    expect(world.receiver.received[1]?.headers['webhook-signature']).not.toContain(' ');
  });
});

describe('sending again by hand', () => {
  test('begins a new round under the same id, and keeps the attempts of the one before', async () => {
    const key = await world.hookedKey();
    const id = await world.endedAudit(key);
    answering(500);
    await giveUp(id);
    const again = () => resendDelivery({ deliveryId: id, accountId: key.account_id }, { ...world.deliverDeps });
    expect(await again()).toMatchObject({ outcome: 'sent', delivery: { state: 'pending', tries: 0, attempt: 8 } });
    expect(world.sent.at(-1)).toEqual({ deliveryId: id, accountId: key.account_id });
    expect(await world.deliver(id)).toMatchObject({ outcome: 'retry', delivery: { tries: 1, attempt: 9 } });
    answering(200);
    // Nobody who has mended his receiver waits for the schedule.
    expect(await again()).toMatchObject({ outcome: 'sent' });
    expect(await world.deliver(id)).toMatchObject({ outcome: 'delivered' });
    expect((await world.deliveries.get(id))?.attempts).toHaveLength(10);
    expect(new Set(world.receiver.received.map((message) => message.id))).toEqual(new Set([id]));
  });

  test('is refused while an attempt is under way, for another account’s, and without a webhook', async () => {
    const key = await world.hookedKey();
    const id = await world.endedAudit(key);
    const again = (accountId: string) => resendDelivery({ deliveryId: id, accountId }, { ...world.deliverDeps });
    await world.deliver(id, {
      post: async () => {
        expect(await again(key.account_id)).toEqual({ outcome: 'busy' });
        return { outcome: 'failed', reason: 'timeout' };
      },
    });
    expect(await again('another')).toEqual({ outcome: 'unknown' });
    await world.management.webhooks.remove(key.key_id);
    expect(await again(key.account_id)).toEqual({ outcome: 'no_webhook' });
  });
});

test('no table holds a secret', async () => {
  const key = await world.hookedKey();
  const id = await world.endedAudit(key);
  await world.deliver(id);
  const kept = JSON.stringify([await webhookOf(key.key_id), await world.deliveries.get(id)]);
  expect(kept).not.toContain(world.receiver.secret.slice('whsec_'.length));
});

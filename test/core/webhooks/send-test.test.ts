/** A test of a webhook: signed and sent like an event, once, and of no consequence for the webhook. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { isAccountEventId, isDeliveryId } from '../../../core/webhooks/delivery.ts';
import { sendTest, testEveryMs } from '../../../core/webhooks/send-test.ts';
import { webhookTestEvent } from '../../../functions/api/contract/webhook-event.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const send = (key: { key_id: string; account_id: string }) =>
  sendTest(
    { keyId: key.key_id, accountId: key.account_id },
    { ...world.deliverDeps, webhooks: world.management.webhooks },
  );
const answering = (status: number): void => {
  world.receiver.answer = () => ({ status, body: 'words' });
};

beforeEach(() => {
  world.reset();
  answering(200);
});

describe('a test', () => {
  test('arrives signed, as its contract says', async () => {
    const key = await world.hookedKey();
    const { delivery_id: id, state } = await send(key);
    expect([state, isDeliveryId(id), isAccountEventId(id)]).toEqual(['pending', true, false]);
    expect(world.sent).toEqual([{ deliveryId: id, accountId: key.account_id }]);
    expect(await world.deliver(id)).toMatchObject({ outcome: 'delivered', made: { status: 200, answer: 'words' } });
    const [received] = world.receiver.received;
    expect(webhookTestEvent.parse(received?.event)).toMatchObject({ data: { key_id: key.key_id } });
    const body = received?.body ?? '';
    expect(() => new Webhook(world.receiver.secret).verify(body, received?.headers ?? {})).not.toThrow();
  });

  test.each([500, 404, 410])('that meets %d is not tried again, and says nothing about the webhook', async (status) => {
    answering(status);
    const key = await world.hookedKey();
    const { delivery_id: id } = await send(key);
    expect(await world.deliver(id)).toMatchObject({ outcome: 'given_up', reason: 'tries_used_up', made: { status } });
    world.pass(86_400_000);
    expect(await world.deliver(id)).toEqual({ outcome: 'not_due' });
    const webhook = await world.management.webhooks.get(key.key_id);
    expect([webhook?.failing_since, webhook?.disabled_at]).toEqual([undefined, undefined]);
  });

  test('is sent once in ten seconds by an account, by another account meanwhile', async () => {
    const key = await world.hookedKey();
    world.pass(testEveryMs - (world.now().getTime() % testEveryMs));
    const first = await send(key);
    world.pass(testEveryMs - 1_500);
    await expect(send(key)).rejects.toMatchObject({ code: 'rate_limit_exceeded', headers: { 'Retry-After': '2' } });
    expect((await send(await world.hookedKey())).delivery_id).not.toBe(first.delivery_id);
    world.pass(1_500);
    expect((await send(key)).delivery_id).not.toBe(first.delivery_id);
    expect(world.sent).toHaveLength(3);
  });

  test('needs a webhook of the account that is enabled', async () => {
    const key = await world.hookedKey();
    await expect(send({ ...key, account_id: 'another' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(send({ ...key, key_id: 'unknown' })).rejects.toMatchObject({ code: 'not_found' });
    const { url } = (await world.management.webhooks.get(key.key_id)) ?? { url: '' };
    const gone = { keyId: key.key_id, url, reason: 'gone', at: world.now() } as const;
    await world.deliverDeps.webhooks.disable(gone);
    await expect(send(key)).rejects.toMatchObject({ code: 'conflict' });
    expect(world.sent).toEqual([]);
  });
});

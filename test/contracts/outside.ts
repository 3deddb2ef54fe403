/**
 * What core's ports to the outside do, whatever stands behind them: queues, the source of secrets, and posts to
 * webhooks.
 */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { AuditQueue } from '../../core/audits/request-audit.ts';
import type { DeliveryQueue } from '../../core/webhooks/announce.ts';
import type { PostWebhook } from '../../core/webhooks/post-webhook.ts';
import type { SecretSource } from '../../core/webhooks/secrets.ts';
import type { Received } from '../received-event.ts';

export interface Outside {
  audits: AuditQueue;
  deliveries: DeliveryQueue;
  /** What was sent, as the worker gets it: the id, and the account as far as it is told. */
  arrived: () => Promise<{ audits: string[]; deliveries: string[] }>;
  secrets: SecretSource;
  post: PostWebhook;
  receiver: {
    url: string;
    received: Received[];
    answerWith: (answer: { status: number; retryAfter?: string; body?: string }) => void;
  };
  /** An address that nothing listens at. */
  deadUrl: string;
}

export function outsideContracts(outside: () => Outside): void {
  test('queues hand on the ids of audits and deliveries', async () => {
    const { audits, deliveries, arrived } = outside();
    const [auditId, deliveryId, accountId] = [randomUUID(), `evt_${randomUUID()}`, randomUUID()];
    await audits.send({ auditId, accountId });
    await deliveries.send({ deliveryId, accountId });
    await deliveries.send({ deliveryId, accountId, delayMs: 1 });
    expect(await arrived()).toEqual({ audits: [auditId], deliveries: [deliveryId, deliveryId] });
  });

  test('a secret is 32 bytes, the same at every call, and another one for another name', async () => {
    const { secretOf } = outside().secrets;
    const [keyId, secretId] = [randomUUID(), randomUUID()];
    const secret = Buffer.from(await secretOf({ keyId, secretId }));
    expect(secret).toHaveLength(32);
    expect(Buffer.from(await secretOf({ keyId, secretId }))).toEqual(secret);
    for (const name of [
      { keyId, secretId: randomUUID() },
      { keyId: randomUUID(), secretId },
      { keyId: secretId, secretId: keyId },
    ]) {
      expect(Buffer.from(await secretOf(name))).not.toEqual(secret);
    }
  });

  describe('a post', () => {
    const headers = { 'content-type': 'application/json', 'webhook-id': 'evt_1' };
    const post = (url: string) => outside().post({ url, headers, body: '{"ü":1}', timeoutMs: 5_000, answerBytes: 4 });

    test('brings headers and body, and what is answered with any status, of a redirect no body', async () => {
      const { receiver } = outside();
      for (const [status, more] of [
        [200, {}],
        [302, {}],
        [503, { retryAfter: '120' }],
      ] as const) {
        receiver.answerWith({ status, body: 'words', ...more });
        const answer = await post(receiver.url);
        expect(answer).toMatchObject({ outcome: 'answered', status, ...more });
        expect(answer.outcome === 'answered' && Buffer.from(answer.beginning).toString()).toBe(
          status === 302 ? '' : 'word',
        );
        expect('retryAfter' in answer).toBe('retryAfter' in more);
      }
      expect(receiver.received).toHaveLength(3);
      expect(receiver.received[0]).toMatchObject({ id: 'evt_1', headers, body: '{"ü":1}' });
    });

    test('to an address that nothing listens at fails with a reason', async () => {
      expect(await post(outside().deadUrl)).toEqual({ outcome: 'failed', reason: 'unreachable' });
    });
  });
}

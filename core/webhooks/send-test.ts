/** Sends a test event to a key's webhook on request, by the way that the events of audits take. */
import { ServiceError } from '../service-error.ts';
import { isLive, isOwner, type Owners } from '../test-mode.ts';
import { announce, type DeliveryQueue, messageGraceMs } from './announce.ts';
import type { Deliveries } from './deliveries.ts';
import { type Delivery, testEventType } from './delivery.ts';
import { hashedId } from './hashed-id.ts';
import type { WebhookReader } from './webhook.ts';

/** An account sends one test in this time: enough to try out a receiver, too little to burden somebody else's. */
export const testEveryMs = 10_000;

/** The body of the message. */
export interface TestEvent {
  type: typeof testEventType;
  timestamp: string;
  data: { key_id: string; message: string; livemode: boolean };
}

export interface SendTestDeps {
  deliveries: Pick<Deliveries, 'add'>;
  webhooks: WebhookReader;
  queue: DeliveryQueue;
  now: () => Date;
}

/**
 * Sends a test to the webhook of a key of the account.
 *
 * The id follows from the account and the time, so the table itself refuses a second test in the same ten seconds.
 *
 * @returns the delivery, under way
 * @throws ServiceError `not_found` if the account has no webhook at this key, `conflict` if it is disabled,
 *   `rate_limit_exceeded` if the account has just sent a test.
 */
export async function sendTest(
  { keyId, accountId: owners }: { keyId: string; accountId: Owners },
  { deliveries, webhooks, queue, now }: SendTestDeps,
): Promise<Delivery> {
  const webhook = await webhooks.get(keyId);
  if (webhook === undefined || !isOwner(owners, webhook.account_id)) {
    throw new ServiceError('not_found', 'This key has no webhook.');
  }
  const { account_id: accountId } = webhook;
  if (webhook.disabled_at !== undefined) {
    throw new ServiceError('conflict', 'This webhook is disabled: enable it first.');
  }
  const at = now();
  const window = Math.floor(at.getTime() / testEveryMs);
  const time = at.toISOString();
  const event: TestEvent = {
    type: testEventType,
    timestamp: time,
    data: { key_id: keyId, message: 'This is a test. No audit has ended.', livemode: isLive(accountId) },
  };
  const delivery: Delivery = {
    ...{
      delivery_id: hashedId('test', ['webhook test', accountId, window]),
      account_id: accountId,
      key_id: keyId,
      type: testEventType,
    },
    ...{ url: webhook.url, body: JSON.stringify(event), state: 'pending', created_at: time, updated_at: time },
    ...{ next_attempt_at: time, due_at: new Date(at.getTime() + messageGraceMs).toISOString() },
    ...{ resent: 0, tries: 0, attempt: 0, attempts: [] },
  };
  if (!(await deliveries.add(delivery))) {
    const seconds = Math.ceil(((window + 1) * testEveryMs - at.getTime()) / 1_000);
    throw new ServiceError('rate_limit_exceeded', `A test was sent just now: try again in ${seconds} s.`, {
      headers: { 'Retry-After': String(seconds) },
    });
  }
  await announce(delivery, queue);
  return delivery;
}

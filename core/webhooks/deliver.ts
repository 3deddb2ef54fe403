/** Makes one attempt to deliver an event: signs it, sends it, and stores the result. */
import type { DeliveryQueue } from './announce.ts';
import { messageGraceMs } from './announce.ts';
import { answerExcerpt, excerptBytes } from './answer-excerpt.ts';
import type { AttemptEnd, Deliveries } from './deliveries.ts';
import { type Attempt, type Delivery, type GivenUpReason, isDue, testEventType, withAttempt } from './delivery.ts';
import type { PostAnswer, PostWebhook } from './post-webhook.ts';
import { retryAfterMs, waitBeforeNextTry } from './schedule.ts';
import { type SecretSource, signingSecrets } from './secrets.ts';
import { signedHeaders } from './sign.ts';
import type { DisabledReason, Webhook, WebhookHealth } from './webhook.ts';

/** From the first byte sent to the last byte received. */
const timeoutMs = 15_000;
/** Longer than a worker lives (30 s), so that no second attempt begins while the first is alive. */
const leaseMs = 60_000;
/** How many attempts in a row may be lost, for example with their worker, before the event is given up. */
const maxLost = 8;
/** The longest delay of a queue message; recovery sends what is due later. */
const maxDelayMs = 15 * 60_000;
/** A message arrives a second after the attempt is due, so that it can be claimed at once. */
const marginMs = 1_000;
/** A webhook that has failed for this long is disabled when the next delivery is given up. */
const failingMs = 5 * 24 * 3_600_000;

/** The outcome of a message to the worker. The message is done with in every case. */
export type DeliverOutcome =
  | { outcome: 'delivered'; delivery: Delivery; made: Attempt }
  | { outcome: 'retry'; delivery: Delivery; made: Attempt; nextAttemptAt: Date }
  | { outcome: 'given_up'; delivery: Delivery; made?: Attempt; reason: GivenUpReason; disabled?: DisabledReason }
  /** Ended, not due yet, held by another attempt, or unknown. Receiving the same message twice is harmless. */
  | { outcome: 'not_due' };

export interface DeliverDeps {
  deliveries: Pick<Deliveries, 'get' | 'claim' | 'retry' | 'deliver' | 'giveUp'>;
  webhooks: WebhookHealth;
  secrets: SecretSource;
  queue: DeliveryQueue;
  post: PostWebhook;
  now: () => Date;
  /** From 0 up to but not including 1. */
  random: () => number;
}

/**
 * Makes the next attempt if it is due. Everything it needs is read before the attempt is claimed, so that a failure on
 * our side costs no try.
 *
 * @throws if a store or the secret source fails; the message is then delivered again.
 */
export async function deliver(deliveryId: string, deps: DeliverDeps): Promise<DeliverOutcome> {
  const seen = await deps.deliveries.get(deliveryId);
  if (!seen || !isDue(seen, deps.now())) return { outcome: 'not_due' };
  const webhook = await deps.webhooks.get(seen.key_id);
  if (!webhook) return giveUpUnsent(seen, 'webhook_removed', deps);
  if (webhook.disabled_at !== undefined) return giveUpUnsent(seen, 'webhook_disabled', deps);
  // An expired lease means that the attempt was lost. The try is repeated and does not count against the schedule.
  const lost = seen.lease_until === undefined ? 0 : (seen.lost ?? 0) + 1;
  if (lost >= maxLost) return giveUpUnsent(seen, 'tries_used_up', deps);
  const secrets = await signingSecrets(webhook, deps.now(), deps.secrets);

  const at = deps.now();
  const leaseUntil = new Date(at.getTime() + leaseMs);
  const { attempt } = seen;
  const delivery = await deps.deliveries.claim({ deliveryId, attempt, lost, url: webhook.url, now: at, leaseUntil });
  if (!delivery) return { outcome: 'not_due' };
  const { body, url } = delivery;
  const headers = { 'content-type': 'application/json', ...signedHeaders({ id: deliveryId, at, body, secrets }) };
  const answer = await deps.post({ url, headers, body, timeoutMs, answerBytes: excerptBytes });
  return settle({ delivery, webhook, answer, made: attemptOf(url, answer, at, deps.now()) }, deps);
}

interface MadeAttempt {
  delivery: Delivery;
  webhook: Webhook;
  answer: PostAnswer;
  made: Attempt;
}

/** Stores the result of an attempt. */
async function settle({ delivery, webhook, answer, made }: MadeAttempt, deps: DeliverDeps): Promise<DeliverOutcome> {
  const at = deps.now();
  const end: AttemptEnd = {
    deliveryId: delivery.delivery_id,
    attempt: delivery.attempt,
    attempts: withAttempt(delivery.attempts, made),
    at,
  };
  const seen = { keyId: webhook.key_id, url: delivery.url };
  if (made.status !== undefined && made.status >= 200 && made.status < 300) {
    if (!(await deps.deliveries.deliver(end))) return { outcome: 'not_due' };
    if (webhook.failing_since !== undefined) await deps.webhooks.noteWorking(seen);
    return { outcome: 'delivered', delivery, made };
  }
  // A test is tried once, for whoever looks at it, and says nothing about the events of audits.
  if (delivery.type === testEventType) return giveUp(end, { delivery, made, reason: 'tries_used_up' }, deps);
  const outcome = await settleFailure({ delivery, webhook, answer, made }, end, deps);
  // After the attempt is stored, so that a failed write to the webhook loses no try.
  if (webhook.failing_since === undefined) await deps.webhooks.noteFailing({ ...seen, at });
  return outcome;
}

/** Stores a failed attempt and schedules the next one, or gives up. */
async function settleFailure(
  { delivery, webhook, answer, made }: MadeAttempt,
  end: AttemptEnd,
  deps: DeliverDeps,
): Promise<DeliverOutcome> {
  const { at } = end;
  const seen = { keyId: webhook.key_id, url: delivery.url };
  // False if the webhook was changed or removed meanwhile: then it is not the one that is gone, and the next try uses
  // its current state.
  if (made.status === 410 && (await deps.webhooks.disable({ ...seen, reason: 'gone', at }))) {
    return giveUp(end, { delivery, made, reason: 'gone', disabled: 'gone' }, deps);
  }
  const asked = answer.outcome === 'answered' ? retryAfterMs(answer.retryAfter, at) : undefined;
  const waitMs = waitBeforeNextTry(delivery.tries, deps.random(), asked);
  if (waitMs !== undefined) return retry(end, { delivery, made, waitMs }, deps);
  const { failing_since: failingSince = at.toISOString() } = webhook;
  const disabled =
    at.getTime() - Date.parse(failingSince) >= failingMs &&
    (await deps.webhooks.disable({ ...seen, reason: 'failing', failingSince, at }));
  return giveUp(end, { delivery, made, reason: 'tries_used_up', ...(disabled ? { disabled: 'failing' } : {}) }, deps);
}

/** Schedules the next try: up to 15 minutes by a delayed message, later by recovery, which runs every minute. */
async function retry(
  end: AttemptEnd,
  { delivery, made, waitMs }: { delivery: Delivery; made: Attempt; waitMs: number },
  { deliveries, queue }: DeliverDeps,
): Promise<DeliverOutcome> {
  const nextAttemptAt = new Date(end.at.getTime() + waitMs);
  const delayMs = waitMs + marginMs;
  const byMessage = delayMs <= maxDelayMs;
  const dueAt = byMessage ? new Date(nextAttemptAt.getTime() + messageGraceMs) : nextAttemptAt;
  if (!(await deliveries.retry({ ...end, nextAttemptAt, dueAt }))) return { outcome: 'not_due' };
  if (byMessage) {
    // If the message cannot be sent, recovery sends it.
    await queue.send({ deliveryId: end.deliveryId, accountId: delivery.account_id, delayMs }).catch(() => {});
  }
  return { outcome: 'retry', delivery, made, nextAttemptAt };
}

async function giveUp(
  end: AttemptEnd,
  told: Omit<Extract<DeliverOutcome, { outcome: 'given_up' }>, 'outcome'>,
  { deliveries }: Pick<DeliverDeps, 'deliveries'>,
): Promise<DeliverOutcome> {
  return (await deliveries.giveUp({ ...end, reason: told.reason }))
    ? { outcome: 'given_up', ...told }
    : { outcome: 'not_due' };
}

function giveUpUnsent(delivery: Delivery, reason: GivenUpReason, deps: DeliverDeps): Promise<DeliverOutcome> {
  const { delivery_id: deliveryId, attempt, attempts } = delivery;
  return giveUp({ deliveryId, attempt, attempts, at: deps.now() }, { delivery, reason }, deps);
}

function attemptOf(url: string, answer: PostAnswer, begun: Date, ended: Date): Attempt {
  return {
    at: begun.toISOString(),
    duration_ms: ended.getTime() - begun.getTime(),
    url,
    ...(answer.outcome === 'failed'
      ? { failure: answer.reason }
      : { status: answer.status, answer: answerExcerpt(answer.beginning) }),
  };
}

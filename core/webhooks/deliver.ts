/** Makes one attempt to deliver an event: signs it, sends it, and keeps what came of it. */
import type { DeliveryQueue } from './announce.ts';
import { messageGraceMs } from './announce.ts';
import { answerExcerpt, excerptBytes } from './answer-excerpt.ts';
import type { AttemptEnd, Deliveries } from './deliveries.ts';
import { type Attempt, type Delivery, type GivenUpReason, isDue, withAttempt } from './delivery.ts';
import type { PostAnswer, PostWebhook } from './post-webhook.ts';
import { retryAfterMs, waitBeforeNextTry } from './schedule.ts';
import { type SecretSource, signingSecrets } from './secrets.ts';
import { signedHeaders } from './sign.ts';
import type { DisabledReason, Webhook, WebhookHealth } from './webhook.ts';

/** From the first byte out to the last byte in. */
const timeoutMs = 15_000;
/** Longer than a worker lives (30 s): no second attempt begins beside a living one. */
const leaseMs = 60_000;
/** So often in a row may an attempt be lost, with its worker for instance, until the event is given up. */
const maxLost = 8;
/** The most that a message can be delayed; recovery sends what comes later. */
const maxDelayMs = 15 * 60_000;
/** A message comes a second after the attempt is due, so that it may be claimed when it comes. */
const marginMs = 1_000;
/** A webhook that nothing has reached for so long is disabled when the next delivery is given up. */
const failingMs = 5 * 24 * 3_600_000;

/** What became of a message to the worker; the message itself is done with in every case. */
export type DeliverOutcome =
  | { outcome: 'delivered'; delivery: Delivery; made: Attempt }
  | { outcome: 'retry'; delivery: Delivery; made: Attempt; nextAttemptAt: Date }
  | { outcome: 'given_up'; delivery: Delivery; made?: Attempt; reason: GivenUpReason; disabled?: DisabledReason }
  /** Ended, not due yet, in another's hands, or unknown: the same message twice is harmless. */
  | { outcome: 'not_due' };

export interface DeliverDeps {
  deliveries: Pick<Deliveries, 'get' | 'claim' | 'retry' | 'deliver' | 'giveUp'>;
  webhooks: WebhookHealth;
  secrets: SecretSource;
  queue: DeliveryQueue;
  post: PostWebhook;
  now: () => Date;
  /** 0 up to 1. */
  random: () => number;
}

/**
 * Makes the next attempt if it is due. All that it needs is gathered before the attempt is claimed, so that a fault of
 * ours costs no try. Throws when a store or the keeper of secrets fails; the message then comes again.
 */
export async function deliver(deliveryId: string, deps: DeliverDeps): Promise<DeliverOutcome> {
  const seen = await deps.deliveries.get(deliveryId);
  if (!seen || !isDue(seen, deps.now())) return { outcome: 'not_due' };
  const webhook = await deps.webhooks.get(seen.key_id);
  if (!webhook) return giveUpUnsent(seen, 'webhook_removed', deps);
  if (webhook.disabled_at !== undefined) return giveUpUnsent(seen, 'webhook_disabled', deps);
  // A lease that has run out is of an attempt that was lost: the try is made again, and costs none of the schedule.
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

/** Keeps what came of an attempt. */
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
  const outcome = await settleFailure({ delivery, webhook, answer, made }, end, deps);
  // After what was kept of the attempt: of a webhook that cannot be written, no try is lost.
  if (webhook.failing_since === undefined) await deps.webhooks.noteFailing({ ...seen, at });
  return outcome;
}

/** Keeps that an attempt has failed: it is made again later, or nothing more is tried. */
async function settleFailure(
  { delivery, webhook, answer, made }: MadeAttempt,
  end: AttemptEnd,
  deps: DeliverDeps,
): Promise<DeliverOutcome> {
  const { at } = end;
  const seen = { keyId: webhook.key_id, url: delivery.url };
  // A webhook that was moved or taken away meanwhile is not the one that is gone: the next try goes by what it is then.
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

/** Waits of up to 15 minutes are a message's delay; longer ones are recovery's, which runs every minute. */
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
    // What cannot be sent is sent by recovery.
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

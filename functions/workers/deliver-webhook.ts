/** Consumer of the delivery queue: makes one attempt to notify a webhook of an audit's end. */
import { type DeliverDeps, type DeliverOutcome, deliver } from '../../core/webhooks/deliver.ts';
import { logEvent } from '../runtime/log-event.ts';
import { deliveryConsumer } from '../runtime/sqs-batch.ts';

export function createHandler(deps: DeliverDeps) {
  return deliveryConsumer(async (deliveryId) => {
    log(await deliver(deliveryId, deps));
    return 'done';
  });
}

/** Neither address nor response is logged: both may contain the receiver's secrets. */
function log(outcome: DeliverOutcome): void {
  if (outcome.outcome === 'not_due') {
    logEvent('info', 'delivery_skipped');
    return;
  }
  const { delivery, made } = outcome;
  const { audit_id, key_id, attempt } = delivery;
  const fields = {
    ...{ audit_id, key_id, attempt },
    ...(made && { status: made.status, failure: made.failure, duration_ms: made.duration_ms }),
  };
  if (outcome.outcome === 'delivered') {
    logEvent('info', 'delivery_succeeded', fields);
  } else if (outcome.outcome === 'retry') {
    logEvent('warn', 'delivery_retry_scheduled', { ...fields, next_attempt_at: outcome.nextAttemptAt.toISOString() });
  } else {
    const { reason, disabled } = outcome;
    logEvent('warn', 'delivery_given_up', { ...fields, reason, ...(disabled && { webhook_disabled: disabled }) });
  }
}

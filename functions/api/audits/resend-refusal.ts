/** Why an event cannot be sent again, for `/v1` and the dashboard. */
import { ServiceError } from '../../../core/service-error.ts';
import type { ResendOutcome } from '../../../core/webhooks/resend.ts';

type Refused = Exclude<ResendOutcome['outcome'], 'sent'>;

export function resendRefusal(outcome: Refused): ServiceError {
  const conflicts: Record<Exclude<Refused, 'unknown'>, string> = {
    busy: 'An attempt is under way: look again in a minute.',
    no_webhook: 'The key of this event has no webhook: give it one first.',
    webhook_disabled: 'The webhook of this event’s key is disabled: enable it first.',
  };
  return outcome === 'unknown'
    ? new ServiceError('not_found', 'There is nothing at this address.')
    : new ServiceError('conflict', conflicts[outcome]);
}

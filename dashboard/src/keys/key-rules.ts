/** Validates the fields of a key's forms by the API's rules, before sending. */
import { keyNameFault } from '../../../core/api-keys/key-name.ts';
import { webhookUrlFault } from '../../../core/webhooks/webhook-url.ts';

export function nameFault(name: string): string | null {
  const fault = keyNameFault(name);
  return fault === undefined ? null : `The name ${fault}`;
}

/**
 * Validates a webhook's address. Only the API knows whether the stage also allows loopback addresses, and reports it.
 */
export function webhookFault(url: string): string | null {
  const fault = webhookUrlFault(url.trim(), { loopback: true });
  return fault === undefined ? null : `The address ${fault}`;
}

/** What the fields of a key's forms may hold: the API's rules, said before it is asked. */
import { keyNameFault } from '../../../core/api-keys/key-name.ts';
import { webhookUrlFault } from '../../../core/webhooks/webhook-url.ts';

export function nameFault(name: string): string | null {
  const fault = keyNameFault(name);
  return fault === undefined ? null : `The name ${fault}`;
}

/** The fault of a webhook's address. Which addresses the stage takes beside https, the API alone knows: it says so. */
export function webhookFault(url: string): string | null {
  const fault = webhookUrlFault(url.trim(), { loopback: true });
  return fault === undefined ? null : `The address ${fault}`;
}

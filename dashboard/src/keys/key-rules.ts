/** What the fields of a key's forms may hold: the API's rules, said before it is asked. */
import { webhookUrlFault } from '../../../core/webhooks/webhook-url.ts';

/** As the API has it. */
export const maxNameLength = 80;

export function nameFault(name: string): string | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'Give the key a name';
  if ([...trimmed].length > maxNameLength) return `At most ${maxNameLength} characters`;
  return /[\p{Cc}\p{Cs}]/u.test(trimmed) ? 'A name holds no control characters' : null;
}

/** The fault of a webhook's address. Which addresses the stage takes beside https, the API alone knows: it says so. */
export function webhookFault(url: string): string | null {
  const fault = webhookUrlFault(url.trim(), { loopback: true });
  return fault === undefined ? null : `The address ${fault}`;
}

/** Verifies what a webhook receives, by the library of Standard Webhooks. */
import { Webhook } from 'standardwebhooks';
import { WebhookVerificationError } from './errors.js';
import type { AuditChangedEvent, RunSkippedEvent, WebhookEvent, WebhookTestEvent } from './generated/types.gen.js';

/** Headers as Node, Express or a `Request` has them. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** What a webhook receives. `type` says which; `webhook.test` is sent from the dashboard. */
export type WebhookMessage = WebhookEvent | AuditChangedEvent | RunSkippedEvent | WebhookTestEvent;

/**
 * The event of a message that is genuine, whole and at most five minutes old.
 *
 * @param body the body as received: text or bytes, not parsed
 * @param secret `whsec_…`, shown when the webhook was made
 * @throws WebhookVerificationError
 */
export function verifyWebhook(body: string | Uint8Array, headers: WebhookHeaders, secret: string): WebhookMessage {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const pairs = headers instanceof Headers ? [...headers] : Object.entries(headers);
  const plain = Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), String(value ?? '')]));
  try {
    return new Webhook(secret).verify(text, plain) as WebhookMessage;
  } catch (cause) {
    throw new WebhookVerificationError(cause instanceof Error ? cause.message : 'The message cannot be verified.', {
      cause,
    });
  }
}

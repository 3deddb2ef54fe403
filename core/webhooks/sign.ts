/** Signs a message according to Standard Webhooks 1.0.0: github.com/standard-webhooks/standard-webhooks. */
import { createHmac } from 'node:crypto';

/**
 * Returns the headers that authenticate a message: its id, its time, and one signature for each secret.
 * @param message the body exactly as sent; `at` is the time of this attempt, not of the event
 */
export function signedHeaders(message: {
  id: string;
  at: Date;
  body: string;
  secrets: readonly Uint8Array[];
}): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(message.at.getTime() / 1000));
  const signed = `${message.id}.${timestamp}.${message.body}`;
  const signatures = message.secrets.map(
    (secret) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`,
  );
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

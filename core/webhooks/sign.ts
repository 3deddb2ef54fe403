/** Signs a message as Standard Webhooks 1.0.0 has it: github.com/standard-webhooks/standard-webhooks. */
import { createHmac } from 'node:crypto';

/**
 * The headers that prove a message: its id, when it is sent, and one signature for each secret.
 * @param message the body byte for byte as it is sent; `at` is this attempt's time, not the event's
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

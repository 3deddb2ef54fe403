/** A webhook's message as it came, verified by the `standardwebhooks` package alone. */
import { Webhook } from 'standardwebhooks';

export interface Received {
  id: string;
  headers: Record<string, string>;
  body: string;
  /** What the package made of it with the secret; undefined when it refused. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came
  event: any;
}

/** The message, verified with `secret`; an empty secret verifies nothing. */
export function receivedEvent(secret: string, headers: Record<string, string>, body: string): Received {
  return { id: headers['webhook-id'] ?? '', headers, body, event: verified(secret, headers, body) };
}

function verified(secret: string, headers: Record<string, string>, body: string): unknown {
  if (secret === '') return undefined;
  try {
    return new Webhook(secret).verify(body, headers);
  } catch {
    return undefined;
  }
}

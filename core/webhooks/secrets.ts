/** The secrets that sign webhooks: derived when needed, and never stored. */
import type { Webhook } from './webhook.ts';

/** Derives secrets from a key that never leaves the key store. */
export interface SecretSource {
  /**
   * Derives the 32 bytes of a secret, the same at every call.
   *
   * @throws if the key store cannot be reached.
   */
  secretOf(name: { keyId: string; secretId: string }): Promise<Uint8Array>;
}

/** How long the previous secret stays valid after a rotation: time to deploy the new one to the receivers. */
export const previousSecretMs = 24 * 3_600_000;

/** Formats a secret for its receiver: `whsec_<base64>` (Standard Webhooks 1.0.0, "Secret key format"). */
export function formatSecret(secret: Uint8Array): string {
  return `whsec_${Buffer.from(secret).toString('base64')}`;
}

/** The secrets that sign at `now`: the current one first, then the previous one while it is valid. */
export async function signingSecrets(
  webhook: Pick<Webhook, 'key_id' | 'secret_id' | 'previous_secret_id' | 'previous_secret_until'>,
  now: Date,
  source: SecretSource,
): Promise<Uint8Array[]> {
  const { key_id: keyId, secret_id, previous_secret_id, previous_secret_until = '' } = webhook;
  const hasPrevious = previous_secret_id !== undefined && previous_secret_until > now.toISOString();
  const secretIds = hasPrevious ? [secret_id, previous_secret_id] : [secret_id];
  return Promise.all(secretIds.map((secretId) => source.secretOf({ keyId, secretId })));
}

/** The secrets that webhooks are signed with: derived when they are needed, and stored nowhere. */
import type { Webhook } from './webhook.ts';

/** Derives secrets from a key that never leaves its keeper. */
export interface SecretSource {
  /** The 32 bytes of the secret that these two name, the same at every call. Throws when the keeper cannot be asked. */
  secretOf(name: { keyId: string; secretId: string }): Promise<Uint8Array>;
}

/** How long the secret before a rotation still signs beside the new one: time to bring the new one to the receivers. */
export const previousSecretMs = 24 * 3_600_000;

/** A secret as its receiver gets it: `whsec_<base64>` (Standard Webhooks 1.0.0, "Secret key format"). */
export function formatSecret(secret: Uint8Array): string {
  return `whsec_${Buffer.from(secret).toString('base64')}`;
}

/** The secrets that sign at `now`: the present one first, then the one before it while its time lasts. */
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

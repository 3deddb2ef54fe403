/** Webhook secrets derived from a random key in memory. */
import { createHmac, randomBytes } from 'node:crypto';
import type { SecretSource } from '../../core/webhooks/secrets.ts';

export function inMemorySecretSource(): SecretSource {
  const key = randomBytes(32);
  return {
    secretOf: async ({ keyId, secretId }) =>
      createHmac('sha256', key)
        .update(JSON.stringify([keyId, secretId]))
        .digest(),
  };
}

/** Derives webhook secrets: KMS computes a MAC over the secret's name with a key that never leaves KMS. */
import { GenerateMacCommand, KMSClient, type KMSClientConfig, MacAlgorithmSpec } from '@aws-sdk/client-kms';
import type { SecretSource } from '../../core/webhooks/secrets.ts';

/** Creates a KMS client. Region, endpoint and credentials come from the standard environment unless given. */
export function kmsClient(options: Pick<KMSClientConfig, 'endpoint' | 'region' | 'credentials'> = {}): KMSClient {
  return new KMSClient({
    ...options,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true },
  });
}

/** Derives secrets with the HMAC key of this ARN. */
export function kmsWebhookSecrets(client: KMSClient, keyArn: string): SecretSource {
  return {
    async secretOf({ keyId, secretId }) {
      // A JSON list, so that different parts never produce the same text.
      const name = JSON.stringify(['webhook-secret', keyId, secretId]);
      const { Mac } = await client.send(
        new GenerateMacCommand({
          KeyId: keyArn,
          MacAlgorithm: MacAlgorithmSpec.HMAC_SHA_256,
          Message: Buffer.from(name),
        }),
      );
      if (Mac?.length !== 32) throw new Error('KMS answered without a MAC');
      return Mac;
    },
  };
}

/** Webhook secrets derived by KMS: a MAC over a secret's name, under a key that never leaves KMS. Nothing is stored. */
import { GenerateMacCommand, KMSClient, MacAlgorithmSpec } from '@aws-sdk/client-kms';
import type { SecretSource } from '../../core/webhooks/secrets.ts';

/** A client for region, endpoint and credentials of the standard environment, or the given ones. */
export function kmsClient(
  options: { endpoint?: string; region?: string; credentials?: { accessKeyId: string; secretAccessKey: string } } = {},
): KMSClient {
  return new KMSClient({
    ...options,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true },
  });
}

/** Secrets under the HMAC key of this ARN. */
export function kmsWebhookSecrets(client: KMSClient, keyArn: string): SecretSource {
  return {
    async secretOf({ keyId, secretId }) {
      // A JSON list keeps apart what would read the same run together.
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

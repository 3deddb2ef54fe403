/** The text of a secret in Secrets Manager. */
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/** A client for region and endpoint of the standard environment; three tries of 2 s keep a handler below its time. */
export function secretsClient(): SecretsManagerClient {
  return new SecretsManagerClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true },
  });
}

/** The present text of the secret `arn`. Throws what the service refuses with, or when the secret holds bytes. */
export async function secretText(client: SecretsManagerClient, arn: string): Promise<string> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: arn }));
  if (SecretString === undefined) throw new Error('the secret holds no text');
  return SecretString;
}

/** Reads the text of a secret in Secrets Manager. */
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/** Creates a client for the standard environment; three tries of 2 s stay within a handler's timeout. */
export function secretsClient(): SecretsManagerClient {
  return new SecretsManagerClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true },
  });
}

/**
 * Returns the current text of the secret `arn`.
 *
 * @throws the service's error, or an error if the secret is binary.
 */
export async function secretText(client: SecretsManagerClient, arn: string): Promise<string> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: arn }));
  if (SecretString === undefined) throw new Error('the secret holds no text');
  return SecretString;
}

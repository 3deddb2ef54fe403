/** The DynamoDB document client: bounded waits, and a dependency that is down told as `unavailable`. */
import { ConditionalCheckFailedException, DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ServiceError } from '../../core/service-error.ts';

export type DocumentClient = DynamoDBDocumentClient;

/** Names of SDK errors that say "later", beside answers with a 5xx status and connections that failed. */
const transientErrors = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'InternalServerError',
  'ServiceUnavailable',
  'TimeoutError',
  // The caller's own deadline.
  'AbortError',
]);

/** Whether a dependency failed in a way that may pass: throttled, 5xx, or no connection. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (transientErrors.has(error.name)) return true;
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  if (typeof code === 'string' && /^(ECONN|EPIPE|ENOTFOUND|EAI_|ETIMEDOUT|EHOSTUNREACH)/u.test(code)) return true;
  return ($metadata?.httpStatusCode ?? 0) >= 500;
}

/** What is thrown when a dependency is down: to the caller only that, the cause is for the log. */
export function unavailable(cause: unknown): ServiceError {
  return new ServiceError('unavailable', 'The service is temporarily unavailable; try again shortly.', {
    headers: { 'Retry-After': '5' },
    cause,
  });
}

/**
 * A client for region, endpoint and credentials of the standard environment, or the given ones.
 *
 * Three tries of 2 s: a call ends within about six seconds even when the table does not answer.
 *
 * @param requestTimeout how long one try may take, in milliseconds; half of it to connect.
 */
export function documentClient({
  requestTimeout = 2_000,
  ...options
}: Pick<DynamoDBClientConfig, 'endpoint' | 'region' | 'credentials'> & {
  requestTimeout?: number;
} = {}): DocumentClient {
  const client = new DynamoDBClient({
    ...options,
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: requestTimeout / 2,
      requestTimeout,
      throwOnRequestTimeout: true,
      httpsAgent: { maxSockets: 50 },
    },
  });
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args);
      } catch (error) {
        if (isTransient(error)) throw unavailable(error);
        throw error;
      }
    },
    { step: 'initialize', name: 'tellUnavailable' },
  );
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}

/** `write` went through, or its condition failed; any other error is thrown. */
export async function conditionHeld(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

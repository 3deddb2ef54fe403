/**
 * The DynamoDB document client: bounded timeouts, failures of the service reported as `unavailable`, reads of many
 * items.
 */
import { ConditionalCheckFailedException, DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ServiceError } from '../../core/service-error.ts';

export type DocumentClient = DynamoDBDocumentClient;

/** SDK errors worth a retry, besides responses with a 5xx status and failed connections. */
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

/** The error for a dependency that is down. The caller sees only that; the cause is for the log. */
export function unavailable(cause: unknown): ServiceError {
  return new ServiceError('unavailable', 'The service is temporarily unavailable; try again shortly.', {
    headers: { 'Retry-After': '5' },
    cause,
  });
}

/**
 * Creates a client. Region, endpoint and credentials come from the standard environment unless given.
 *
 * Three tries of 2 s: a call ends within about six seconds even if the table does not respond.
 *
 * @param requestTimeout how long one try may take, in milliseconds; connecting may take half of it.
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

/** Returns whether `write` succeeded; false if its condition failed. Other errors are thrown. */
export async function conditionHeld(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** The maximum of one BatchGetItem. */
export const batchSize = 100;

/**
 * Reads the items at `keys` that are there, in no order, with one call for each hundred.
 *
 * @param options how each is read: consistently, or only some attributes
 * @throws ServiceError `unavailable` if DynamoDB left some unread.
 */
export async function itemsAt(
  client: DocumentClient,
  tableName: string,
  keys: readonly Record<string, unknown>[],
  options: { ConsistentRead?: boolean; ProjectionExpression?: string },
): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  for (let from = 0; from < keys.length; from += batchSize) {
    const Keys = keys.slice(from, from + batchSize);
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetCommand({ RequestItems: { [tableName]: { Keys, ...options } } }),
    );
    if (UnprocessedKeys?.[tableName]) throw unavailable(new Error(`items of ${tableName} were left unprocessed`));
    items.push(...(Responses?.[tableName] ?? []));
  }
  return items;
}

/** Provides the DynamoDB and SQS endpoints: servers started here, or endpoints from the settings. */

import { join } from 'node:path';
import type { LocalCredentials } from './credentials.ts';
import { startDynamodb } from './dynamodb/server.ts';
import { startSqs } from './sqs/server.ts';
import { StartupError } from './startup-error.ts';

const answerTimeoutMs = 5_000;

/**
 * Uses the configured endpoints, and starts a server for each that is not configured. Both start at the same time.
 *
 * @param localDir The folder for the servers' data.
 * @param options The configured endpoints, the credentials for servers started here, and a log for failures.
 * @param onStop Receives a function that stops a server started here.
 * @returns The base URLs.
 * @throws StartupError if a server does not start, or if a configured endpoint does not answer.
 */
export async function startEndpoints(
  localDir: string,
  {
    endpoints,
    credentials,
    log,
  }: {
    endpoints?: { dynamodb?: string; sqs?: string };
    credentials: LocalCredentials;
    log: (line: string) => void;
  },
  onStop: (step: () => Promise<void>) => void,
): Promise<[dynamodb: string, sqs: string]> {
  const startOwn = async (start: Promise<{ endpoint: string; stop: () => Promise<void> }>): Promise<string> => {
    const server = await start;
    onStop(server.stop);
    return server.endpoint;
  };
  const started = await Promise.allSettled([
    reachable(endpoints?.dynamodb) ?? startOwn(startDynamodb(localDir, { credentials, log })),
    reachable(endpoints?.sqs) ?? startOwn(startSqs({ databasePath: join(localDir, 'sqs.sqlite'), credentials, log })),
  ]);
  const [dynamodb, sqs] = started.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
  if (dynamodb === undefined || sqs === undefined) throw new Error('an endpoint is missing');
  return [dynamodb, sqs];
}

/** A configured endpoint, after it has answered. */
function reachable(endpoint: string | undefined): Promise<string> | undefined {
  return endpoint === undefined
    ? undefined
    : fetch(endpoint, { signal: AbortSignal.timeout(answerTimeoutMs) })
        .then((response) => response.arrayBuffer())
        .then(
          () => endpoint.replace(/\/$/u, ''),
          () => {
            throw new StartupError(`nothing answers at ${endpoint}: start it, or leave its setting out`);
          },
        );
}

/** Where DynamoDB and SQS are: servers started here, or endpoints that were given. */

import { join } from 'node:path';
import type { LocalCredentials } from './credentials.ts';
import { startDynamodb } from './dynamodb/server.ts';
import { startSqs } from './sqs/server.ts';
import { StartupError } from './startup-error.ts';

const answerTimeoutMs = 5_000;

/**
 * The two endpoints: those that were given, or servers of our own, started side by side.
 *
 * @param localDir Where the servers keep their data.
 * @param options The endpoints that were given; the credentials that servers of our own take; where failures are told.
 * @param onStop Takes what ends a server.
 * @returns Their base URLs.
 * @throws StartupError when a server does not start, or nothing answers at an endpoint that was given.
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

/** An endpoint that somebody else started, once it has answered. */
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

/** The SQS endpoint: the SDK's JSON protocol over HTTP, on the loopback address. */

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import type { LocalCredentials } from '../credentials.ts';
import { type PrivateServer, startPrivateServer } from '../private-server.ts';
import { openArrivals } from './arrivals.ts';
import { invalidParameter, SqsError } from './errors.ts';
import { messageOperations } from './message-operations.ts';
import { openMessages } from './messages.ts';
import { queueOperations } from './queue-operations.ts';
import { requestSchemas } from './requests.ts';
import { openStore } from './store.ts';

const expireEveryMs = 60_000;

/**
 * Starts the server.
 *
 * @param options The database file, the port (0 or absent for a free one), the credentials to accept, a log for
 *   failures of the server itself, and a clock in milliseconds (the machine's by default).
 * @returns The endpoint.
 */
export async function startSqs(options: {
  databasePath: string;
  port?: number;
  credentials: LocalCredentials;
  log: (line: string) => void;
  now?: () => number;
}): Promise<PrivateServer> {
  const { now = Date.now } = options;
  const store = openStore(options.databasePath);
  const messages = openMessages(store);
  const arrivals = openArrivals();
  let endpoint = '';
  const operations = {
    ...queueOperations({ store, messages, url: () => endpoint, now }),
    ...messageOperations({ store, messages, arrivals, now }),
  };
  const run = operationRunner(operations);
  const closing = new AbortController();
  const server = await startPrivateServer({
    port: options.port ?? 0,
    credentials: options.credentials,
    answer: (request, response) => {
      answer(request, response, { run, closing: closing.signal }).catch((error: unknown) => {
        if (!response.destroyed) options.log(`sqs: ${error instanceof Error ? error.stack : String(error)}`);
        send(response, 500, { __type: 'com.amazonaws.sqs#InternalError', message: 'internal error' });
      });
    },
  });
  endpoint = server.endpoint;
  const expiry = setInterval(() => {
    for (const queue of store.queues('')) messages.expire(queue, now());
  }, expireEveryMs);
  expiry.unref();
  return {
    endpoint,
    stop: async () => {
      clearInterval(expiry);
      closing.abort();
      await server.stop();
      store.close();
    },
  };
}

type Run = (name: string, body: unknown, signal: AbortSignal) => unknown;

/** Returns a function that validates a request with its operation's schema and runs the operation. */
function operationRunner(operations: ReturnType<typeof queueOperations> & ReturnType<typeof messageOperations>): Run {
  return (name, body, signal) => {
    if (!isOffered(name)) throw new SqsError('UnsupportedOperation', `${name} is not offered here.`);
    const parsed = requestSchemas[name].safeParse(body);
    if (!parsed.success) throw invalidParameter(name, z.prettifyError(parsed.error));
    const operation: (request: never, signal: AbortSignal) => unknown = operations[name];
    return operation(parsed.data as never, signal);
  };
}

function isOffered(name: string): name is keyof typeof requestSchemas {
  return Object.hasOwn(requestSchemas, name);
}

/** Answers one request. An SqsError becomes an error of the protocol. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { run, closing }: { run: Run; closing: AbortSignal },
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    const [prefix, name = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
    if (prefix !== 'AmazonSQS')
      throw new SqsError('UnsupportedOperation', 'Only the JSON protocol of SQS is offered here.');
    const body = parseJson(await text(request));
    const result = await run(name, body, AbortSignal.any([gone.signal, closing]));
    send(response, 200, result ?? {});
  } catch (error) {
    if (!(error instanceof SqsError)) throw error;
    response.setHeader('x-amzn-query-error', `${error.queryCode};Sender`);
    send(response, 400, { __type: `com.amazonaws.sqs#${error.shape}`, message: error.message });
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body === '' ? '{}' : body);
  } catch {
    throw invalidParameter('body', 'it is not JSON');
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  if (response.destroyed || response.headersSent) return;
  const payload = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': Buffer.byteLength(payload),
    'x-amzn-requestid': randomUUID(),
  });
  response.end(payload);
}

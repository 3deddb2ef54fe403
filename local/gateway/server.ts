/** The HTTP server of the API, on the loopback address. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { onlyHost } from '../private-server.ts';
import { codeOf, messageOf, StartupError } from '../startup-error.ts';
import type { Api } from './api.ts';
import type { Invoke } from './authorize.ts';
import { type GatewayAnswer, gatewayAnswer } from './gateway-response.ts';
import { type Gateway, handle } from './handle.ts';
import { readRequest } from './request.ts';
import { openTokenBuckets } from './token-buckets.ts';
import { openUsagePlans } from './usage-plan.ts';

/** The running server. */
export interface GatewayServer {
  baseUrl: string;
  /** Accepts no more requests and waits up to `graceMs` for those in progress. */
  stop: (graceMs: number) => Promise<void>;
}

/**
 * Starts the server.
 *
 * @param api The API from the stack.
 * @param options The port (0 for a free one), how to call functions, and a log for failures of the server itself.
 * @returns The server, listening.
 * @throws StartupError if the port is in use.
 */
export async function startGateway(
  api: Api,
  options: { port: number; invoke: Invoke; log: (line: string) => void },
): Promise<GatewayServer> {
  const nowMs = (): number => performance.now();
  const gateway: Gateway = {
    ...{ api, invoke: options.invoke },
    takeToken: openTokenBuckets(nowMs),
    admit: openUsagePlans(api, nowMs),
  };
  const server = createServer((incoming, response) => {
    if (!isNameOfThisMachine(onlyHost(incoming))) {
      response.writeHead(421, { 'Content-Length': 0, Connection: 'close' }).end();
      return;
    }
    answer(gateway, incoming, response).catch((error: unknown) => {
      // A caller who disconnects is not a failure.
      if (!incoming.destroyed) options.log(`gateway: ${messageOf(error)}`);
      response.destroy();
    });
  });
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const taken = codeOf(error) === 'EADDRINUSE';
      reject(taken ? new StartupError(`port ${options.port} is taken: set PORT to another one`) : error);
    });
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the gateway has no port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    stop: async (graceMs) => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await Promise.race([closed, sleep(graceMs, undefined, { ref: false })]);
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * Rejects foreign host names. With DNS rebinding, another site's page under a name that resolves to this machine would
 * share the API's origin. Any port is accepted, because a developer may forward another one.
 */
function isNameOfThisMachine(host: string | undefined): boolean {
  return /^(?:127\.0\.0\.1|localhost)(?::\d{1,5})?$/u.test(host ?? '');
}

/** Answers one request. A failure of the gateway itself looks like one of API Gateway. */
async function answer(gateway: Gateway, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { api } = gateway;
  const { request, refused } = await readRequest(incoming, api.minimumCompressionBytes !== undefined);
  const sent = await handle(gateway, request, refused);
  try {
    send(response, sent, request.requestId);
  } catch (error) {
    if (response.headersSent) throw error;
    send(response, gatewayAnswer(api, request, { type: 'LAMBDA_FAILURE' }), request.requestId);
  }
}

function send(response: ServerResponse, { status, headers, body }: GatewayAnswer, requestId: string): void {
  const bodiless = status === 204 || status === 304 || status < 200;
  const own: [string, string][] = [
    ['x-amzn-RequestId', requestId],
    ['x-amz-apigw-id', requestId],
    ...(bodiless ? [] : [['Content-Length', String(body.length)] satisfies [string, string]]),
  ];
  response.writeHead(status, [...headers, ...own].flat());
  response.end(bodiless ? undefined : body);
}

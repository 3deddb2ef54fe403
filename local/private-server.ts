/** An HTTP server on the loopback address that only answers requests of this service. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isTokenOf, type LocalCredentials } from './credentials.ts';

/** A running server. */
export interface PrivateServer {
  endpoint: string;
  /** Accepts no more requests, and closes the connections. */
  stop: () => Promise<void>;
}

/**
 * Starts a server that refuses requests without the session token. It also refuses requests with an `Origin`, which
 * come from web pages, and with another `Host`, which come through a foreign name for this machine (DNS rebinding).
 *
 * @param options The port (0 or absent for a free one), the credentials, and the handler of accepted requests.
 * @returns The server, listening.
 */
export async function startPrivateServer(options: {
  port?: number;
  credentials: LocalCredentials;
  answer: (request: IncomingMessage, response: ServerResponse) => void;
}): Promise<PrivateServer> {
  let host = '';
  const server = createServer((request, response) => {
    const { headers } = request;
    const isOurs =
      headers.origin === undefined &&
      onlyHost(request) === host &&
      isTokenOf(options.credentials, headers['x-amz-security-token']);
    if (isOurs) options.answer(request, response);
    else refuse(response);
  });
  // Prevents closing an idle connection just as the client sends a request on it.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  host = `127.0.0.1:${address.port}`;
  return {
    endpoint: `http://${host}`,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      // Responses in progress are sent before connections are closed.
      setImmediate(() => server.closeAllConnections());
      await closed;
    },
  };
}

/** The Host of a request; undefined without one or with several, of which Node keeps only the first (see RFC 9112). */
export function onlyHost({ headersDistinct }: IncomingMessage): string | undefined {
  const [host, ...others] = headersDistinct.host ?? [];
  return others.length === 0 ? host : undefined;
}

function refuse(response: ServerResponse): void {
  const body = JSON.stringify({ __type: 'AccessDeniedException', message: 'Only the service itself may call this.' });
  response.writeHead(403, {
    'Content-Type': 'application/x-amz-json-1.0',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  });
  response.end(body);
}

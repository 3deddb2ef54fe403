/** An HTTP server on the loopback address that answers this service and nobody else. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isTokenOf, type LocalCredentials } from './credentials.ts';

/** A server that listens. */
export interface PrivateServer {
  endpoint: string;
  /** Takes no more requests, and ends the connections. */
  stop: () => Promise<void>;
}

/**
 * Starts a server. A request without the credentials' session token is refused. So is one with an `Origin`, which is the
 * mark of a web page, and one with another `Host`, which is the mark of a foreign name that leads here (DNS rebinding).
 *
 * @param options The port, 0 for a free one; the credentials; and what answers a request of this service.
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
  // A client's idle connection must not be closed under a request that it is just sending.
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
      // Answers that are on their way are sent first; whoever is still connected then reads nothing more.
      setImmediate(() => server.closeAllConnections());
      await closed;
    },
  };
}

/** The host that a request names; undefined when it names none, or several of which one would be looked at. */
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

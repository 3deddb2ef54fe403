/** Hands requests on to the gateway, as CloudFront does with `/dashboard/*` where the service is deployed. */

import { type IncomingMessage, request, type ServerResponse } from 'node:http';

/** They are between two neighbours and go no further. */
const hopByHopHeaders = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * Hands one request on, without its cookies, which the API does not know, and streams its answer back. An API that does not
 * answer is a 502.
 *
 * @param incoming The request.
 * @param response Where the answer goes; headers that are set on it are kept.
 * @param apiUrl The gateway's base URL.
 */
export function handOn(incoming: IncomingMessage, response: ServerResponse, apiUrl: string): void {
  const { host: _, cookie: __, ...headers } = withoutHops(incoming.headers);
  const { hostname, port } = new URL(apiUrl);
  const outgoing = request(
    { hostname, port, method: incoming.method, path: incoming.url, headers, agent: false },
    (answer) => {
      // Who asked may have left meanwhile: a page does when somebody goes on to its next view.
      if (response.destroyed) {
        answer.destroy();
        return;
      }
      for (const [name, value] of Object.entries(withoutHops(answer.headers))) {
        if (value !== undefined) response.setHeader(name, value);
      }
      response.writeHead(answer.statusCode ?? 502);
      answer.once('error', () => response.destroy());
      answer.pipe(response);
    },
  );
  outgoing.once('error', () => {
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    response.writeHead(502, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ detail: 'The service did not answer.', code: 'unavailable' }));
  });
  // A caller who hangs up wants no answer any more; after a whole answer there is nothing left to end.
  response.once('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

function withoutHops(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHopHeaders.includes(name)));
}

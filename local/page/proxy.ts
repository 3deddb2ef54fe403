/** Hands requests on to the gateway, as CloudFront does with `/dashboard/*` where the service is deployed. */

import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** They are between two neighbours and go no further. */
const HOP_BY_HOP = [
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
 * Hands one request on and streams its answer back. An API that does not answer is a 502.
 *
 * @param incoming The request.
 * @param response Where the answer goes; headers that are set on it are kept.
 * @param options The gateway's base URL, and whether cookies are left out: the API knows none.
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
      // Its failure is the caller's or the gateway's end; both sides are ended with it.
      pipeline(answer, response, () => {});
    },
  );
  pipeline(incoming, outgoing, (error) => {
    if (!error || response.headersSent) return;
    response.writeHead(502, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ detail: 'The service did not answer.', code: 'unavailable' }));
  });
}

function withoutHops(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
}

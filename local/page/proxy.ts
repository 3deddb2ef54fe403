/** Forwards requests to the gateway, as CloudFront does with `/dashboard/*` when deployed. */

import { type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Headers of one connection, which a proxy must not forward. */
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
 * Forwards one request, without its cookies, which the API does not use, and streams the response back. Answers 502 if
 * the API does not answer.
 *
 * @param incoming The request.
 * @param response The response to write to. Headers that are already set on it are kept.
 * @param apiUrl The gateway's base URL.
 */
export function handOn(incoming: IncomingMessage, response: ServerResponse, apiUrl: string): void {
  const { host: _, cookie: __, ...headers } = withoutHops(incoming.headers);
  const { hostname, port } = new URL(apiUrl);
  const outgoing = request(
    { hostname, port, method: incoming.method, path: incoming.url, headers, agent: false },
    (answer) => {
      // The caller may have disconnected: the page cancels requests when the user opens another view.
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
  // Cancels the request when the caller disconnects. After a complete response this does nothing.
  response.once('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

function withoutHops(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHopHeaders.includes(name)));
}

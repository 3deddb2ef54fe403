/**
 * What the SDKs' suites need beside the service, on one port: a proxy that fails as it is told before it forwards, and
 * a receiver of webhooks whose messages can be fetched.
 */
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface SideServer {
  url: string;
  close: () => Promise<void>;
}

interface Seen {
  method: string;
  path: string;
  idempotency_key: string | null;
}

const codes: Readonly<Record<string, string>> = {
  409: 'idempotency_conflict',
  418: 'not_known_yet',
  429: 'rate_limit_exceeded',
  500: 'internal',
  503: 'unavailable',
};

/**
 * Starts it. `<url>/faults/<token>/<faults>` is a base address of the API: the first requests meet the faults, which
 * are separated by commas, and those after them reach the service.
 *
 * - `503` or `429-2`: this status in the API's form, with a `Retry-After` of 2 s
 * - `html`: a proxy's page with 502; `portal`: a network's page with 200; `redirect`: to another host
 * - `drop`: the connection ends at once; `cut`: in the middle of an answer
 * - `lost`: the service gets the request, and its answer is lost
 * - `silent`: no answer comes; `none`: the service is reached
 */
export async function startSideServer(serviceUrl: string): Promise<SideServer> {
  const seen = new Map<string, Seen[]>();
  const received = new Map<string, { headers: IncomingMessage['headers']; body: string }>();

  const server = createServer(async (request, response) => {
    const [, kind = '', token = '', third = '', ...rest] = (request.url ?? '').split('/');
    const body = await buffer(request);
    if (kind === 'hook') {
      const text = body.toString();
      received.set(JSON.parse(text).data.audit_id, { headers: request.headers, body: text });
      response.writeHead(204).end();
    } else if (kind === 'received') json(response, received.get(token));
    else if (kind === 'seen') json(response, seen.get(token) ?? []);
    else if (kind === 'faults') {
      const before = seen.get(token) ?? [];
      const key = request.headers['idempotency-key'];
      const { method = '' } = request;
      seen.set(token, [...before, { method, path: `/${rest.join('/')}`, idempotency_key: key ? String(key) : null }]);
      const fault = third.split(',')[before.length] ?? '';
      const pass = (to: (answer: IncomingMessage) => void) => {
        const headers = { ...request.headers, host: new URL(serviceUrl).host };
        const onward = forward(`${serviceUrl}/${rest.join('/')}`, { method, headers }, to);
        onward.once('error', () => response.destroy());
        onward.end(body);
      };
      answer({ fault, response, pass });
    } else json(response, undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

interface Exchange {
  fault: string;
  response: ServerResponse;
  pass: (to: (answer: IncomingMessage) => void) => void;
}

function answer({ fault, response, pass }: Exchange): void {
  const [status = '', retryAfter] = fault.split('-');
  if (fault === '' || fault === 'none') {
    pass((onward) => {
      response.writeHead(onward.statusCode ?? 502, onward.headers);
      onward.pipe(response);
    });
  } else if (fault === 'drop') response.destroy();
  else if (fault === 'cut') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
    response.write('{"plan":', () => response.destroy());
  } else if (fault === 'lost') pass((onward) => onward.resume().once('end', () => response.destroy()));
  else if (fault === 'html') response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad Gateway</h1>');
  else if (fault === 'portal') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Sign in</h1>');
  else if (fault === 'redirect') response.writeHead(302, { Location: 'https://elsewhere.example/' }).end();
  else if (fault !== 'silent') {
    const headers = retryAfter === undefined ? {} : { 'Retry-After': retryAfter };
    const body = { detail: 'As it was told.', code: codes[status], request_id: 'side-server' };
    response.writeHead(Number(status), { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  }
}

function json(response: ServerResponse, body: unknown): void {
  response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body ?? {}));
}

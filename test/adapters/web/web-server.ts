/** A server on this machine for tests of fetching: well-behaved and ill-behaved, counted. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answering = (request: IncomingMessage, response: ServerResponse) => void;

export interface WebServer {
  origin: string;
  /** Paths asked for, in order. */
  asked: string[];
  /** The most requests that were open at once. */
  mostAtOnce: () => number;
  close(): Promise<void>;
}

/** Answers by path; unknown paths are 404. */
export async function serveWeb(routes: Readonly<Record<string, Answering>>, host = '127.0.0.1'): Promise<WebServer> {
  const asked: string[] = [];
  let open = 0;
  let most = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    open++;
    most = Math.max(most, open);
    response.on('close', () => open--);
    const answer = routes[path] ?? routes[path.split('?', 1)[0] ?? path];
    if (answer === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Not here.</p>');
    else answer(request, response);
  });
  await new Promise<void>((done) => {
    server.listen(0, host, done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${host}:${port}`,
    asked,
    mostAtOnce: () => most,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** An HTML page. */
export function html(body: string, headers: Readonly<Record<string, string>> = {}, status = 200): Answering {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
  };
}

export function redirect(location: string, status = 302): Answering {
  return (_request, response) => {
    response.writeHead(status, { location }).end();
  };
}

export function text(body: string): Answering {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).end(body);
  };
}

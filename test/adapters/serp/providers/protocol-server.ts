/**
 * A server on this machine that speaks a provider's protocol: it answers what the test says and keeps what it was
 * asked.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as it came. */
export interface Asked {
  method: string;
  path: string;
  /** Decoded, in order. */
  parameters: Record<string, string>;
  /** The query as it was written. */
  query: string;
  headers: Record<string, string | undefined>;
  body: string;
}

/** An answer: JSON with status 200 unless it says otherwise. */
export interface Told {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  /** In place of JSON. */
  text?: string;
  /** Ends the connection instead, or leaves it open without a word. */
  instead?: 'reset' | 'silence';
}

export interface ProtocolServer {
  origin: string;
  asked: Asked[];
  close(): Promise<void>;
}

/** Serves `answer`, which is told how many requests came before. */
export async function serveProtocol(answer: (asked: Asked, before: number) => Told): Promise<ProtocolServer> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://server');
      const one: Asked = {
        method: request.method ?? '',
        path: url.pathname,
        parameters: Object.fromEntries(url.searchParams),
        query: url.search,
        headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
        body,
      };
      asked.push(one);
      send(response, answer(one, asked.length - 1));
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function send(response: ServerResponse, { status = 200, headers = {}, json, text, instead }: Told): void {
  if (instead === 'silence') return;
  if (instead === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text ?? JSON.stringify(json));
}

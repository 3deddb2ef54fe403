/** A webhook's receiver, written with the `standardwebhooks` package alone: keeps what comes, verified or not. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Received, receivedEvent } from './received-event.ts';

export interface Receiver {
  url: string;
  received: Received[];
  /** The secret to verify with; shown when the webhook is made. */
  secret: string;
  /** What it answers, replaced to change it; the number counts what has come, from 1. */
  answer: (response: ServerResponse, count: number) => void;
  close: () => Promise<void>;
}

/** Starts a receiver on a free port of this machine; it answers 200 until it is told otherwise. */
export async function startReceiver(): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const headers = plain(request.headers);
    receiver.received.push(receivedEvent(receiver.secret, headers, body));
    receiver.answer(response, receiver.received.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: [],
    secret: '',
    answer: (response) => response.writeHead(200).end('thank you'),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return receiver;
}

function plain(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

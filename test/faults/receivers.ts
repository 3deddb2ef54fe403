/** The receivers of webhooks: one server, a path for each key, well and ill by a plan, and all that arrived. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import type { Random } from './random.ts';

/** What a receiver does to a message: `lost` takes it, and the answer never arrives. */
export type Manner = 'ok' | 'error' | 'busy' | 'redirect' | 'gone' | 'reset' | 'lost' | 'timeout';

export interface Illness {
  manner: Manner;
  fromMs: number;
  untilMs: number;
}

/** A message that a receiver took: it has its bytes, whatever it answered. */
export interface Taken {
  receiver: number;
  id: string;
  body: string;
  /** Signed with the receiver's secret, by the package's own reckoning. */
  signed: boolean;
}

export type Receivers = Awaited<ReturnType<typeof openReceivers>>;

const usual: readonly [number, Manner][] = [
  [0.02, 'error'],
  [0.01, 'busy'],
  [0.01, 'redirect'],
  [0.02, 'lost'],
  [0.01, 'reset'],
  [0.01, 'timeout'],
];

/** Starts the receivers; they are well until they are given illnesses. */
export async function openReceivers(nowMs: () => number, random: Random) {
  const taken: Taken[] = [];
  const secrets: string[] = [];
  const illnesses: Illness[][] = [];
  let healed = false;

  const server = createServer(async (request, response) => {
    const receiver = Number(request.url?.slice(1));
    const { 'webhook-id': id = '', 'webhook-timestamp': at, 'webhook-signature': signature } = request.headers;
    const [manner, body] = [manners.get(String(id)) ?? receivers.whenArrived(String(id)), await text(request)];
    if (manner === 'reset') return void request.socket.resetAndDestroy();
    const expected = new Webhook(secrets[receiver] ?? 'bm9uZQ==').sign(String(id), new Date(Number(at) * 1_000), body);
    taken.push({ receiver, id: String(id), body, signed: String(signature).split(' ').includes(expected) });
    answer(response, manner);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const manners = new Map<string, Manner>();

  const receivers = {
    taken,
    /** The manner towards a message that no die was thrown for. */
    whenArrived: (_id: string): Manner => 'ok',
    urlOf: (receiver: number): string => `${origin}/${receiver}`,
    /** Gives a receiver its secret and its plan. */
    prepare(receiver: number, secret: string, plan: Illness[]): void {
      secrets[receiver] = secret;
      illnesses[receiver] = plan;
    },
    /** From now on all are well. */
    heal: (): void => {
      healed = true;
    },
    /** Throws the die for the next message of this id, which is about to be sent to `url`. */
    choose(url: string, id: string): Manner {
      const plan = illnesses[Number(url.slice(origin.length + 1))] ?? [];
      const ill = plan.find(({ fromMs, untilMs }) => fromMs <= nowMs() && nowMs() < untilMs);
      let thrown = random.next();
      const now = usual.find(([share]) => {
        thrown -= share;
        return thrown < 0;
      });
      const manner = healed ? 'ok' : (ill?.manner ?? now?.[1] ?? 'ok');
      manners.set(id, manner);
      return manner;
    },
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return receivers;
}

function answer(response: ServerResponse, manner: Manner): void {
  switch (manner) {
    case 'error':
      return void response.writeHead(500).end('something broke');
    case 'busy':
      return void response.writeHead(503, { 'Retry-After': '120' }).end();
    case 'redirect':
      return void response.writeHead(302, { location: '/elsewhere' }).end();
    case 'gone':
      return void response.writeHead(410).end();
    default:
      // What is lost or too late is lost on its way back, by whoever asked.
      return void response.writeHead(200).end('thank you');
  }
}

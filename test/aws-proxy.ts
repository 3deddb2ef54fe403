/**
 * Stands between the service and a real DynamoDB or SQS server: notes every call, and answers, cuts, loses or doubles
 * some.
 */
import { type ClientRequest, createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call of an SDK: its operation, and the table and index it names. */
export interface AwsCall {
  operation: string;
  table?: string;
  index?: string;
}

export interface CannedAnswer {
  status: number;
  body: object;
}

/**
 * What becomes of a call: an answer in the server's place; `cut`: the connection breaks before the server hears of it;
 * `lose`: the server does it, and then the connection breaks; `twice`: the server does it twice; or nothing special.
 */
export type Answered = CannedAnswer | 'cut' | 'lose' | 'twice' | undefined;

export interface AwsProxy {
  endpoint: string;
  /** The calls since it was emptied last, in their order. */
  calls: AwsCall[];
  /** Answers a call in the server's place, or lets it through; replace it to cause a fault. */
  answer: (call: AwsCall) => Answered | Promise<Answered>;
  stop: () => Promise<void>;
}

/** Starts the proxy before the server at `upstream`, on a free port of the loopback address. */
export async function startAwsProxy(upstream: string): Promise<AwsProxy> {
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', async () => {
      const body = Buffer.concat(chunks);
      const call = readCall(String(incoming.headers['x-amz-target'] ?? ''), body);
      if (call) proxy.calls.push(call);
      const answered = call && (await proxy.answer(call));
      if (answered === 'cut') {
        incoming.socket.destroy();
      } else if (typeof answered === 'object') {
        outgoing
          .writeHead(answered.status, { 'Content-Type': 'application/x-amz-json-1.0' })
          .end(JSON.stringify(answered.body));
      } else if (answered === 'lose') {
        forward(upstream, incoming, body, (answer) => {
          answer.resume().on('end', () => incoming.socket.destroy());
        }).on('error', () => incoming.socket.destroy());
      } else {
        const pass = () =>
          forward(upstream, incoming, body, (answer) => {
            outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
            answer.pipe(outgoing);
          }).on('error', () => outgoing.destroy());
        if (answered === 'twice') forward(upstream, incoming, body, (answer) => answer.resume().on('end', pass));
        else pass();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: AwsProxy = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    answer: () => undefined,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}

function forward(
  upstream: string,
  { method, url, headers: { host: _, ...headers } }: IncomingMessage,
  body: Buffer,
  answered: (answer: IncomingMessage) => void,
): ClientRequest {
  const { hostname, port } = new URL(upstream);
  const forwarded = request(
    { hostname, port, headers, ...(method ? { method } : {}), ...(url ? { path: url } : {}) },
    answered,
  );
  forwarded.end(body);
  return forwarded;
}

function readCall(target: string, body: Buffer): AwsCall | undefined {
  const operation = target.split('.').at(-1);
  if (!operation) return undefined;
  const { TableName, IndexName } = JSON.parse(body.toString('utf8')) as { TableName?: string; IndexName?: string };
  return {
    operation,
    ...(TableName === undefined ? {} : { table: TableName }),
    ...(IndexName === undefined ? {} : { index: IndexName }),
  };
}

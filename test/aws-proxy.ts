/** Stands between the service and a real DynamoDB or SQS server: notes every call, and answers some of them itself. */
import { createServer, request } from 'node:http';
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

type Answered = CannedAnswer | 'cut' | undefined;

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
  const { hostname, port } = new URL(upstream);
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', async () => {
      const body = Buffer.concat(chunks);
      const call = readCall(String(incoming.headers['x-amz-target'] ?? ''), body);
      if (call) proxy.calls.push(call);
      const canned = call && (await proxy.answer(call));
      if (canned === 'cut') {
        incoming.socket.destroy();
      } else if (canned) {
        outgoing
          .writeHead(canned.status, { 'Content-Type': 'application/x-amz-json-1.0' })
          .end(JSON.stringify(canned.body));
      } else {
        const forwarded = request(
          { hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers },
          (answer) => {
            outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
            answer.pipe(outgoing);
          },
        );
        forwarded.on('error', () => outgoing.destroy());
        forwarded.end(body);
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

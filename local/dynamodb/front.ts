/** Stands before the DynamoDB server, which itself answers every web page and takes every signature. */

import { Agent, request } from 'node:http';
import type { LocalCredentials } from '../credentials.ts';
import { type PrivateServer, startPrivateServer } from '../private-server.ts';

/**
 * Starts the front.
 *
 * @param address Where the server listens.
 * @param credentials Who has them may call it.
 * @returns The front: each request of this service is handed on, and its answer back.
 */
export function startFront(
  address: { host: string; port: number },
  credentials: LocalCredentials,
): Promise<PrivateServer> {
  const agent = new Agent({ keepAlive: true });
  return startPrivateServer({
    credentials,
    answer: (incoming, response) => {
      const { method, url: path, headers } = incoming;
      const outgoing = request({ ...address, agent, method, path, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.once('error', () => response.destroy());
        answer.pipe(response);
      });
      // A broken connection is what a client expects of a server that ended.
      outgoing.once('error', () => response.destroy());
      response.once('close', () => outgoing.destroy());
      incoming.pipe(outgoing);
    },
  });
}

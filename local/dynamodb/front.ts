/** A proxy that protects the DynamoDB server, which itself accepts requests from any web page with any signature. */

import { Agent, request } from 'node:http';
import type { LocalCredentials } from '../credentials.ts';
import { type PrivateServer, startPrivateServer } from '../private-server.ts';

/**
 * Starts the proxy.
 *
 * @param address The address of the DynamoDB server.
 * @param credentials The credentials that a request must carry.
 * @returns The running proxy.
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
      // Clients expect a broken connection from a server that has stopped.
      outgoing.once('error', () => response.destroy());
      response.once('close', () => outgoing.destroy());
      incoming.pipe(outgoing);
    },
  });
}

/**
 * Serves the dashboard on this machine: the built page, its configuration, the sign-in issuer, and a proxy to the API.
 */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, messageOf, StartupError } from '../startup-error.ts';
import { clientId, type LocalUser } from './issuer-configuration.ts';
import { openIssuerStore } from './issuer-store.ts';
import { localUser } from './local-user.ts';
import { openSite } from './site.ts';

/** The running dashboard. */
export interface PageServer {
  /** `http://127.0.0.1:<port>`. */
  url: string;
  /** Variables that the functions need to accept the issuer's tokens. */
  environment: { SIGN_IN_ISSUER: string; SIGN_IN_CLIENT_ID: string; SIGN_IN_JWKS_URI: string };
  /** Sets the API's base URL. It is not known at the start, because the API needs `environment` first. */
  connect: (apiUrl: string) => void;
  /** Accepts no more requests and waits briefly for those in progress. */
  stop: () => Promise<void>;
}

const graceMs = 1_000;

/**
 * Starts the dashboard.
 *
 * @param options The port (0 for a free one), the folder of the built page, a log for failures, the users, and the
 *   file that keeps sign-ins; without it they end with the server.
 * @returns The dashboard, listening. It refuses requests for the API until it is connected.
 * @throws StartupError if the port is in use.
 */
export async function startPage(options: {
  port: number;
  folder: string;
  log: (line: string) => void;
  users?: readonly LocalUser[];
  signInsFile?: string;
}): Promise<PageServer> {
  let handle = async (_: IncomingMessage, response: ServerResponse): Promise<void> => void response.destroy();
  const server = createServer((incoming, response) => {
    handle(incoming, response).catch((error: unknown) => {
      if (!incoming.destroyed) options.log(`dashboard: ${messageOf(error)}`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const taken = codeOf(error) === 'EADDRINUSE';
      reject(taken ? new StartupError(`port ${options.port} is taken: set DASHBOARD_PORT to another one`) : error);
    });
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the dashboard has no port');
  const url = `http://127.0.0.1:${address.port}`;
  const store = openIssuerStore(options.signInsFile ?? ':memory:', Date.now);
  const site = openSite(url, { folder: options.folder, users: options.users ?? [localUser], store });
  handle = site.handle;
  return {
    url,
    environment: {
      SIGN_IN_ISSUER: `${url}/oidc`,
      SIGN_IN_CLIENT_ID: clientId,
      SIGN_IN_JWKS_URI: `${url}/oidc/jwks`,
    },
    connect: site.connect,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await Promise.race([closed, sleep(graceMs, undefined, { ref: false })]);
      server.closeAllConnections();
      await closed;
      store.close();
    },
  };
}

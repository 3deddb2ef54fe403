/** Routes the dashboard's requests to a file, the configuration, the issuer or the API. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { onlyHost } from '../private-server.ts';
import { securityHeaders } from './headers.ts';
import { openIssuer } from './issuer.ts';
import { clientId, type LocalUser, signInScope } from './issuer-configuration.ts';
import type { IssuerStore } from './issuer-store.ts';
import { handOn } from './proxy.ts';
import { openStaticFiles } from './static-files.ts';

/** The request handler of the dashboard's server. */
export interface Site {
  handle: (incoming: IncomingMessage, response: ServerResponse) => Promise<void>;
  connect: (apiUrl: string) => void;
}

/**
 * Opens the site.
 *
 * @param url Its own address, `http://127.0.0.1:<port>`. Requests for other hosts are refused.
 * @param options The folder of the built page, the users who may sign in, and the store of their sign-ins.
 * @returns The handler, and a function that sets the API's base URL. Until then requests for the API are refused.
 */
export function openSite(
  url: string,
  { folder, users, store }: { folder: string; users: readonly LocalUser[]; store: IssuerStore },
): Site {
  const { host } = new URL(url);
  const headers = securityHeaders();
  const fileOf = openStaticFiles(folder);
  const issuer = openIssuer({ issuer: `${url}/oidc`, users, store });
  let apiUrl: string | undefined;
  return {
    connect: (given) => {
      apiUrl = given;
    },
    handle: async (incoming, response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      const target = incoming.url ?? '/';
      const path = target.replace(/[?#].*$/u, '');
      // Under another host name, a foreign page could share this origin (DNS rebinding). `localhost` is redirected.
      const asked = onlyHost(incoming);
      if (asked !== host) {
        const typed = asked === host.replace('127.0.0.1', 'localhost') && incoming.method === 'GET';
        if (typed && target.startsWith('/')) answer(response, 307, { Location: `${url}${target}` });
        else answer(response, 421);
      } else if (incoming.headers.origin !== undefined && incoming.headers.origin !== url) {
        // Pages of other origins may not call the page's server, the API or the issuer.
        answer(response, 403);
      } else if (path.startsWith('/dashboard/') || path.startsWith('/v1/') || path === '/openapi.json') {
        if (apiUrl === undefined) answer(response, 503, { 'Retry-After': '1' });
        else handOn(incoming, response, apiUrl);
      } else if (path.startsWith('/oidc/')) {
        // The issuer's pages set their own policy; its other responses need none.
        response.removeHeader('Content-Security-Policy');
        // With `no-referrer`, browsers send forms with the origin `null`.
        response.setHeader('Referrer-Policy', 'same-origin');
        await issuer.handle(incoming, response);
      } else if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
        answer(response, 405, { Allow: 'GET, HEAD' });
      } else if (path === '/config.json') {
        const config = { issuer: `${url}/oidc`, client_id: clientId, scope: signInScope, api_url: apiUrl ?? '' };
        answer(
          response,
          200,
          { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' },
          JSON.stringify(config),
        );
      } else {
        const file = fileOf(path);
        if (file === undefined) answer(response, 404);
        else answer(response, 200, { 'Content-Type': file.type, 'Cache-Control': file.cacheControl }, file.content);
      }
    },
  };
}

/** Sends a response. For a HEAD request Node leaves out the body. */
function answer(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
  body?: string | Buffer,
): void {
  response.writeHead(status, { ...headers, 'Content-Length': String(Buffer.byteLength(body ?? '')) });
  response.end(body);
}

/** Signs users in on this machine, in place of Cognito: an OpenID Connect provider without passwords. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import Provider from 'oidc-provider';
import { configurationOf, type LocalUser } from './issuer-configuration.ts';
import type { IssuerStore } from './issuer-store.ts';
import { chooseUserPage, refusedPage, type SignInPage } from './sign-in-pages.ts';

/** The issuer, mounted at the path of its address. */
export interface Issuer {
  /** Answers a request below that path. Throws only for errors that the caller caused. */
  handle: (incoming: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/**
 * Opens the issuer.
 *
 * @param options The issuer's address (`http://127.0.0.1:<port>/oidc`), the users who may sign in, and the store.
 * @returns The issuer.
 */
export function openIssuer(options: { issuer: string; users: readonly LocalUser[]; store: IssuerStore }): Issuer {
  const { users } = options;
  const { origin, pathname } = new URL(options.issuer);
  const provider = new Provider(options.issuer, configurationOf(options.issuer, options));
  const answer = provider.callback();
  const interaction = new RegExp(`^${pathname}/interaction/[\\w-]+$`, 'u');
  return {
    handle: async (incoming, response) => {
      const path = new URL(incoming.url ?? '/', origin).pathname;
      if (!interaction.test(path)) {
        // As when Express mounts an application: the provider derives its base path from the difference.
        Object.assign(incoming, { originalUrl: incoming.url });
        incoming.url = (incoming.url ?? '').slice(pathname.length) || '/';
        await answer(incoming, response);
        return;
      }
      await interact(provider, users, incoming, response);
    },
  };
}

/** Shows the users who may sign in, and accepts the choice. */
async function interact(
  provider: Provider,
  users: readonly LocalUser[],
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const details = await provider.interactionDetails(incoming, response).catch(() => undefined);
  if (details === undefined) {
    sendPage(
      response,
      400,
      refusedPage('This sign-in is no longer under way. Go back to the dashboard and begin again.'),
    );
  } else if (incoming.method === 'GET') {
    sendPage(response, 200, chooseUserPage(users));
  } else if (incoming.method === 'POST') {
    const chosen = new URLSearchParams(await textOf(incoming)).get('user');
    const user = users.find(({ subject }) => subject === chosen);
    if (user === undefined) sendPage(response, 400, refusedPage('There is no such user on this machine.'));
    else await provider.interactionFinished(incoming, response, { login: { accountId: user.subject } });
  } else {
    sendPage(response, 405, refusedPage('This address is not called like that.'));
  }
}

function sendPage(response: ServerResponse, status: number, { html, policy }: SignInPage): void {
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status);
  response.end(html);
}

const formLimitBytes = 1_024;

/** The body of a form, truncated beyond the length of any form of the sign-in. */
async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of incoming.setEncoding('utf8')) {
    text += chunk;
    if (text.length > formLimitBytes) break;
  }
  return text;
}

/** A function of the dashboard as a Lambda handler: a table of routes, each told who is signed in. */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { SignedIn } from '../../core/accounts/sign-in.ts';
import { ServiceError } from '../../core/service-error.ts';
import { type ApiAnswer, header, openApiHandler } from './api-handler.ts';
import { fromSignInContext } from './signed-in.ts';

export interface DashboardRequest {
  event: APIGatewayProxyEvent;
  signedIn: SignedIn;
  /** A parameter of the path; empty when the route has none of the name. */
  parameter: (name: string) => string;
}

/** By method and path as API Gateway has it: `GET /dashboard/keys/{key_id}`. */
export type RouteTable = Readonly<
  Record<`${string} /dashboard/${string}`, (request: DashboardRequest) => Promise<ApiAnswer>>
>;

/** Throws when a request comes on a route that is not in the table: it was deployed to the wrong function. */
export function dashboardHandler(routes: RouteTable): ReturnType<typeof openApiHandler> {
  const table = new Map(Object.entries(routes));
  return openApiHandler((event) => {
    const route = table.get(`${event.httpMethod} ${event.resource}`);
    if (!route) throw new Error('this function does not answer this route');
    if (isForeign(event)) throw new ServiceError('forbidden', 'A page of another origin may change nothing here.');
    const signedIn = fromSignInContext(event.requestContext.authorizer);
    return route({ event, signedIn, parameter: (name) => event.pathParameters?.[name] ?? '' });
  });
}

/**
 * Whether a page of another origin asks for a change. A browser says so in `Sec-Fetch-Site`, which no page can set; one
 * that does not has sent a token that the page must know, as programs do.
 */
function isForeign(event: APIGatewayProxyEvent): boolean {
  const site = header(event, 'sec-fetch-site') ?? 'same-origin';
  return event.httpMethod !== 'GET' && site !== 'same-origin' && site !== 'none';
}

/** Wraps a table of dashboard routes as a Lambda handler; each route receives the signed-in user. */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { SignedIn } from '../../core/accounts/sign-in.ts';
import { ServiceError } from '../../core/service-error.ts';
import { type ApiAnswer, header, openApiHandler } from './api-handler.ts';
import { fromSignInContext } from './signed-in.ts';

export interface DashboardRequest {
  event: APIGatewayProxyEvent;
  signedIn: SignedIn;
  /**
   * Which mode is launched in or listed: live, unless the header `Livemode` is `false`. What has an id is found in
   * either.
   */
  livemode: boolean;
  /** A path parameter; empty if the route has none of that name. */
  parameter: (name: string) => string;
}

/** By method and path as in API Gateway: `GET /dashboard/keys/{key_id}`. */
export type RouteTable = Readonly<
  Record<`${string} /dashboard/${string}`, (request: DashboardRequest) => Promise<ApiAnswer>>
>;

/** Throws for a request whose route is not in the table: it was deployed to the wrong function. */
export function dashboardHandler(routes: RouteTable): ReturnType<typeof openApiHandler> {
  const table = new Map(Object.entries(routes));
  return openApiHandler((event) => {
    const route = table.get(`${event.httpMethod} ${event.resource}`);
    if (!route) throw new Error('this function does not answer this route');
    if (isForeign(event)) throw new ServiceError('forbidden', 'A page of another origin may change nothing here.');
    const signedIn = fromSignInContext(event.requestContext.authorizer);
    const livemode = header(event, 'livemode') !== 'false';
    return route({ event, signedIn, livemode, parameter: (name) => event.pathParameters?.[name] ?? '' });
  });
}

/**
 * Whether a page of another origin requests a change. Browsers say so in `Sec-Fetch-Site`, which pages cannot set. A
 * client that does not send it has sent a token that another origin's page cannot know, as programs do.
 */
function isForeign(event: APIGatewayProxyEvent): boolean {
  const site = header(event, 'sec-fetch-site') ?? 'same-origin';
  return event.httpMethod !== 'GET' && site !== 'same-origin' && site !== 'none';
}

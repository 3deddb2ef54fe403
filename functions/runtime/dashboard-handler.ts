/** A function of the dashboard as a Lambda handler: a table of routes, each told who is signed in. */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { SignedIn } from '../../core/accounts/sign-in.ts';
import { type ApiAnswer, openApiHandler } from './api-handler.ts';
import { fromSignInContext } from './signed-in.ts';

export interface DashboardRequest {
  event: APIGatewayProxyEvent;
  signedIn: SignedIn;
  /** A parameter of the path; empty when the route has none of the name. */
  parameter: (name: string) => string;
}

/** By method and path as API Gateway has it: `GET /dashboard/keys/{key_id}`. */
export type DashboardRoutes = Readonly<
  Record<`${string} /dashboard/${string}`, (request: DashboardRequest) => Promise<ApiAnswer>>
>;

/** Throws when a request comes on a route that is not in the table: it was deployed to the wrong function. */
export function dashboardHandler(routes: DashboardRoutes): ReturnType<typeof openApiHandler> {
  const table = new Map(Object.entries(routes));
  return openApiHandler((event) => {
    const route = table.get(`${event.httpMethod} ${event.resource}`);
    if (!route) throw new Error('this function does not answer this route');
    const signedIn = fromSignInContext(event.requestContext.authorizer);
    return route({ event, signedIn, parameter: (name) => event.pathParameters?.[name] ?? '' });
  });
}

/** Calls a route as API Gateway does, without HTTP: an event in, a status and a body out. */
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { toAuthorizerContext } from '../../functions/runtime/caller.ts';
import { logger } from '../../functions/runtime/logger.ts';
import { toSignInContext } from '../../functions/runtime/signed-in.ts';

logger.setLogLevel('SILENT');

export interface RouteRequest {
  /** Method and path as API Gateway has them: `GET /v1/audits/{audit_id}`. */
  route: string;
  parameters?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Sent as it is when it is a text, else as JSON. */
  body?: unknown;
  /** What the authorizer told. */
  authorizer?: Record<string, unknown>;
}

export interface RouteAnswer {
  status: number;
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came
  body: any;
}

// biome-ignore lint/suspicious/noExplicitAny: handlers are called with what Lambda gives them
type Handler = (event: APIGatewayProxyEvent, context: Context, ...rest: any[]) => unknown;

/** The context of an authorized caller of `/v1`. */
export const callerContext = (accountId: string, keyId = 'key'): Record<string, unknown> =>
  toAuthorizerContext({
    caller: { keyId, accountId, plan: 'free' },
    minute: { limit: 100, remaining: 42, resetSeconds: 18 },
  });

export const signedInContext = toSignInContext;

export async function call(handler: Handler, request: RouteRequest): Promise<RouteAnswer> {
  const [httpMethod = '', resource = ''] = request.route.split(' ');
  const { parameters = {}, query = null, headers = {}, body, authorizer = {} } = request;
  const path = resource.replaceAll(/\{(\w+)\}/gu, (_, name: string) => parameters[name] ?? '');
  const isText = typeof body === 'string' || body === undefined;
  const event = {
    ...{ resource, path, httpMethod, pathParameters: parameters, queryStringParameters: query },
    headers: isText ? headers : { 'Content-Type': 'application/json', ...headers },
    body: isText ? (body ?? null) : JSON.stringify(body),
    isBase64Encoded: false,
    requestContext: { requestId: 'request', path, authorizer },
  } as unknown as APIGatewayProxyEvent;
  const result = (await handler(event, { awsRequestId: 'function-request' } as Context)) as APIGatewayProxyResult;
  return {
    status: result.statusCode,
    headers: result.headers as Record<string, string>,
    body: /json/u.test(String(result.headers?.['Content-Type'])) ? JSON.parse(result.body) : result.body,
  };
}

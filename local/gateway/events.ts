/** Builds the events for a REQUEST authorizer and a Lambda proxy integration (payload version 1.0). */

import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEvent, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { localAwsAccount, localRegion } from '../project.ts';
import type { Api } from './api.ts';
import { type GatewayRequest, headerOf } from './request.ts';
import type { ApiMethod, RouteMatch } from './routes.ts';

/** A request with the route and method that it matched. */
export interface RoutedRequest {
  api: Api;
  request: GatewayRequest;
  match: RouteMatch;
  method: ApiMethod;
}

/** The authorizer's context, and the usage plan key of the caller. */
export interface CallerContext {
  authorizer: Readonly<Record<string, string>> | undefined;
  apiKey: { id: string; value: string } | undefined;
}

/**
 * The ARN of the requested method, which policies refer to.
 *
 * @param routed The request.
 * @returns `arn:aws:execute-api:region:account:api/stage/METHOD/path`.
 */
export function methodArn({ api, request }: Pick<RoutedRequest, 'api' | 'request'>): string {
  return `arn:aws:execute-api:${localRegion}:${localAwsAccount}:${api.id}/${api.stage}/${request.method}${request.path}`;
}

/**
 * Builds the authorizer's event.
 *
 * @param routed The request.
 * @returns The event.
 */
export function authorizerEvent(routed: RoutedRequest): APIGatewayRequestAuthorizerEvent {
  const shared = sharedEvent(routed, undefined);
  return {
    type: 'REQUEST',
    methodArn: methodArn(routed),
    ...shared,
    requestContext: { ...shared.requestContext, authorizer: undefined },
  };
}

/**
 * Builds the function's event.
 *
 * @param routed The request.
 * @param caller The results of the authorizer and the usage plan.
 * @returns The event. The body is base64 if the API treats its media type as binary.
 */
export function proxyEvent(routed: RoutedRequest, caller: CallerContext): APIGatewayProxyEvent {
  const { api, request } = routed;
  const contentType = headerOf(request, 'content-type') ?? 'application/json';
  const isBase64Encoded = request.body.length > 0 && isBinary(api.binaryMediaTypes, contentType);
  const body = request.body.length === 0 ? null : request.body.toString(isBase64Encoded ? 'base64' : 'utf8');
  const shared = sharedEvent(routed, caller.apiKey);
  const requestContext = { ...shared.requestContext, authorizer: caller.authorizer ?? null };
  return { ...shared, requestContext, body, isBase64Encoded };
}

/**
 * Whether the API treats a media type as binary.
 *
 * @param binaryMediaTypes The API's list; the entry for any type and subtype matches all.
 * @param mediaType A Content-Type, or an Accept header, of which the first type counts.
 * @returns Whether it is in the list.
 */
export function isBinary(binaryMediaTypes: readonly string[], mediaType: string): boolean {
  const essence = mediaType.split(/[;,]/u)[0]?.trim().toLowerCase() ?? '';
  return binaryMediaTypes.some((type) => type === '*/*' || type.toLowerCase() === essence);
}

/** The part that both events share. */
function sharedEvent({ api, request, match, method }: RoutedRequest, apiKey: CallerContext['apiKey']) {
  const forwarded: [string, string[]][] = [
    ['X-Forwarded-For', [request.sourceIp]],
    ['X-Forwarded-Port', ['443']],
    ['X-Forwarded-Proto', ['https']],
    ['X-Amzn-Trace-Id', [`Root=1-${randomUUID().replaceAll('-', '').replace(/^.{8}/u, '$&-')}`]],
  ];
  const headers = [...request.headers, ...forwarded];
  const query = [...request.query];
  const userAgent = headerOf(request, 'user-agent') ?? null;
  const domainName = headerOf(request, 'host') ?? 'localhost';
  return {
    resource: match.route.resourcePath,
    path: request.path,
    httpMethod: request.method,
    headers: Object.fromEntries(headers.map(([name, values]) => [name, values.at(-1)])),
    multiValueHeaders: Object.fromEntries(headers.map(([name, values]) => [name, [...values]])),
    queryStringParameters: orNull(query.map(([name, values]) => [name, values.at(-1)])),
    multiValueQueryStringParameters: orNull(query.map(([name, values]) => [name, [...values]])),
    pathParameters: orNull(Object.entries(match.pathParameters)),
    stageVariables: api.stageVariables,
    requestContext: {
      accountId: localAwsAccount,
      apiId: api.id,
      domainName,
      domainPrefix: domainName.split('.')[0] ?? domainName,
      extendedRequestId: request.requestId,
      httpMethod: request.method,
      identity: {
        ...anonymousIdentity,
        sourceIp: request.sourceIp,
        userAgent,
        apiKey: apiKey?.value ?? null,
        apiKeyId: apiKey?.id ?? null,
      },
      path: request.path,
      protocol: request.protocol,
      requestId: request.requestId,
      requestTime: requestTime(new Date(request.receivedAtMs)),
      requestTimeEpoch: request.receivedAtMs,
      resourceId: method.resourceId,
      resourcePath: match.route.resourcePath,
      stage: api.stage,
    },
  };
}

/** API Gateway sends null rather than an empty object. */
function orNull<T>(entries: [string, T][]): Record<string, T> | null {
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

/** Requests are not signed with IAM, so there is no IAM identity. */
const anonymousIdentity = {
  accessKey: null,
  accountId: null,
  caller: null,
  clientCert: null,
  cognitoAuthenticationProvider: null,
  cognitoAuthenticationType: null,
  cognitoIdentityId: null,
  cognitoIdentityPoolId: null,
  principalOrgId: null,
  user: null,
  userArn: null,
};

/** The time in the Common Log Format: `21/Nov/2026:09:05:07 +0000`. */
function requestTime(date: Date): string {
  const [, day, month, year, time] = /^\w+, (\d+) (\w+) (\d+) ([\d:]+)/u.exec(date.toUTCString()) ?? [];
  return `${day}/${month}/${year}:${time} +0000`;
}

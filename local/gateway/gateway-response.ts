/** Builds gateway responses: the stack's own where it defines one, API Gateway's default otherwise. */

import type { Api } from './api.ts';
import type { Refusal } from './authorize.ts';
import { type GatewayRequest, headerOf } from './request.ts';
import { responseDefaults } from './response-defaults.ts';
import type { RouteMatch } from './routes.ts';

/** A response, ready to send. */
export interface GatewayAnswer {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
}

const headerPrefix = 'gatewayresponse.header.';
const builtInTemplate = '{"message":$context.error.messageString}';

/**
 * Builds the response to a refused request.
 *
 * @param api The API, with its gateway responses.
 * @param request The request.
 * @param refusal The type and details of the refusal; `match` is the route, if one was found.
 * @returns Status, headers and body as API Gateway would send them.
 */
export function gatewayAnswer(
  api: Api,
  request: GatewayRequest,
  { type, message, authorizer, match }: Refusal & { match?: RouteMatch | undefined },
): GatewayAnswer {
  const builtIn = responseDefaults[type] ?? responseDefaults.DEFAULT_5XX;
  const fallback = builtIn.status < 500 ? 'DEFAULT_4XX' : 'DEFAULT_5XX';
  // A type without its own response uses the default response, including its status if it has one.
  const own = api.responses.get(type) ?? api.responses.get(fallback);
  const lookUp = variables({ api, request, match, authorizer, type, message: message ?? builtIn.message });
  const templates = own?.ResponseTemplates ?? {};
  const [contentType = 'application/json', template = builtInTemplate] = chooseTemplate(templates, request);
  const headers: [string, string][] = [];
  for (const [parameter, expression] of Object.entries(own?.ResponseParameters ?? {})) {
    const value = headerValue(expression, lookUp);
    // A header whose variable has no value is left out.
    if (parameter.startsWith(headerPrefix) && value !== undefined) {
      headers.push([parameter.slice(headerPrefix.length), value]);
    }
  }
  for (const [name, value] of [
    ['Content-Type', contentType],
    ['x-amzn-ErrorType', builtIn.errorType],
  ] as const) {
    if (!headers.some(([own]) => own.toLowerCase() === name.toLowerCase())) headers.push([name, value]);
  }
  const body = Buffer.from(fillIn(template, lookUp));
  return { status: Number(own?.StatusCode ?? builtIn.status), headers, body };
}

type LookUp = (name: string) => string | undefined;

/** The template for the media type that the caller accepts, else for JSON, else the first. */
function chooseTemplate(templates: Readonly<Record<string, string>>, request: GatewayRequest): [string?, string?] {
  const accepted = headerOf(request, 'accept') ?? '';
  const entries = Object.entries(templates);
  const byType = (wanted: string) => entries.find(([type]) => type === wanted);
  return byType(accepted) ?? byType('application/json') ?? entries[0] ?? [];
}

/** Evaluates a header: `'a literal'`, or the name of a variable without a dollar sign. */
function headerValue(expression: string, lookUp: LookUp): string | undefined {
  const [, literal] = /^'(.*)'$/su.exec(expression) ?? [];
  return literal ?? lookUp(expression);
}

/** Replaces `$context.x`, `$stageVariables.x` and `$method.request.….x`, without quoting or escaping the values. */
function fillIn(template: string, lookUp: LookUp): string {
  const name = /\$((?:context|stageVariables|method\.request\.(?:header|querystring|path))\.[\w-]+(?:\.[\w-]+)*)/gu;
  return template.replace(name, (_, variable: string) => lookUp(variable) ?? '');
}

/** Returns the lookup of the variables that headers and bodies may use. */
function variables(known: {
  api: Api;
  request: GatewayRequest;
  match: RouteMatch | undefined;
  authorizer: Readonly<Record<string, string>> | undefined;
  type: string;
  message: string | null;
}): LookUp {
  const { api, request, match, authorizer = {}, type, message } = known;
  const context: Readonly<Record<string, string | undefined>> = {
    'context.requestId': request.requestId,
    'context.extendedRequestId': request.requestId,
    'context.apiId': api.id,
    'context.stage': api.stage,
    'context.httpMethod': request.method,
    'context.path': request.path,
    'context.protocol': request.protocol,
    'context.resourcePath': match?.route.resourcePath,
    'context.requestTimeEpoch': String(request.receivedAtMs),
    'context.identity.sourceIp': request.sourceIp,
    'context.identity.userAgent': headerOf(request, 'user-agent'),
    'context.error.responseType': type,
    'context.error.message': message ?? undefined,
    'context.error.messageString': JSON.stringify(message),
  };
  return (name) => {
    const [, kind, rest = ''] =
      /^(context\.authorizer|stageVariables|method\.request\.(?:header|querystring|path))\.(.+)$/u.exec(name) ?? [];
    const own = (values: Readonly<Record<string, string>>) => (Object.hasOwn(values, rest) ? values[rest] : undefined);
    switch (kind) {
      case 'context.authorizer':
        return own(authorizer);
      case 'stageVariables':
        return own(api.stageVariables ?? {});
      case 'method.request.header':
        return headerOf(request, rest);
      case 'method.request.querystring':
        return request.query.get(rest)?.at(-1);
      case 'method.request.path':
        return own(match?.pathParameters ?? {});
      default:
        return Object.hasOwn(context, name) ? context[name] : undefined;
    }
  };
}

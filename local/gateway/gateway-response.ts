/** The gateway's own answers: the stack's where it has one, API Gateway's otherwise. */

import type { Api } from './api.ts';
import type { Refusal } from './authorize.ts';
import { type GatewayRequest, headerOf } from './request.ts';
import { responseDefaults } from './response-defaults.ts';
import type { RouteMatch } from './routes.ts';

/** An answer, ready to be sent. */
export interface GatewayAnswer {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
}

const headerPrefix = 'gatewayresponse.header.';
const builtInTemplate = '{"message":$context.error.messageString}';

/**
 * Answers a refusal.
 *
 * @param api The API, with its responses.
 * @param request The request.
 * @param refusal Its type, and what is known besides; `match` is its route where one was found.
 * @returns Status, headers and body as API Gateway would fill them in.
 */
export function gatewayAnswer(
  api: Api,
  request: GatewayRequest,
  { type, message, authorizer, match }: Refusal & { match?: RouteMatch | undefined },
): GatewayAnswer {
  const builtIn = responseDefaults[type] ?? responseDefaults.DEFAULT_5XX;
  const fallback = builtIn.status < 500 ? 'DEFAULT_4XX' : 'DEFAULT_5XX';
  // A type without a response of its own takes the default one, its status included where that has one.
  const own = api.responses.get(type) ?? api.responses.get(fallback);
  const lookUp = variables({ api, request, match, authorizer, type, message: message ?? builtIn.message });
  const templates = own?.ResponseTemplates ?? {};
  const [contentType = 'application/json', template = builtInTemplate] = chooseTemplate(templates, request);
  const headers: [string, string][] = [];
  for (const [parameter, expression] of Object.entries(own?.ResponseParameters ?? {})) {
    const value = headerValue(expression, lookUp);
    // What the context does not have leaves no header behind.
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

/** The template of the type that the caller accepts, or of JSON, or the first. */
function chooseTemplate(templates: Readonly<Record<string, string>>, request: GatewayRequest): [string?, string?] {
  const accepted = headerOf(request, 'accept') ?? '';
  const entries = Object.entries(templates);
  const byType = (wanted: string) => entries.find(([type]) => type === wanted);
  return byType(accepted) ?? byType('application/json') ?? entries[0] ?? [];
}

/** `'static'`, or the name of a value without a dollar sign. */
function headerValue(expression: string, lookUp: LookUp): string | undefined {
  const [, literal] = /^'(.*)'$/su.exec(expression) ?? [];
  return literal ?? lookUp(expression);
}

/** Replaces `$context.x`, `$stageVariables.x` and `$method.request.….x`; the text goes in as it is, without quotes or escapes. */
function fillIn(template: string, lookUp: LookUp): string {
  const name = /\$((?:context|stageVariables|method\.request\.(?:header|querystring|path))\.[\w-]+(?:\.[\w-]+)*)/gu;
  return template.replace(name, (_, variable: string) => lookUp(variable) ?? '');
}

/** The values that headers and bodies may name. */
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

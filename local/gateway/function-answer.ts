/** Converts the result of a Lambda proxy integration into an HTTP response. */

import * as z from 'zod';
import type { InvocationOutcome } from '../lambda/protocol.ts';
import { isBinary } from './events.ts';
import type { GatewayAnswer } from './gateway-response.ts';
import { type GatewayRequest, headerOf } from './request.ts';

const Value = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/** Strict, as API Gateway is: an unknown member makes the result malformed. */
const Answer = z.strictObject({
  statusCode: z.coerce.number().int().min(200).max(599),
  headers: z.record(z.string(), Value).nullish(),
  multiValueHeaders: z.record(z.string(), z.array(Value)).nullish(),
  body: z.string().nullish(),
  isBase64Encoded: z.boolean().nullish(),
});

/** Headers that API Gateway renames in responses, from "Important notes" in its developer guide. */
const remappedHeaders: ReadonlySet<string> = new Set([
  'authorization',
  'connection',
  'content-length',
  'content-md5',
  'date',
  'expect',
  'host',
  'max-forwards',
  'proxy-authenticate',
  'server',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
  'via',
  'www-authenticate',
]);

/** Lambda's limit for a response, in bytes of JSON. */
const answerLimitBytes = 6 * 1024 * 1024;

/**
 * Converts a function's result.
 *
 * @param outcome The function's result.
 * @param request The request; its Accept header decides whether a binary body is decoded.
 * @param binaryMediaTypes The API's binary media types.
 * @returns The response; undefined if the function failed or its result is malformed, for which the caller sends a 502.
 */
export function functionAnswer(
  outcome: InvocationOutcome,
  request: GatewayRequest,
  binaryMediaTypes: readonly string[],
): GatewayAnswer | undefined {
  if (!outcome.ok || Buffer.byteLength(outcome.payload) > answerLimitBytes) return undefined;
  const parsed = Answer.safeParse(JSON.parse(outcome.payload));
  if (!parsed.success) return undefined;
  const { statusCode, headers, multiValueHeaders, body, isBase64Encoded } = parsed.data;
  const merged = mergeHeaders(headers ?? {}, multiValueHeaders ?? {});
  if (!merged.some(([name]) => name.toLowerCase() === 'content-type'))
    merged.push(['Content-Type', 'application/json']);
  if (merged.some(([name, value]) => !isHeader(name, value))) return undefined;
  const binary = isBase64Encoded === true && isBinary(binaryMediaTypes, headerOf(request, 'accept') ?? '');
  return { status: statusCode, headers: merged, body: Buffer.from(body ?? '', binary ? 'base64' : 'utf8') };
}

/** Merges single- and multi-value headers. A value that occurs in both is sent once. */
function mergeHeaders(
  single: Readonly<Record<string, string>>,
  multiple: Readonly<Record<string, string[]>>,
): [string, string][] {
  const merged = Object.entries(multiple).flatMap(([name, values]) => values.map((value) => [name, value] as const));
  for (const [name, value] of Object.entries(single)) {
    const twice = merged.some(([other, same]) => other.toLowerCase() === name.toLowerCase() && same === value);
    if (!twice) merged.push([name, value]);
  }
  return merged.map(([name, value]) => [
    remappedHeaders.has(name.toLowerCase()) ? `x-amzn-Remapped-${name}` : name,
    value,
  ]);
}

/** Whether a header is valid in HTTP (RFC 9110, 5.1 and 5.5). */
function isHeader(name: string, value: string): boolean {
  return /^[!#$%&'*+.^_`|~\w-]+$/u.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/u.test(value);
}

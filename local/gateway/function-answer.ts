/** Reads what a Lambda proxy integration answered with. */

import * as z from 'zod';
import type { InvocationOutcome } from '../lambda/protocol.ts';
import { isBinary } from './events.ts';
import type { GatewayAnswer } from './gateway-response.ts';
import { type GatewayRequest, headerOf } from './request.ts';

const Value = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/** Strict, as API Gateway is: a member too many makes the answer malformed. */
const Answer = z.strictObject({
  statusCode: z.coerce.number().int().min(200).max(599),
  headers: z.record(z.string(), Value).nullish(),
  multiValueHeaders: z.record(z.string(), z.array(Value)).nullish(),
  body: z.string().nullish(),
  isBase64Encoded: z.boolean().nullish(),
});

/** Headers that API Gateway keeps to itself and hands on under another name, from its "Important notes". */
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

/** The most that a function may answer, in bytes of JSON. */
const answerLimitBytes = 6 * 1024 * 1024;

/**
 * Reads a function's answer.
 *
 * @param outcome What the function answered.
 * @param request The request: what it accepts decides about binary bodies.
 * @param binaryMediaTypes The API's binary media types.
 * @returns The answer; undefined for an error of the function or an answer that is malformed, which the caller answers 502.
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

/** Both kinds are one list; of a value that stands in both, once. */
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

/** Whether HTTP can carry it (RFC 9110, 5.1 and 5.5). */
function isHeader(name: string, value: string): boolean {
  return /^[!#$%&'*+.^_`|~\w-]+$/u.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/u.test(value);
}

/** Reads an HTTP request. */

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gunzip, inflate } from 'node:zlib';
import { codeOf } from '../startup-error.ts';

/** A request. Header names keep the caller's spelling. */
export interface GatewayRequest {
  requestId: string;
  method: string;
  /** Still encoded, without the query. */
  path: string;
  query: ReadonlyMap<string, readonly string[]>;
  headers: ReadonlyMap<string, readonly string[]>;
  sourceIp: string;
  protocol: string;
  receivedAtMs: number;
  body: Buffer;
}

/** API Gateway's limit for a payload, in bytes. */
const payloadLimitBytes = 10 * 1024 * 1024;

/**
 * Reads a request with its body.
 *
 * @param incoming The request.
 * @param decompresses Whether the API has compression on, so that compressed bodies are decompressed.
 * @returns The request; `refused` if it is too large or does not match its Content-Encoding.
 */
export async function readRequest(
  incoming: IncomingMessage,
  decompresses: boolean,
): Promise<{ request: GatewayRequest; refused?: 'REQUEST_TOO_LARGE' | 'BAD_REQUEST_BODY' }> {
  const url = incoming.url ?? '/';
  // The absolute form of a request target repeats the host.
  const [path = '/', ...query] = url.replace(/^https?:\/\/[^/?]*/iu, '').split('?');
  const headers = readHeaders(incoming.rawHeaders);
  const request = {
    requestId: randomUUID(),
    method: incoming.method ?? 'GET',
    path: path === '' ? '/' : path,
    query: readQuery(query.join('?')),
    headers,
    sourceIp: incoming.socket.remoteAddress ?? '127.0.0.1',
    protocol: `HTTP/${incoming.httpVersion}`,
    receivedAtMs: Date.now(),
    body: Buffer.alloc(0),
  };
  const body = await readBody(incoming);
  if (body === undefined) return { request, refused: 'REQUEST_TOO_LARGE' };
  const encoding = headerOf({ headers }, 'content-encoding')?.trim().toLowerCase();
  if (!decompresses || (encoding !== 'gzip' && encoding !== 'deflate')) return { request: { ...request, body } };
  try {
    const decompress = promisify<Buffer, { maxOutputLength: number }, Buffer>(encoding === 'gzip' ? gunzip : inflate);
    return { request: { ...request, body: await decompress(body, { maxOutputLength: payloadLimitBytes }) } };
  } catch (error) {
    const tooLarge = codeOf(error) === 'ERR_BUFFER_TOO_LARGE';
    return { request, refused: tooLarge ? 'REQUEST_TOO_LARGE' : 'BAD_REQUEST_BODY' };
  }
}

/**
 * Returns a header; the case of its name does not matter.
 *
 * @param request The request.
 * @param name The header's name.
 * @returns Its last value; undefined if it is missing.
 */
export function headerOf(request: Pick<GatewayRequest, 'headers'>, name: string): string | undefined {
  for (const [key, values] of request.headers) {
    if (key.toLowerCase() === name.toLowerCase()) return values.at(-1);
  }
  return undefined;
}

/**
 * The whole body; undefined if it exceeds the limit. The rest is still read so that the client receives the response.
 */
async function readBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming) {
    bytes += chunk.length;
    if (bytes <= payloadLimitBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return bytes <= payloadLimitBytes ? Buffer.concat(chunks) : undefined;
}

/** Merges repeated headers into one with several values, under the first spelling. */
function readHeaders(raw: readonly string[]): Map<string, string[]> {
  const spelling = new Map<string, string>();
  const headers = new Map<string, string[]>();
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = raw[index] ?? '';
    const key = spelling.get(name.toLowerCase()) ?? name;
    spelling.set(name.toLowerCase(), key);
    headers.set(key, [...(headers.get(key) ?? []), raw[index + 1] ?? '']);
  }
  return headers;
}

function readQuery(text: string): Map<string, string[]> {
  const query = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) query.set(name, [...(query.get(name) ?? []), value]);
  return query;
}

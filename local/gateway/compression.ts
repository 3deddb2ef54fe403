/** Compresses responses according to the API's minimum compression size. */

import { promisify } from 'node:util';
import { deflate, gzip } from 'node:zlib';
import type { GatewayAnswer } from './gateway-response.ts';
import { type GatewayRequest, headerOf } from './request.ts';

/**
 * Compresses a response if the API has compression on and the caller accepts it.
 *
 * @param answer The response.
 * @param request The request, with its Accept-Encoding.
 * @param minimumBytes The smallest body to compress. Undefined turns compression off.
 * @returns The response, compressed or unchanged.
 */
export async function compressed(
  answer: GatewayAnswer,
  request: GatewayRequest,
  minimumBytes: number | undefined,
): Promise<GatewayAnswer> {
  if (minimumBytes === undefined || answer.body.length < minimumBytes || answer.body.length === 0) return answer;
  if (answer.headers.some(([name]) => name.toLowerCase() === 'content-encoding')) return answer;
  const encoding = chooseEncoding(headerOf(request, 'accept-encoding') ?? '');
  if (encoding === undefined) return answer;
  const body = await promisify<Buffer, Buffer>(encoding === 'gzip' ? gzip : deflate)(answer.body);
  return { ...answer, headers: [...answer.headers, ['Content-Encoding', encoding]], body };
}

/** Prefers gzip to deflate. A weight of 0 refuses an encoding (RFC 9110, 12.5.3). */
function chooseEncoding(accepted: string): 'gzip' | 'deflate' | undefined {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  const accepts = (name: string): boolean => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (accepts('gzip')) return 'gzip';
  return accepts('deflate') ? 'deflate' : undefined;
}

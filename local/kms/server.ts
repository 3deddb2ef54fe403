/** The KMS endpoint: GenerateMac in the SDK's JSON protocol over HTTP, on the loopback address. */

import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import type { LocalCredentials } from '../credentials.ts';
import { type PrivateServer, startPrivateServer } from '../private-server.ts';
import type { LocalKey } from './keys.ts';

/** A running endpoint. */
export interface KmsServer extends PrivateServer {
  /** Replaces the keys that the endpoint serves. */
  serve: (keys: readonly LocalKey[]) => void;
}

/** KMS's limit for a message, in bytes. */
const maxMessageBytes = 4_096;
const maxBodyCharacters = 16_384;

const GenerateMac = z.object({
  KeyId: z.string().min(1),
  MacAlgorithm: z.literal('HMAC_SHA_256'),
  Message: z.base64(),
});

/** An error of the protocol, with its name in the SDK. */
class KmsError extends Error {
  override readonly name = 'KmsError';
  readonly shape: string;
  constructor(shape: string, message: string) {
    super(message);
    this.shape = shape;
  }
}

/**
 * Starts the server on a free port, without keys.
 *
 * @param options The credentials to accept; `log` receives failures of the server itself, never requests or keys.
 * @returns The endpoint.
 */
export async function startKms({
  credentials,
  log,
}: {
  credentials: LocalCredentials;
  log: (line: string) => void;
}): Promise<KmsServer> {
  let keys: readonly LocalKey[] = [];
  const server = await startPrivateServer({
    credentials,
    answer: (request, response) => {
      answer(request, response, () => keys).catch((error: unknown) => {
        log(`kms: ${error instanceof Error ? error.name : 'unknown error'}`);
        send(response, 500, { __type: 'KMSInternalException', message: 'internal error' });
      });
    },
  });
  return {
    ...server,
    serve: (served) => {
      keys = served;
    },
  };
}

/** Answers one request; a KmsError becomes the protocol's error. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  keys: () => readonly LocalKey[],
): Promise<void> {
  try {
    const target = String(request.headers['x-amz-target'] ?? '');
    const body = parseJson(await text(request));
    if (target !== 'TrentService.GenerateMac') {
      throw new KmsError('UnsupportedOperationException', 'Only GenerateMac is offered here.');
    }
    send(response, 200, generateMac(body, keys()));
  } catch (error) {
    if (!(error instanceof KmsError)) throw error;
    send(response, 400, { __type: error.shape, message: error.message });
  }
}

function generateMac(body: unknown, keys: readonly LocalKey[]): Record<string, string> {
  const parsed = GenerateMac.safeParse(body);
  if (!parsed.success) throw new KmsError('ValidationException', 'The request is not one of GenerateMac.');
  const { KeyId, MacAlgorithm, Message } = parsed.data;
  const message = Buffer.from(Message, 'base64');
  if (message.length === 0 || message.length > maxMessageBytes) {
    throw new KmsError('ValidationException', `The message must have 1 to ${maxMessageBytes} bytes.`);
  }
  const key = keys.find(({ id, arn }) => id === KeyId || arn === KeyId);
  if (key === undefined) throw new KmsError('NotFoundException', 'There is no such key.');
  const mac = createHmac('sha256', key.material).update(message).digest('base64');
  return { KeyId: key.arn, Mac: mac, MacAlgorithm };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body.length > maxBodyCharacters ? '' : body);
  } catch {
    throw new KmsError('ValidationException', 'The body is not JSON, or too long.');
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  if (response.destroyed || response.headersSent) return;
  const payload = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.1',
    'content-length': Buffer.byteLength(payload),
    'x-amzn-requestid': randomUUID(),
  });
  response.end(payload);
}

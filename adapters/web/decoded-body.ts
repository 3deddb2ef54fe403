/** Reads and decompresses a response body, up to a limit on the decompressed size. */
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';

/** The value for `Accept-Encoding`. */
export const acceptedEncodings = 'gzip, deflate, br, zstd';

/** Nested codings make decompression bombs cheap; no real server uses more than one. */
const maxCodings = 2;

export type Body = { outcome: 'read'; bytes: Uint8Array } | { outcome: 'too_large' } | { outcome: 'undecodable' };

/** A map, because the server chooses the name: every object has a `constructor`. */
const decoders: ReadonlyMap<string, () => Transform> = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
  ['zstd', createZstdDecompress],
]);

/**
 * Returns the decoded bytes of `body`, at most `maxBytes`; reading stops as soon as there are more.
 * @param encoding the Content-Encoding header
 * @param beginning return what was read up to the limit instead of failing; the rest, or damaged or late data, is
 * dropped
 * @throws connection errors while reading
 */
export async function readBody(
  body: Readable,
  encoding: string | undefined,
  maxBytes: number,
  beginning = false,
): Promise<Body> {
  // Stopping early aborts the request; ignore that error.
  body.on('error', ignore);
  const codings = (encoding ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
  const steps = codings.reverse().map((coding) => decoders.get(coding)?.());
  if (steps.length > maxCodings || steps.includes(undefined)) {
    body.destroy();
    return beginning ? { outcome: 'read', bytes: new Uint8Array() } : { outcome: 'undecodable' };
  }
  let failure: NodeJS.ErrnoException | null = null;
  let stream: Readable = body;
  for (const step of steps) {
    if (step !== undefined) {
      stream = pipeline(stream, step, (error) => {
        failure ??= error ?? null;
      });
    }
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > maxBytes && !beginning) return { outcome: 'too_large' };
      chunks.push(chunk);
      if (size >= maxBytes && beginning) break;
    }
  } catch (error) {
    if (beginning) return { outcome: 'read', bytes: joined(chunks, maxBytes) };
    if (isCoding(error) || isCoding(failure)) return { outcome: 'undecodable' };
    throw error;
  } finally {
    stream.destroy();
    body.destroy();
  }
  return { outcome: 'read', bytes: joined(chunks, maxBytes) };
}

function joined(chunks: readonly Uint8Array[], maxBytes: number): Uint8Array {
  return new Uint8Array(Buffer.concat(chunks).subarray(0, maxBytes));
}

function ignore(): void {}

/** Whether the error comes from a decompressor rather than the connection. */
function isCoding(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(?:Z_|ERR_BROTLI|ERR_|ZSTD)/u.test(code) && !/^ERR_STREAM|^ERR_HTTP/u.test(code);
}

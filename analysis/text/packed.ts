/** Unpacks data that the bundle carries packed with Brotli, in Base64. */
import { brotliDecompressSync } from 'node:zlib';

/** Returns the bytes that were packed. */
export function unpacked(data: string): Buffer {
  return brotliDecompressSync(Buffer.from(data, 'base64'));
}

/** SHA-256 without a thread of its own, so that what waits for it goes on in a fixed order. */
import { createHash } from 'node:crypto';

/** Has digests computed at once until the returned function is called. */
export function digestAtOnce(): () => void {
  Object.defineProperty(crypto.subtle, 'digest', {
    configurable: true,
    value: async (_: string, data: Uint8Array) => new Uint8Array(createHash('sha256').update(data).digest()).buffer,
  });
  return () => void Reflect.deleteProperty(crypto.subtle, 'digest');
}

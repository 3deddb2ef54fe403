/** Ids of events that follow from what they are about, so that an event is stored once however often it is made. */
import { createHash } from 'node:crypto';

/** Returns `prefix_` and a hash of `parts`, written like a UUID. */
export function hashedId(prefix: 'evt' | 'test', parts: readonly (string | number)[]): string {
  const hash = createHash('sha256').update(parts.join('\n')).digest('hex');
  const groups = [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)];
  return `${prefix}_${groups.join('-')}`;
}

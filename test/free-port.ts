/** Finds a port that nothing listens on. */

import { createServer } from 'node:net';

/**
 * A free port of the loopback address.
 *
 * For programs that cannot choose one themselves; another program may take it in between, so callers try again.
 *
 * @returns The port's number.
 */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port was given'));
        else resolve(address.port);
      });
    });
  });
}

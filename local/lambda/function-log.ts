/** A function's log file, in place of its CloudWatch log group. */

import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A destination for a function's output. */
export interface FunctionLog {
  write: (text: string) => void;
  close: () => Promise<void>;
}

/** A larger file is renamed at the next start. One old file is kept. */
const largestBytes = 10_000_000;

/**
 * Opens `<folder>/<name>.log` for appending.
 *
 * @param folder The folder of all logs; created if missing.
 * @param name The function's name.
 * @returns The log.
 */
export function openFunctionLog(folder: string, name: string): FunctionLog {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.log`);
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largestBytes) renameSync(path, `${path}.1`);
  const stream = createWriteStream(path, { flags: 'a' });
  // A full disk must not crash the service through its log.
  stream.on('error', () => {});
  return {
    write: (text) => void stream.write(text),
    close: () => new Promise((resolve) => stream.end(() => resolve())),
  };
}

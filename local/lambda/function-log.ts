/** A function's log file: what its log group would be. */

import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where a function's output goes. */
export interface FunctionLog {
  write: (text: string) => void;
  close: () => Promise<void>;
}

/** A file that grew past this is put aside at the next start, one generation. */
const largestBytes = 10_000_000;

/**
 * Opens `<folder>/<name>.log` for appending.
 *
 * @param folder The folder of all logs; made when missing.
 * @param name The function's name.
 * @returns The log.
 */
export function openFunctionLog(folder: string, name: string): FunctionLog {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.log`);
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largestBytes) renameSync(path, `${path}.1`);
  const stream = createWriteStream(path, { flags: 'a' });
  // A full disk must not take the service down with its log.
  stream.on('error', () => {});
  return {
    write: (text) => void stream.write(text),
    close: () => new Promise((resolve) => stream.end(() => resolve())),
  };
}

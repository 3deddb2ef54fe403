/** Keeps a second service away from a folder that one already runs on. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { types } from 'node:util';
import { StartupError } from './startup-error.ts';

const sqliteBusy = 5;

/**
 * Takes the folder's lock for as long as this process lives.
 *
 * The lock is SQLite's own exclusive file lock: the kernel drops it with the process, so that a SIGKILL leaves nothing
 * stale behind, which a file with a process id in it would.
 *
 * @param folder An existing folder.
 * @returns A function that gives the lock back.
 * @throws StartupError when another service holds it.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (types.isNativeError(error) && 'errcode' in error && error.errcode === sqliteBusy) {
      throw new StartupError(
        `another service is running on ${folder}: stop it, or set LOCAL_DIR to another folder for this one`,
      );
    }
    throw error;
  }
  return () => lock.close();
}

/** Prevents two services from running on the same folder. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { types } from 'node:util';
import { StartupError } from './startup-error.ts';

const sqliteBusy = 5;

/**
 * Locks the folder until this process ends.
 *
 * The lock is SQLite's exclusive file lock. The kernel releases it with the process, so even SIGKILL leaves no stale
 * lock, unlike a file with a process id.
 *
 * @param folder An existing folder.
 * @returns A function that releases the lock.
 * @throws StartupError if another service holds it.
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

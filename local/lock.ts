/** Locks that end with the process that holds them. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { types } from 'node:util';
import { StartupError } from './startup-error.ts';

const sqliteBusy = 5;
const retryMs = 200;

/**
 * Takes a lock, unless another process has it. It is SQLite's exclusive file lock: the kernel releases it with the
 * process, so even SIGKILL leaves no stale lock, unlike a file with a process id.
 *
 * @param file The lock's file, in an existing folder. It is created if missing and stays.
 * @returns A function that releases the lock, or undefined if another process has it.
 */
function takeLock(file: string): (() => void) | undefined {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (types.isNativeError(error) && 'errcode' in error && error.errcode === sqliteBusy) return undefined;
    throw error;
  }
  return () => lock.close();
}

/**
 * Locks a service's folder until this process ends.
 *
 * @param folder An existing folder.
 * @returns A function that releases the lock.
 * @throws StartupError if another service holds it.
 */
export function lockFolder(folder: string): () => void {
  const release = takeLock(join(folder, 'lock.sqlite'));
  if (release) return release;
  throw new StartupError(
    `another service is running on ${folder}: stop it, or set LOCAL_DIR to another folder for this one`,
  );
}

/**
 * Waits until no other process has the lock, and takes it.
 *
 * @param file The lock's file, in an existing folder.
 * @returns A function that releases the lock.
 */
export async function waitForLock(file: string): Promise<() => void> {
  for (;;) {
    const release = takeLock(file);
    if (release) return release;
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

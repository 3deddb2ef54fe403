/** The error for a failed start, printed as a message without a stack. */

import { types } from 'node:util';

/** A problem that the developer can fix. `message` says what it is and how to fix it. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/**
 * Returns the message of anything thrown.
 *
 * @param error The caught value.
 * @returns The error's message, or the value as text if it is not an `Error`.
 */
export function messageOf(error: unknown): string {
  return types.isNativeError(error) ? error.message : String(error);
}

/**
 * Returns Node's error code, such as `EADDRINUSE` or `ERR_SQLITE_ERROR`.
 *
 * @param error The caught value.
 * @returns The code; undefined if it has none.
 */
export function codeOf(error: unknown): unknown {
  return types.isNativeError(error) && 'code' in error ? error.code : undefined;
}

/** The error that stops a start with a sentence for the developer: printed without a stack. */

import { types } from 'node:util';

/** Something the developer can put right; `message` says what and how. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/**
 * The words of anything thrown.
 *
 * @param error What was caught.
 * @returns Its message, or its text when it is no `Error`.
 */
export function messageOf(error: unknown): string {
  return types.isNativeError(error) ? error.message : String(error);
}

/**
 * The code that Node gives an error, `EADDRINUSE` or `ERR_SQLITE_ERROR` for instance.
 *
 * @param error What was caught.
 * @returns The code; undefined when it has none.
 */
export function codeOf(error: unknown): unknown {
  return types.isNativeError(error) && 'code' in error ? error.code : undefined;
}

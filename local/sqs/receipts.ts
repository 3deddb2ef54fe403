/** Receipt handles: which message, and of which of its receives. */

import { SqsError } from './errors.ts';

/**
 * Writes a handle.
 *
 * @param id The message's row.
 * @param receipt What this receive marked it with.
 * @returns Text that means nothing to a caller.
 */
export function receiptHandle(id: number, receipt: string): string {
  return Buffer.from(`${id}.${receipt}`).toString('base64url');
}

/**
 * Reads a handle.
 *
 * @param handle What a caller sent.
 * @returns The message's row and the receive's mark.
 * @throws SqsError when it never was a handle.
 */
export function parseReceiptHandle(handle: string): { id: number; receipt: string } {
  const [, id, receipt] = /^(\d{1,15})\.([\da-f-]{36})$/u.exec(Buffer.from(handle, 'base64url').toString()) ?? [];
  if (id === undefined || receipt === undefined) {
    throw new SqsError('ReceiptHandleIsInvalid', 'The input receipt handle is invalid.');
  }
  return { id: Number(id), receipt };
}

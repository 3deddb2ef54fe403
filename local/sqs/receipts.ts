/** Receipt handles: they identify a message and one of its receives. */

import { SqsError } from './errors.ts';

/**
 * Creates a handle.
 *
 * @param id The message's row id.
 * @param receipt The id of this receive.
 * @returns The handle, opaque to callers.
 */
export function receiptHandle(id: number, receipt: string): string {
  return Buffer.from(`${id}.${receipt}`).toString('base64url');
}

/**
 * Parses a handle.
 *
 * @param handle The handle from the request.
 * @returns The message's row id and the receive's id.
 * @throws SqsError if it is malformed.
 */
export function parseReceiptHandle(handle: string): { id: number; receipt: string } {
  const [, id, receipt] = /^(\d{1,15})\.([\da-f-]{36})$/u.exec(Buffer.from(handle, 'base64url').toString()) ?? [];
  if (id === undefined || receipt === undefined) {
    throw new SqsError('ReceiptHandleIsInvalid', 'The input receipt handle is invalid.');
  }
  return { id: Number(id), receipt };
}

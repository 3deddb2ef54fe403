/** The MD5 digests in SQS responses, which clients verify. */

import { createHash } from 'node:crypto';

/** An attribute of a message. Binary values are base64. */
export interface MessageAttribute {
  DataType: string;
  StringValue?: string | undefined;
  BinaryValue?: string | undefined;
}

/**
 * Computes the digest of a body.
 *
 * @param text The body.
 * @returns MD5 in hexadecimal digits.
 */
export function bodyDigest(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

/**
 * Computes the digest of a message's attributes as in the SQS developer guide ("Calculating the MD5 message digest for
 * message attributes"): sorted by name; name, type and value, each preceded by its length in four bytes; before the
 * value, one byte for its transport type, 1 for strings and 2 for binary.
 *
 * @param attributes The attributes.
 * @returns MD5 in hexadecimal digits; undefined if there are no attributes.
 */
export function attributesDigest(attributes: Readonly<Record<string, MessageAttribute>>): string | undefined {
  const names = Object.keys(attributes).sort();
  if (names.length === 0) return undefined;
  const hash = createHash('md5');
  const add = (bytes: Buffer): void => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    hash.update(length).update(bytes);
  };
  for (const name of names) {
    const { DataType = '', StringValue, BinaryValue } = attributes[name] ?? {};
    add(Buffer.from(name));
    add(Buffer.from(DataType));
    hash.update(Buffer.of(BinaryValue === undefined ? 1 : 2));
    add(BinaryValue === undefined ? Buffer.from(StringValue ?? '') : Buffer.from(BinaryValue, 'base64'));
  }
  return hash.digest('hex');
}

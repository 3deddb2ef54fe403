/** The MD5 digests that SQS answers with, which clients compare with their own. */

import { createHash } from 'node:crypto';

/** An attribute of a message. Binary values are base64. */
export interface MessageAttribute {
  DataType: string;
  StringValue?: string | undefined;
  BinaryValue?: string | undefined;
}

/**
 * The digest of a body.
 *
 * @param text The body.
 * @returns MD5 in hexadecimal digits.
 */
export function bodyDigest(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

/**
 * The digest of a message's attributes, as the SQS developer guide describes it ("Calculating the MD5 message digest for
 * message attributes"): sorted by name; name, type and value each after its length as four bytes; one byte for the
 * transport type, 1 for strings and 2 for binary.
 *
 * @param attributes The attributes.
 * @returns MD5 in hexadecimal digits; undefined without attributes.
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

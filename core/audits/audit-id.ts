/** Audit ids: UUID version 7, so that they sort by time (RFC 9562, section 5.7). */

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;

/**
 * Creates an id.
 *
 * @param time stored in the first 48 bits, as Unix milliseconds.
 * @param random 10 bytes from a cryptographic generator; 74 of their bits are used.
 */
export function formatAuditId(time: Date, random: Uint8Array): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(time.getTime(), 0, 6);
  bytes.set(random.subarray(0, 10), 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Whether a path parameter has the format of an audit's id; anything else is treated as not found. */
export function isAuditId(text: string): boolean {
  return uuidPattern.test(text);
}

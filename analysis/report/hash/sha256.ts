/** SHA-256 of texts and bytes, by the platform's Web Crypto. */

/** The SHA-256 of `data` (a string is hashed as UTF-8) in lower-case hexadecimal. */
export async function sha256(data: string | Uint8Array): Promise<string> {
  // Copied into a buffer of its own: Web Crypto refuses views on shared memory.
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : new Uint8Array(data);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

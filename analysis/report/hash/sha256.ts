/** SHA-256 of texts and bytes, using Web Crypto. */

/** Returns the SHA-256 of `data` in lower-case hexadecimal; strings are hashed as UTF-8. */
export async function sha256(data: string | Uint8Array): Promise<string> {
  // Copy the bytes: Web Crypto rejects views on shared memory.
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : new Uint8Array(data);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

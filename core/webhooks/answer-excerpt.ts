/** The beginning of a receiver's response, made safe to store and show. */

/** How many bytes of a response are read and stored. */
export const excerptBytes = 1024;

/** Control characters, and marks that change the direction of the text after them. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;

/** The first KiB as text on one line, without control characters or a truncated last character. */
export function answerExcerpt(bytes: Uint8Array): string {
  // `stream: true` leaves out a truncated character at the end instead of showing U+FFFD.
  const text = new TextDecoder().decode(bytes.subarray(0, excerptBytes), { stream: true });
  return text.replaceAll(/\s+/gu, ' ').replaceAll(unprintable, '').trim();
}

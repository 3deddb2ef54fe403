/** The beginning of a receiver's answer, as it may be kept and shown. */

/** As many bytes of an answer are read and kept. */
export const excerptBytes = 1024;

/** Controls, and marks that turn the direction of what is printed after them. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;

/** The first KiB as text, on one line: white space becomes a space, control characters go, a cut character too. */
export function answerExcerpt(bytes: Uint8Array): string {
  // A stream that goes on: a character cut at the end is left out instead of shown as damaged.
  const text = new TextDecoder().decode(bytes.subarray(0, excerptBytes), { stream: true });
  return text.replaceAll(/\s+/gu, ' ').replaceAll(unprintable, '').trim();
}

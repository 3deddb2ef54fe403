/** Undoes a second encoding: UTF-8 that a tool read as ISO-8859-1 and wrote as UTF-8 again. */

/** "â" and two more bytes of a dash or quotation mark. The second is a control character, which no text has. */
const sign = /\u00e2\u0080[\u0080-\u00bf]/u;
/** The bytes of one character in UTF-8 (RFC 3629, section 4), each as the character that ISO-8859-1 makes of it. */
const character =
  /[\u00c2-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}|[\u00f0-\u00f4][\u0080-\u00bf]{3}/gu;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Returns `text` as it was before its second encoding; as it is, if it has none. Linear in its length. */
export function encodedOnce(text: string): string {
  return sign.test(text) ? text.replace(character, decoded) : text;
}

function decoded(written: string): string {
  try {
    return decoder.decode(Uint8Array.from(written, (char) => char.charCodeAt(0)));
  } catch {
    return written;
  }
}

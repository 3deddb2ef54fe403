/** Reads text that was encoded twice, as somebody meant it. Reports quote pages as they are. */

/** The beginning of a character whose bytes stand as characters; the second is a control character and never text. */
const bytesAsText = /[\u00c2-\u00f4][\u0080-\u009f]/u;
const bytesOfCharacter = /[\u00c2-\u00f4][\u0080-\u00bf]{1,3}/gu;

/** Undoes a second encoding in UTF-8 in `text`: who took UTF-8 for Latin-1 wrote "â\u0080\u0099" for an apostrophe. */
export function decodedOnce(text: string): string {
  if (!bytesAsText.test(text)) return text;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return text.replaceAll(bytesOfCharacter, (characters) => {
    try {
      return decoder.decode(Uint8Array.from(characters, (character) => character.charCodeAt(0)));
    } catch {
      return characters;
    }
  });
}

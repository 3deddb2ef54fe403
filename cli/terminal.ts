/**
 * Text for a terminal. Names, pages and answers of servers come from outside; what moves a terminal's cursor, changes
 * its colours or title, or turns the direction of text is shown as an escape.
 */

/** Control characters but line feed and tab, marks of direction, and separators of lines. */
const unprintable = /[^\P{Cc}\n\t]|[\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;
/** JSON.stringify already escapes those below U+0020. */
const unprintableInJson = /[\u007f-\u009f\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

const escaped = (character: string): string => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

/** The text with escapes in place of what is not printable. */
export function printable(text: string): string {
  return text.replaceAll(unprintable, escaped);
}

/** The value as JSON over several lines. Reading it gives the same value. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(unprintableInJson, escaped);
}

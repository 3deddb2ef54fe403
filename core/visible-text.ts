/** Detects characters in external text that a reader cannot see, and those that reorder the text around them. */

/** They reorder the text around them, so that a reader sees something else than is stored. */
const turnsText = /\p{Bidi_Control}/u;
/** Fillers, joiners and zero-width spaces are invisible; U+2800 is a blank among the symbols. */
const isUnseen = /[\p{Default_Ignorable_Code_Point}\u2800]/u;

export function hasBidiControl(text: string): boolean {
  return turnsText.test(text);
}

/** The characters of `text` that are not invisible; spaces count. */
export function visibleCharacters(text: string): string[] {
  return [...text].filter((character) => !isUnseen.test(character));
}

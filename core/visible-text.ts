/** What a reader sees of a text from outside: characters without a shape, and those that turn the text around them. */

/** They turn the order of the text around them, so that a reader sees another text than the one that is kept. */
const turnsText = /\p{Bidi_Control}/u;
/** Fillers, joiners and spaces of no width: nothing is seen of them, and U+2800 is a blank among the symbols. */
const isUnseen = /[\p{Default_Ignorable_Code_Point}\u2800]/u;

export function hasBidiControl(text: string): boolean {
  return turnsText.test(text);
}

/** The characters of `text` that are not ignorable; spaces count. */
export function visibleCharacters(text: string): string[] {
  return [...text].filter((character) => !isUnseen.test(character));
}

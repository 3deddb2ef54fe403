/** The rules for an API key's name, wherever it is entered. */
import { hasBidiControl, visibleCharacters } from '../visible-text.ts';

/** In characters. */
export const maxKeyNameLength = 80;

const controls = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Returns what is wrong with a key's name, as the end of a sentence, or undefined. Surrounding space is ignored. */
export function keyNameFault(text: string): string | undefined {
  const name = text.trim();
  if (visibleCharacters(name).length === 0) return 'must not be empty';
  if ([...name].length > maxKeyNameLength) return `must be at most ${maxKeyNameLength} characters long`;
  if (controls.test(name)) return 'must not hold control characters';
  // The name appears in the account's activity, where it must not be able to reorder the text around it.
  return hasBidiControl(name) ? 'must not hold bidirectional control characters' : undefined;
}

/** What an API key may be called, whichever way the name comes in. */
import { hasBidiControl, visibleCharacters } from '../visible-text.ts';

/** The longest name of a key, in characters. */
export const maxKeyNameLength = 80;

const controls = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** What is wrong with a key's name, as a sentence's end; undefined when nothing is. Space around it does not count. */
export function keyNameFault(text: string): string | undefined {
  const name = text.trim();
  if (visibleCharacters(name).length === 0) return 'must not be empty';
  if ([...name].length > maxKeyNameLength) return `must be at most ${maxKeyNameLength} characters long`;
  if (controls.test(name)) return 'must not hold control characters';
  // The name stands in the account's activity, where it must read as what it is.
  return hasBidiControl(name) ? 'must not hold bidirectional control characters' : undefined;
}

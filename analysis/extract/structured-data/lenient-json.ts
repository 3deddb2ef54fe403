/** Reads JSON as pages write it: with comments, raw line breaks in strings, trailing commas, missing ends. */
import { type Json, JsonReader, type LenientJson } from './json-reader.ts';

/**
 * Parses strictly if possible, else with repairs. Never throws; linear in the text.
 * @param text the content of a script element
 */
export function parseLenientJson(text: string): LenientJson {
  try {
    return { value: JSON.parse(text) as Json, repairs: [] };
  } catch {
    const reader = new JsonReader(text);
    const value = reader.read();
    return value === undefined ? { repairs: [...reader.repairs] } : { value, repairs: [...reader.repairs] };
  }
}

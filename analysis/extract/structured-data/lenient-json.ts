/** Reads JSON as pages write it: comments, raw line breaks in strings, trailing commas, missing ends. */
import { type Json, JsonReader, type LenientJson } from './json-reader.ts';

/**
 * Parses strictly where that works, and forgivingly where not. Never throws; one pass, so linear in the text.
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

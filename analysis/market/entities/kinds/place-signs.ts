/** Tells parts of places, alone and in pairs: "Northeast Ohio", "Downtown Tarn & Northern Kentucky". */
import { directions, regionOpenings } from '../../../languages/any/name-cues.ts';
import { isPlace } from '../../../text/places.ts';

/** Whether words in lower case are a point of the compass and a place: "northeast ohio". */
export function isPartOfPlace([first = '', ...rest]: readonly string[], language: string): boolean {
  return directions.has(first) && isPlace(rest.join(' '), language);
}

/** Whether a name, as written, is of several places or parts of such joined by "&". */
export function areRegions(name: string, language: string): boolean {
  const parts = name.toLowerCase().split(/\s&\s/u);
  return parts.length > 1 && parts.every((part) => isPlace(withoutPart(part), language));
}

/** A place without what tells which part of it. */
function withoutPart(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return rest.length > 0 && (regionOpenings.has(first) || directions.has(first)) ? rest.join(' ') : name;
}

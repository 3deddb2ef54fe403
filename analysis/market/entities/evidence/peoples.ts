/** Tells the adjectives and peoples of places from names: "Brazilian", besides Brazil. */
import { isPlace } from '../../../text/places.ts';
import type { Occurrences } from '../occurrences.ts';
import { entitiesRule } from '../rule.ts';
import { typeOfKnown } from './known-names.ts';

const { minPlaceChars, maxEndingChars } = entitiesRule.values;

/** English endings of adjectives and peoples of places: Brazil, Brazilian; Yemen, Yemeni; America, Americans. */
const peoples = /^(?:n|i|an|ian|ean|ese|ish)s?$/u;

/** Whether a name is the adjective of a known place, or of one that is also named. */
export function isOfPlace(key: string, all: ReadonlyMap<string, Occurrences>, language: string): boolean {
  // "Kotlin" is nobody of Kotli.
  if (key.includes(' ') || typeOfKnown(key) !== null) return false;
  return Array.from({ length: maxEndingChars }, (_, index) => key.length - 1 - index)
    .filter((length) => length >= minPlaceChars)
    .some(
      (length) =>
        peoples.test(key.slice(length)) && (all.has(key.slice(0, length)) || isPlace(key.slice(0, length), language)),
    );
}

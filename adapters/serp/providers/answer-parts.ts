/** Builds an observed answer within limits: deduplicated references, and the indexes of those that its blocks cite. */
import type { AnswerBlock, AnswerEngine, FeatureState, ObservedAnswer, Reference } from '../../../analysis/index.ts';
import { type LinkedText, referenceOf } from './results-page.ts';

/** Answers have about twenty of each. */
const maxReferences = 100;
const maxBlocks = 200;

/** References in order of first mention, without duplicate addresses. */
export interface ReferenceList {
  references: Reference[];
  /** The indexes of `linked` in the list; missing references are added up to the maximum. */
  placesOf(linked: readonly LinkedText[]): number[];
}

/** Creates an empty list. */
export function referenceList(): ReferenceList {
  const references: Reference[] = [];
  const places = new Map<string, number>();
  const placeOf = (linked: LinkedText): number[] => {
    const known = places.get(linked.url);
    if (known !== undefined) return [known];
    const reference = referenceOf(linked);
    if (reference === undefined || references.length >= maxReferences) return [];
    places.set(linked.url, references.length);
    return [references.push(reference) - 1];
  };
  return { references, placesOf: (linked) => [...new Set(linked.flatMap(placeOf))] };
}

/** An answer without content: `absent` if the page has none, `not_captured` if it could not be fetched. */
export function answerWithout(engine: AnswerEngine, state: FeatureState, observed_at: string): ObservedAnswer {
  return { engine, state, observed_at, blocks: [], references: [] };
}

/** An answer made of the `blocks` that have text; `not_captured` if none does. */
export function answerOf(
  engine: AnswerEngine,
  blocks: readonly AnswerBlock[],
  references: Reference[],
  observed_at: string,
): ObservedAnswer {
  const told = blocks.filter(({ text }) => text !== '').slice(0, maxBlocks);
  if (told.length === 0) return answerWithout(engine, 'not_captured', observed_at);
  return { engine, state: 'captured', observed_at, blocks: told, references };
}

/** Keeps an observed answer within bounds: its references, each once, and the places that its blocks refer to. */
import type { AnswerBlock, AnswerEngine, FeatureState, ObservedAnswer, Reference } from '../../../analysis/index.ts';
import { type LinkedText, referenceOf } from './results-page.ts';

/** Answers have some twenty of each. */
const maxReferences = 100;
const maxBlocks = 200;

/** References in the order in which they were first named, an address once. */
export interface ReferenceList {
  references: Reference[];
  /** Places of `linked` in the list, which gains what it lacks as long as there is room. */
  placesOf(linked: readonly LinkedText[]): number[];
}

/** An empty list. */
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

/** An answer that was not had: `absent` where the page has none, `not_captured` where it did not come. */
export function answerWithout(engine: AnswerEngine, state: FeatureState, observed_at: string): ObservedAnswer {
  return { engine, state, observed_at, blocks: [], references: [] };
}

/** An answer of `blocks`, those without text left out; without any, one that was not captured. */
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

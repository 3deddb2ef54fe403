/** Where a page first says what its keyword asks for: to know something, or to be told what to choose. */
import type { PageSigns, Placed } from '../page/signs/measure.ts';
import type { ContentType } from '../report/vocabulary.ts';

/** Whether pages of a type choose among things, so that their answer is a recommendation. */
export function isChoice(type: ContentType | null): boolean {
  return type === 'listicle' || type === 'comparison';
}

/** The sentence that answers first; null where none does. */
export function firstAnswer(signs: PageSigns, type: ContentType | null): Placed | null {
  return isChoice(type) ? (signs.first_pick ?? null) : signs.answer;
}

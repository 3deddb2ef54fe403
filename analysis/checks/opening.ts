/** Finds where a page first gives what its keyword asks for: information or a recommendation. */

import { isChoice } from '../page/shortlist.ts';
import type { PageSigns } from '../page/signs/measure.ts';
import type { Placed } from '../page/signs/placed.ts';
import type { ContentType } from '../report/vocabulary.ts';

/** The first sentence that answers; null if none does. */
export function firstAnswer(signs: PageSigns, type: ContentType | null): Placed | null {
  return isChoice(type) ? (signs.first_pick ?? null) : signs.answer;
}

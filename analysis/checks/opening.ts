/** Finds where a page first gives what its keyword asks for: information or a recommendation. */

import type { QueryWish } from '../languages/titles.ts';
import { isChoice } from '../page/shortlist.ts';
import type { PageSigns } from '../page/signs/measure.ts';
import type { Placed } from '../page/signs/placed.ts';
import type { ContentType } from '../report/vocabulary.ts';
import { wishesOf } from '../text/query-wishes.ts';
import { questionIn } from '../text/question-form.ts';

/** The first sentence that answers; null if none does. */
export function firstAnswer(signs: PageSigns, type: ContentType | null): Placed | null {
  return isChoice(type) ? (signs.first_pick ?? null) : signs.answer;
}

/** What one sentence can say; a guide or a shop is no sentence. */
const ofOneSentence: ReadonlySet<QueryWish> = new Set<QueryWish>(['price', 'tell_apart', 'compare', 'rate']);

/**
 * Whether a keyword is a question or says what its searchers want to know: a price, a difference. "First trip to Japan"
 * asks for no one sentence.
 */
export function asksForOne(keyword: string, language: string): boolean {
  return (
    questionIn(`${keyword}?`, language) !== null ||
    wishesOf(keyword, language).some(({ wish }) => ofOneSentence.has(wish))
  );
}

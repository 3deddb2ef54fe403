/** Tells whether one sentence can give what a keyword asks for. */

import type { QueryWish } from '../languages/titles.ts';
import { wishesOf } from '../text/query-wishes.ts';
import { questionIn } from '../text/question-form.ts';

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

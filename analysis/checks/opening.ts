/** Tells whether one sentence can give what a keyword asks for, and whether a page promises it. */

import { languagePack } from '../languages/packs.ts';
import type { QueryWish } from '../languages/titles.ts';
import { wishesOf } from '../text/query-wishes.ts';
import { namesPrice } from '../text/question-cues.ts';
import { questionIn } from '../text/question-form.ts';
import { askedBy, asksSeveral } from '../text/question-words.ts';
import type { Artifacts } from './artifacts.ts';

/** What one sentence can say; a guide, a shop or a list of the best is no sentence. */
const ofOneSentence: ReadonlySet<QueryWish> = new Set<QueryWish>(['price', 'tell_apart', 'compare']);

/**
 * Whether a keyword is a question or says what its searchers want to know: a price, a difference. "First trip to Japan"
 * asks for no one sentence, nor does "how to build a smart home", which asks for steps, or "what to see in Lisbon".
 */
export function asksForOne(keyword: string, language: string): boolean {
  return (
    (isQuestion(keyword, language) && askedBy(keyword, language)?.facet !== 'how' && !asksSeveral(keyword, language)) ||
    wishesOf(keyword, language).some(({ wish }) => ofOneSentence.has(wish))
  );
}

/** Whether a keyword is a question. Where its form does not show that, any words before a mark would be one. */
function isQuestion(keyword: string, language: string): boolean {
  const showsForm = languagePack(language).questions?.genuine?.asks !== undefined;
  return askedBy(keyword, language) !== null || (showsForm && questionIn(`${keyword}?`, language) !== null);
}

/** Whether the keyword asks what something costs and the title or the main heading promises to say so. */
export function promisesCost(
  { facts }: Pick<Artifacts['document'], 'facts'>,
  keyword: string,
  language: string,
): boolean {
  const promises = [facts.title?.value ?? '', facts.h1?.value ?? ''];
  return namesPrice(keyword, language) && promises.some((text) => namesPrice(text, language));
}

/** Check: the page answers the keyword, but not in its opening. */

import { defineRule } from '../../rules/rule.ts';
import { namesPrice } from '../../text/question-cues.ts';
import { readable, texts } from '../applicability.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';
import { asksForOne, promisesCost } from '../opening.ts';

export const answerBuriedRule = defineRule({
  id: 'answer_buried',
  version: 14,
  name: 'The sentence that answers the keyword comes after an opening that is not on it',
  constants: {
    openingWords: { value: 100, unit: 'words', reason: 'what searchers and engines read before they scroll' },
    priceWords: {
      value: 150,
      unit: 'words',
      reason: 'a cost may stand below a short introduction, but not below a section',
    },
    confidence: { value: 0.6, unit: 'probability', reason: 'the opening may answer in other words than the keyword’s' },
  },
  knownLimits: ['A sentence answers by its words: all of the keyword, and a price where it asks for one.'],
});

const { openingWords, priceWords, confidence } = answerBuriedRule.values;

export interface BuriedParams {
  keyword: string;
  /** The sentence to move up, and the number of words before it. */
  text: string;
  after: number;
  /** The current first sentence. */
  opening: string;
  /** Market pages that answer in their opening, of all. */
  k: number;
  n: number;
}

export const answerBuried = defineCheck({
  id: 'answer-buried',
  category: 'answers',
  // A list answers with its entries; which of its recommendations comes first was seldom told rightly. A reporter
  // begins with the story.
  appliesTo: readable(...texts.filter((type) => type !== 'news')),
  weight: { severity: 'high', effort: 'S', metric: 'answer_placement', practice: 'answer_early' },
  needs: ['signs', 'figures', 'page', 'keyword', 'language', 'document'],
  run: ({ signs: { own, market }, figures, page, keyword, language, document }) => {
    // "First trip to Japan" asks for no one sentence: any with its words would be moved up.
    const first = asksForOne(keyword.text, language.wanted) ? own.answer : null;
    const isPromised = promisesCost(document, keyword.text, language.wanted);
    const latePrice = isPromised && (own.priced_after ?? 0) >= priceWords ? own.first_price : null;
    if (first === null && latePrice === null) return notApplicable('no_direct_answer');
    const isDirect = (figures.own.answer_after_words ?? Number.POSITIVE_INFINITY) < openingWords;
    // An opening on the matter may answer in other words; that it does not is for its writer to say.
    const isTouched = (own.touched_after ?? Number.POSITIVE_INFINITY) < openingWords;
    // "Pagarás 88 € al mes": an amount at the top answers what something costs.
    const isPriced = namesPrice(keyword.text, language.wanted) && (own.priced_after ?? openingWords) < openingWords;
    const isLate = first !== null && first.wordsBefore >= openingWords && !isDirect && !isTouched && !isPriced;
    // Where the first amount is late, so is the one that answers the keyword: the total, not the fee for a test.
    const late = latePrice !== null || isLate ? (own.best_answer ?? latePrice ?? first) : null;
    if (late === null) return failWith<BuriedParams>([]);
    const { text, wordsBefore } = late;
    // The overview's comparison counts the pages with an answer in the opening by the same figures.
    const early = figures.market.filter((each) => (each.answer_after_words ?? Number.POSITIVE_INFINITY) < openingWords);
    return failWith([
      {
        params: {
          keyword: keyword.text,
          text,
          after: wordsBefore,
          opening: own.first ?? '',
          k: early.length,
          n: market.length,
        },
        observed: { value: wordsBefore, unit: 'words', ev: [page.source_id] },
        expected: { value: openingWords, basis: 'evidence', ev: early.map(({ source_id }) => source_id) },
        confidence,
        affects: [],
        size: Math.min(1, wordsBefore / Math.max(1, own.words)),
        reach: 1,
        json_pointer: '/gap/scores/components',
      },
    ]);
  },
});

/** Check: the page answers the keyword, but not in its opening. */

import { isChoice, isChosen } from '../../page/shortlist.ts';
import { defineRule } from '../../rules/rule.ts';
import { choices, readable, texts } from '../applicability.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';
import { asksForOne, firstAnswer } from '../opening.ts';

export const answerBuriedRule = defineRule({
  id: 'answer_buried',
  version: 7,
  name: 'The sentence that answers the keyword, or the recommendation of a list, comes after an opening that is not on it',
  constants: {
    openingWords: { value: 100, unit: 'words', reason: 'what searchers and engines read before they scroll' },
    openingChars: {
      value: 1200,
      unit: 'characters',
      reason: 'About two hundred words: a list that names one of its entries there has begun with what it recommends.',
    },
    confidence: { value: 0.6, unit: 'probability', reason: 'the opening may answer in other words than the keyword’s' },
  },
  knownLimits: ['A sentence answers by its words: all of the keyword, and a figure where it asks for a price.'],
});

const { openingWords, openingChars, confidence } = answerBuriedRule.values;

export interface BuriedParams {
  keyword: string;
  /** The sentence to move up, and the number of words before it. */
  text: string;
  after: number;
  /** Whether the sentence is a recommendation. */
  isPick: boolean;
  /** The current first sentence. */
  opening: string;
  /** Market pages that answer in their opening, of all. */
  k: number;
  n: number;
}

export const answerBuried = defineCheck({
  id: 'answer-buried',
  category: 'answers',
  appliesTo: readable(...texts, ...choices),
  weight: { severity: 'high', effort: 'S', metric: 'answer_placement', practice: 'answer_early' },
  needs: ['signs', 'figures', 'page', 'page_type', 'keyword', 'language', 'intent', 'entries', 'document'],
  run: ({ signs: { own, market }, figures, page, page_type, keyword, language, intent, entries, document }) => {
    // "First trip to Japan" asks for no one sentence: any with its words would be moved up.
    const isChoosing = isChoice(page_type) && isChosen(intent.primary);
    if (!isChoosing && !asksForOne(keyword.text, language.wanted)) return notApplicable('no_direct_answer');
    const first = firstAnswer(own, page_type);
    if (first === null) return notApplicable('no_direct_answer');
    const pick = isChoice(page_type) ? first : null;
    // “Start with simpler strategies” recommends no entry of a list.
    if (pick !== null && !namesSomething(pick.text, keyword.words)) return notApplicable('no_direct_answer');
    const isDirect = (figures.own.answer_after_words ?? Number.POSITIVE_INFINITY) < openingWords;
    // An opening on the matter may answer in other words; that it does not is for its writer to say.
    const isTouched = !isChoice(page_type) && (own.touched_after ?? Number.POSITIVE_INFINITY) < openingWords;
    const opening = document.text.slice(0, openingChars);
    const isNamed = isChoice(page_type) && entries.some((name) => opening.includes(name));
    // "Best overall: Fjell Cam" in a heading or a box recommends before any sentence does.
    const isHeaded = isChoice(page_type) && own.pick !== null && isBefore(own.pick, first.text, document.text);
    if (first.wordsBefore < openingWords || isDirect || isTouched || isNamed || isHeaded)
      return failWith<BuriedParams>([]);
    const { text, wordsBefore } = pick ?? own.best_answer ?? first;
    // The overview's comparison counts the pages with an answer in the opening by the same figures.
    const early = isChoice(page_type)
      ? market.filter((each) => (firstAnswer(each, page_type)?.wordsBefore ?? Number.POSITIVE_INFINITY) < openingWords)
      : figures.market.filter((each) => (each.answer_after_words ?? Number.POSITIVE_INFINITY) < openingWords);
    return failWith([
      {
        params: {
          keyword: keyword.text,
          text,
          after: wordsBefore,
          isPick: isChoice(page_type),
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

/** Whether a sentence has a name after its first word, or a word of the keyword. */
function namesSomething(text: string, words: ReadonlyMap<string, string>): boolean {
  const said = text.toLowerCase();
  return /\s["“'(]?\p{Lu}/u.test(text) || [...words.values()].some((word) => said.includes(word));
}

/** Whether the first of two texts stands in the first half of what comes before the other. */
function isBefore(one: string, other: string, whole: string): boolean {
  const at = whole.indexOf(one);
  return at >= 0 && at * 2 < whole.indexOf(other);
}

/** Check: no sentence of the page answers the keyword, but market pages do so in their opening. */

import type { Quotation } from '../../languages/writer.ts';
import { defineRule } from '../../rules/rule.ts';
import { countWords } from '../../text/words.ts';
import { readable, texts } from '../applicability.ts';
import { defineCheck, failWith, notApplicable, undecided } from '../check.ts';
import { asksForOne } from '../opening.ts';

export const directAnswerMissingRule = defineRule({
  id: 'direct_answer_missing',
  version: 10,
  name: 'Most pages answer the keyword directly, this page does not',
  constants: {
    minShare: {
      value: 0.2,
      unit: 'share of pages',
      reason: 'one opening of five that answers shows how; most pages answer further down or nowhere',
    },
    openingWords: { value: 100, unit: 'words', reason: 'the opening, which a reader sees without scrolling' },
    minHaving: { value: 2, unit: 'pages', reason: 'one sentence with the words of an answer may be chance' },
    minSites: { value: 3, unit: 'sites', reason: 'of two pages one says nothing about what a market does' },
    minAnswerWords: {
      value: 4,
      unit: 'words besides those of the keyword',
      reason: 'Fewer are a slogan or a call: "Get help writing your college application essays".',
    },
    confidence: { value: 0.6, unit: 'probability', reason: 'a passage is recognized as an answer by its form alone' },
  },
  knownLimits: [],
});

const { minShare, minHaving, minSites, minAnswerWords, openingWords, confidence } = directAnswerMissingRule.values;

export interface DirectAnswerParams {
  keyword: string;
  opening: string;
  k: number;
  n: number;
  example: Quotation;
}

export const directAnswerMissing = defineCheck({
  id: 'direct-answer-missing',
  category: 'answers',
  // Of a list, the answer is the list, and whether it names a winner has a check of its own.
  appliesTo: readable(...texts),
  weight: { severity: 'high', effort: 'S', metric: 'answer_placement', practice: 'topical_relevance' },
  needs: ['signs', 'figures', 'page', 'keyword', 'question_answerability', 'matters', 'language'],
  run: ({ signs: { own, market }, figures, page, keyword, question_answerability, matters, language }) => {
    if (market.length < minSites) return undecided('too_few_pages');
    if (!asksForOne(keyword.text, language.wanted)) return notApplicable('no_direct_answer');
    const having = market.flatMap((each) => {
      // Below the opening, a sentence may contain the words of the keyword by chance.
      const { answer } = each;
      if (answer === null || answer.wordsBefore >= openingWords) return [];
      const isSlogan = countWords(answer.text, language.wanted) < minAnswerWords + keyword.words.size;
      return isSlogan ? [] : [{ ...each, text: answer.text }];
    });
    // The shortest reads best as an example.
    const [first] = having.toSorted((a, b) => a.text.length - b.text.length);
    const share = having.length / market.length;
    // The report lists what the keyword itself asks among the questions, with the page's answer.
    const isListed = question_answerability.some(
      ({ question_id, status }) => status === 'answered' && matters.get(question_id)?.size === 0,
    );
    const isAnswered = isListed || own.answer !== null || figures.own.answer_offset_ratio !== null;
    if (isAnswered || first === undefined || having.length < minHaving || share < minShare)
      return failWith<DirectAnswerParams>([]);
    return failWith([
      {
        params: {
          keyword: keyword.text,
          opening: own.first ?? '',
          k: having.length,
          n: market.length,
          example: { quote: first.text, domain: first.domain },
        },
        observed: { value: false, ev: [page.source_id] },
        expected: { value: true, basis: 'market', ev: having.map(({ source_id }) => source_id) },
        confidence,
        affects: [],
        size: 1,
        reach: share,
        json_pointer: '/gap/scores/components',
      },
    ]);
  },
});

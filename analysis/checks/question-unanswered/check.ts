/** Check: the page does not answer questions of its market. */

import { defineRule } from '../../rules/rule.ts';
import { namesPrice } from '../../text/question-cues.ts';
import { askedBy } from '../../text/question-words.ts';
import { lasting, readable } from '../applicability.ts';
import type { Artifacts } from '../artifacts.ts';
import { defineCheck, failWith, notApplicable } from '../check.ts';
import { questionsWith } from '../question-findings/question-findings.ts';
import { suitedQuestions } from '../question-findings/suited-questions.ts';

export const questionUnansweredRule = defineRule({
  id: 'question_unanswered',
  version: 9,
  name: 'Questions of the market that the page does not answer',
  constants: {},
  knownLimits: [],
});

export const questionUnanswered = defineCheck({
  id: 'question-unanswered',
  category: 'answers',
  appliesTo: readable(...lasting),
  weight: { severity: 'medium', effort: 'M', metric: 'question_answerability', practice: 'question_coverage' },
  needs: [
    'price_matters',
    'signs',
    'questions',
    'page_type',
    'market_types',
    'questions_on_keyword',
    'questions_settled',
    'language',
    'keyword',
    'question_answerability',
    'answer_examples',
    'question_echoes',
    'questions_headed',
    'passages',
    'page',
  ],
  run: ({ question_echoes, questions_headed, ...page }) => {
    const asked = suitedQuestions(page);
    if (asked.length === 0) return notApplicable('no_common_question');
    const missing = new Set(
      page.question_answerability.flatMap(({ question_id: id, status }) => (status === 'missing' ? [id] : [])),
    );
    const open = asked.filter(
      ({ question: { id, text } }) =>
        missing.has(id) &&
        !question_echoes.has(id) &&
        !(page.price_matters.has(id) && hasPrice(page)) &&
        // A section on the price may leave the amount out; whether it is cheap can be said without one.
        (!questions_headed.has(id) ||
          (page.price_matters.has(id) && askedBy(text, page.language.wanted)?.facet !== undefined)) &&
        page.answer_examples.get(id)?.isMarketOnQuestion !== false,
    );
    // Of questions that nobody asks in words, readers wanted the answer to what it costs alone.
    const trivial = open.filter(({ question: { id, origin } }) => origin === 'derived' && !page.price_matters.has(id));
    return failWith(
      questionsWith(
        'missing',
        open.filter((each) => !trivial.includes(each)),
        page,
      ),
    );
  },
});

/**
 * Whether a price question has at least part of its answer on the page: a price of what the keyword names or, where that
 * asks for one itself, any amount, as in a table of fees.
 */
function hasPrice({ signs: { own }, keyword, language }: Pick<Artifacts, 'signs' | 'keyword' | 'language'>): boolean {
  return own.price !== null || (namesPrice(keyword.text, language.wanted) && own.priced_after !== null);
}

/** Check: the page leaves open, or only touches, several questions that other pages answer. */
import { defineRule } from '../../rules/rule.ts';
import { lasting, readable } from '../applicability.ts';
import { defineCheck, type Found, failWith, notApplicable } from '../check.ts';
import { isWidelyAnswered, suitedQuestions } from '../question-findings/suited-questions.ts';

export const questionsLeftOpenRule = defineRule({
  id: 'questions_left_open',
  version: 8,
  name: 'The page leaves open or only touches several questions that other pages answer',
  constants: {
    minListed: { value: 2, unit: 'questions', reason: 'Of questions told alone, readers found none worth an answer.' },
    minShareUnasked: {
      value: 0.75,
      unit: 'share of the pages',
      reason: 'A question that nobody asks in words is told where most pages answer it.',
    },
    maxNamed: { value: 5, unit: 'questions', reason: 'A longer list is not worked through.' },
    confidence: { value: 0.6, unit: 'probability', reason: 'The page may answer in words that are not recognized.' },
  },
  knownLimits: ['Which of the questions the readers of this page have is for its writer to say.'],
});

const { minListed, minShareUnasked, maxNamed, confidence } = questionsLeftOpenRule.values;

/** A question, and the site of the best answer. */
export interface OpenQuestion {
  question: string;
  site: string | null;
}

export interface OpenParams {
  open: OpenQuestion[];
}

export const questionsLeftOpen = defineCheck({
  id: 'questions-left-open',
  category: 'answers',
  // Not for forums and news: nobody adds a section to a thread that others wrote, or to what happened.
  appliesTo: readable(...lasting),
  weight: { severity: 'medium', effort: 'L', metric: 'question_answerability', practice: 'question_coverage' },
  needs: [
    'price_matters',
    'signs',
    'questions',
    'page_type',
    'market_types',
    'questions_on_keyword',
    'questions_settled',
    'language',
    'question_answerability',
    'question_echoes',
    'questions_headed',
    'answer_examples',
    'passages',
    'page',
  ],
  run: ({ question_answerability, question_echoes, questions_headed, answer_examples, passages, page, ...market }) => {
    const asked = suitedQuestions(market);
    if (asked.length === 0) return notApplicable('no_common_question');
    const rows = new Map(question_answerability.map((row) => [row.question_id, row]));
    const open = asked.filter(({ question, reach }) => {
      const { id, origin } = question;
      const row = rows.get(id);
      // A passage without a fault that says less than others may be the whole answer in fewer words.
      const isTouched = row?.status === 'partly' && origin !== 'derived' && row.issues.length > 0;
      const isOpen = isTouched || (row?.status === 'missing' && !question_echoes.has(id));
      const isTold = origin !== 'derived' || reach >= minShareUnasked;
      return (
        isOpen &&
        isTold &&
        (!questions_headed.has(id) || market.price_matters.has(id)) &&
        isWidelyAnswered(question) &&
        answer_examples.get(id)?.isMarketOnQuestion !== false
      );
    });
    const naming = (rest: typeof open): Found<OpenParams> | null => {
      const named = rest.slice(0, maxNamed);
      if (named.length < minListed) return null;
      const ids = named.map(({ question: { id } }) => id);
      return {
        params: {
          open: named.map(({ question }) => ({
            question: question.text,
            site: passages.get(question.answered_by[0]?.passage_id ?? '')?.domain ?? null,
          })),
        },
        observed: { value: 0, unit: 'questions', ev: [page.source_id] },
        expected: { value: named.length, basis: 'market' as const, ev: ids },
        confidence,
        affects: ids,
        size: 1,
        reach: named.reduce((sum, { reach }) => sum + reach, 0) / named.length,
        json_pointer: '/gap/question_answerability',
      };
    };
    const found = naming(open);
    const only = (ids: ReadonlySet<string>) => naming(open.filter(({ question: { id } }) => ids.has(id)));
    return failWith(
      found === null ? [] : [{ ...found, listed: { ids: open.map(({ question: { id } }) => id), only } }],
    );
  },
});

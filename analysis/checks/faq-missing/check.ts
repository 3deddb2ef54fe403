/** Check: market pages ask and answer questions under their own headings, and this page leaves them open. */

import { defineRule } from '../../rules/rule.ts';
import { offers, readable } from '../applicability.ts';
import { defineCheck, type Found, failWith, undecided } from '../check.ts';
import { isNameable, suitedQuestions } from '../question-findings/suited-questions.ts';

export const faqMissingRule = defineRule({
  id: 'faq_missing',
  version: 4,
  name: 'Pages of the market answer questions under headings that ask them, this page leaves them open',
  constants: {
    minQuestions: { value: 3, unit: 'questions', reason: 'two questions among the headings make no list of them' },
    minSites: { value: 3, unit: 'sites', reason: 'what one site does is its own choice, and two may be chance' },
    minShare: { value: 0.4, unit: 'share of pages', reason: 'what four of ten pages do is what the market does' },
    minOpen: { value: 2, unit: 'questions', reason: 'a single open question has a finding of its own' },
    maxNamed: { value: 4, unit: 'questions', reason: 'a writer answers a few at a time' },
    confidence: { value: 0.7, unit: 'probability', reason: 'questions may be set in markup that is not known' },
  },
  knownLimits: ['Questions without answers do nothing: the advice is to answer, not to ask.'],
});

const { minQuestions, minSites, minShare, minOpen, maxNamed, confidence } = faqMissingRule.values;

export interface FaqParams {
  k: number;
  n: number;
  site: string;
  /** Number of questions on that site. */
  asked: number;
  /** Questions that the page does not answer. */
  open: string[];
}

export const faqMissing = defineCheck({
  id: 'faq-missing',
  category: 'answers',
  // Of texts and lists readers found it trivial: what they leave open has findings of its own.
  appliesTo: readable(...offers),
  weight: { severity: 'medium', effort: 'M', metric: 'question_answerability', practice: 'question_coverage' },
  needs: [
    'price_matters',
    'signs',
    'page',
    'questions',
    'page_type',
    'market_types',
    'questions_on_keyword',
    'questions_settled',
    'language',
    'question_answerability',
    'question_echoes',
  ],
  run: ({ page, question_answerability, question_echoes, ...asked }) => {
    const { own, market } = asked.signs;
    if (market.length < minSites) return undecided('too_few_pages');
    const having = market.filter((each) => each.questions.length >= minQuestions);
    const [most] = having.toSorted((a, b) => b.questions.length - a.questions.length);
    const status = new Map(question_answerability.map((row) => [row.question_id, row.status]));
    const suited = new Set(suitedQuestions(asked).map(({ question }) => question.id));
    const open = asked.questions.filter(
      (question) =>
        (suited.has(question.id) || isNameable(question, asked)) &&
        status.get(question.id) === 'missing' &&
        !question_echoes.has(question.id) &&
        question.answered_by.length > 0,
    );
    if (
      most === undefined ||
      having.length < Math.max(minSites, minShare * market.length) ||
      own.questions.length > 0 ||
      open.length < minOpen
    )
      return failWith<FaqParams>([]);
    const naming = (questions: typeof open): Found<FaqParams> => ({
      params: {
        k: having.length,
        n: market.length,
        site: most.domain,
        asked: most.questions.length,
        open: questions.slice(0, maxNamed).map(({ text }) => text),
      },
      observed: { value: 0, unit: 'questions', ev: [page.source_id] },
      expected: { value: most.questions.length, basis: 'market', ev: having.map(({ source_id }) => source_id) },
      confidence,
      affects: questions.slice(0, maxNamed).map(({ id }) => id),
      size: 1,
      reach: having.length / market.length,
      json_pointer: '/gap/question_answerability',
    });
    const only = (ids: ReadonlySet<string>): Found<FaqParams> | null => {
      const rest = open.filter(({ id }) => ids.has(id));
      return rest.length === 0 ? null : naming(rest);
    };
    return failWith([{ ...naming(open), listed: { ids: open.map(({ id }) => id), only } }]);
  },
});

/** How the check question-unanswered ends, and by which change of an ordinary page. */
import { type End, keyword, shows } from '../changes.ts';
import { answerRow, question } from '../ordinary.ts';

const missing = {
  question_answerability: [{ ...answerRow, status: 'missing' as const, passage_id: null, score: null }],
};
const asked = { ...question, origin: 'heading' as const };
/** A product page whose question only guides answer, beside so many product pages. */
const product = (rate: number, products: number) => ({
  ...missing,
  page_type: 'service' as const,
  market_types: new Map(
    ['s1', 's2', 's3', 's4'].map((id, at) => [id, at > 3 - products ? 'service' : 'guide'] as const),
  ),
  questions: [{ ...asked, coverage: { k: 3, n: 4, rate, ci95: [0, 1] as [number, number] } }],
});

/** The question asks for a price, and the page names none. */
const priced = { price_matters: new Set([question.id]), ...shows({ price: null }) };

export const ends: readonly End[] = [
  [
    'fail',
    'it is missing',
    { question_answerability: [{ ...answerRow, status: 'missing', passage_id: null, score: null }] },
  ],
  [
    'pass',
    'the keyword asks for a price, too, and an amount stands in a table',
    { ...missing, ...priced, ...shows({ price: null, priced_after: 200 }), ...keyword({ text: 'standing desk cost' }) },
  ],
  ['pass', 'it asks for a price and the page names one', { ...missing, ...priced, ...shows({}) }],
  [
    'pass',
    'of no page one can be sure that it answers',
    {
      ...missing,
      questions: [{ ...asked, answered_by: asked.answered_by.map((by) => ({ ...by, score: 0.69 })) }],
    },
  ],
  [
    'pass',
    'the page says something near an answer',
    {
      question_answerability: [{ ...answerRow, status: 'missing', passage_id: null, score: null }],
      question_echoes: new Set([question.id]),
    },
  ],
  ['pass', 'a section of the page is headed by it', { ...missing, questions_headed: new Set([question.id]) }],
  [
    'fail',
    'a section of the page is headed by the price, and nothing else gives it',
    { ...missing, ...priced, questions_headed: new Set([question.id]) },
  ],
  [
    'pass',
    'the best answer found is about something else',
    {
      ...missing,
      answer_examples: new Map([['q1', { own: null, market: null, isOnQuestion: false, isMarketOnQuestion: false }]]),
    },
  ],
  [
    'not_applicable no_common_question',
    'only pages of other types answer it',
    {
      ...product(0.75, 2),
      questions: product(0.75, 2).questions.map((each) => ({ ...each, answered_by: each.answered_by.slice(0, 2) })),
    },
  ],
  [
    'not_applicable no_common_question',
    'one page alone answers it well',
    {
      ...missing,
      questions: [
        { ...asked, answered_by: asked.answered_by.map((answer, at) => ({ ...answer, score: at === 0 ? 0.9 : 0.4 })) },
      ],
    },
  ],
  ['not_applicable no_common_question', 'hardly any page is of its type, and too few answer', product(0.7, 1)],
  ['fail', 'hardly any page is of its type, and most answer', product(0.75, 1)],
  [
    'fail',
    'it asks for the price, and the page names none',
    { ...product(0.75, 1), ...priced, ...shows({ isPriced: false, price: null }) },
  ],
  [
    'not_applicable no_common_question',
    'the cards of its offers show the price',
    { ...product(0.75, 1), ...priced, ...shows({ isPriced: true, price: null }) },
  ],
  [
    'fail',
    'half of the pages answer a question beside the keyword',
    {
      ...missing,
      questions: [
        {
          ...asked,
          answered_by: [...asked.answered_by, { source_id: 's3', passage_id: 's3.p1', score: 0.95 }],
          coverage: { k: 3, n: 6, rate: 0.5, ci95: [0, 1] },
        },
      ],
      questions_on_keyword: new Set<string>(),
    },
  ],
  [
    'pass',
    'few pages surely or probably answer it',
    { ...missing, questions: [{ ...asked, coverage: { k: 4, n: 8, rate: 0.5, ci95: [0, 1] } }] },
  ],
  [
    'not_applicable no_common_question',
    'fewer answer a question beside the keyword',
    {
      ...missing,
      questions: [{ ...asked, coverage: { k: 4, n: 10, rate: 0.4, ci95: [0, 1] } }],
      questions_on_keyword: new Set<string>(),
    },
  ],
  [
    'not_applicable no_common_question',
    'only two pages answer it, and it does not ask for the price',
    { ...missing, questions: [{ ...asked, coverage: { k: 2, n: 4, rate: 0.5, ci95: [0, 1] } }] },
  ],
  [
    'fail',
    'only two pages answer what it costs',
    { ...missing, ...priced, questions: [{ ...asked, coverage: { k: 2, n: 4, rate: 0.5, ci95: [0, 1] } }] },
  ],
  [
    'not_applicable no_common_question',
    'a heading without the keyword, made into a question',
    {
      ...missing,
      questions: [{ ...question, origin: 'derived', coverage: { k: 4, n: 4, rate: 1, ci95: [0, 1] } }],
      questions_on_keyword: new Set<string>(),
    },
  ],
  [
    'not_applicable no_common_question',
    'a short heading without a mark leaves its subject to the one above it',
    {
      ...missing,
      questions: [{ ...asked, text: 'What you get' }],
      questions_on_keyword: new Set<string>(),
    },
  ],
  [
    'fail',
    'a short heading without a mark names the keyword',
    { ...missing, questions: [{ ...asked, text: 'What desks cost' }] },
  ],
  [
    'pass',
    'a section is headed by the price, and the question is whether it is cheap',
    {
      ...missing,
      ...priced,
      questions: [{ ...asked, text: 'Is a standing desk cheaper than two desks?' }],
      questions_headed: new Set([question.id]),
    },
  ],
  [
    'not_applicable no_common_question',
    'a heading names a thing and its kinds',
    { ...missing, questions: [{ ...asked, text: 'Desks – oak, pine or ash?' }] },
  ],
  ['fail', 'it has a dash', { ...missing, questions: [{ ...asked, text: 'How long does a desk – of oak – last?' }] }],
  [
    'not_applicable no_common_question',
    'a shop need not say what it sells',
    { ...missing, questions: [{ ...asked, text: 'What is a standing desk?' }], page_type: 'home' },
  ],
  [
    'not_applicable no_common_question',
    'the title of the page asks it',
    { ...missing, questions: [asked], questions_settled: new Set([question.id]) },
  ],
  ['pass', 'it is answered in part', { question_answerability: [{ ...answerRow, status: 'partly' }] }],
  [
    'not_applicable no_common_question',
    'one page alone asks',
    { questions: [{ ...question, origin: 'heading', coverage: null }] },
  ],
];

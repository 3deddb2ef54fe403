/** Topics and questions as the report writes them. */
import { expect, test } from '@jest/globals';
import type { MarketQuestion } from '../../../../analysis/market/questions/market-question.ts';
import { composeQuestions } from '../../../../analysis/market/questions/section.ts';
import type { MarketTerm } from '../../../../analysis/market/terms/measure.ts';
import { composeTopics } from '../../../../analysis/market/topics/section.ts';
import type { MarketTopic } from '../../../../analysis/market/topics/topic-links.ts';
import { questionSchema } from '../../../../analysis/report/market/questions.ts';
import { topicSchema } from '../../../../analysis/report/market/topics.ts';
import { rateOf } from '../../../../analysis/statistics/wilson.ts';

const topic: MarketTopic = {
  label: 'Solid wood',
  headings: [],
  headed: 2,
  named: 2,
  isSpecific: true,
  score: 1,
  names: [{ stems: ['solid', 'wood'], isAsked: false }],
  rarity: 2,
  terms: [{ key: 'solid wood' } as MarketTerm, { key: 'unlisted' } as MarketTerm],
  questions: [1],
  n: 10,
  sources: ['s1', 's2', 's4'],
  sections: ['s1'],
  rate: rateOf(3, 10),
  mean_words: 80.5,
  passages: ['s1.p2'],
  in_ai_answer: null,
};

const question: MarketQuestion = {
  text: 'Who makes desks?',
  origin: 'paa',
  facet: 'who',
  stems: [],
  askedBy: [],
  answers: [],
  namedBy: [],
  scores: new Map(),
  answeredBy: [],
  coverage: rateOf(0, 10),
  format: null,
  words: null,
  in_ai_answer: false,
};

test('a topic refers to its terms and questions by their ids', () => {
  const [composed] = composeTopics([topic], new Map([['solid wood', 'k7']]));
  expect(topicSchema.parse(composed)).toEqual({
    id: 't1',
    label: 'Solid wood',
    terms: ['k7'],
    questions: ['q2'],
    section_pages: ['s1'],
    n: 10,
    df: 3,
    df_rate: 0.3,
    ci95: [0.1078, 0.6032],
    class: 'common',
    mean_words: 80.5,
    passages: ['s1.p2'],
    in_ai_answer: null,
    ev: ['s1', 's2', 's4'],
  });
});

test('a topic without a rate has no class', () => {
  expect(composeTopics([{ ...topic, rate: null }], new Map())).toMatchObject([
    { df_rate: null, ci95: null, class: null },
  ]);
});

test('a question that nobody answers is written as such, and one that asks for a person without a facet', () => {
  const [composed] = composeQuestions([question], ({ passage }) => passage.id);
  expect(questionSchema.parse(composed)).toEqual({
    id: 'q1',
    text: 'Who makes desks?',
    origin: 'paa',
    asked_by: [],
    frequency: 0,
    answered_by: [],
    coverage: { k: 0, n: 10, rate: 0, ci95: [0, 0.2775] },
    ev: [],
    typical_format: null,
    typical_words: null,
    in_ai_answer: false,
  });
});

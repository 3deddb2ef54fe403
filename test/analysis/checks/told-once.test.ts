/** One gap is told once: as the strongest of the findings on it. */
import { expect, test } from '@jest/globals';
import type { Artifacts } from '../../../analysis/checks/artifacts.ts';
import { judgePage } from '../../../analysis/checks/judge.ts';
import { keyword, schema, shows } from './changes.ts';
import { answerRow, figures, four, onPages, ordinary, question, topic, topicRow } from './ordinary.ts';

const flooring = new Set(['floor']);

/** A market with the topic "Flooring" and the question "Which flooring is best?", both missing. */
const missing = {
  topics: [{ ...topic, label: 'Flooring' }],
  topic_coverage: [{ ...topicRow, status: 'missing' as const, page_passages: [] }],
  topics_on_pages: new Map([['t1', onPages]]),
  questions: [{ ...question, text: 'Which flooring is best?' }],
  question_answerability: [{ ...answerRow, status: 'missing' as const, passage_id: null }],
};

const told = (changes: Partial<Artifacts>): string[] =>
  judgePage(ordinary(changes), { isCompared: true, isOffTopic: false }).found.map(({ id }) => id);

test('a missing section tells what an open question on the same matter would say again', () => {
  expect(told(missing)).toEqual(['topic-missing', 'question-unanswered']);
  const matters = new Map([
    ['t1', flooring],
    ['q1', new Set(['floor', 'best'])],
  ]);
  expect(told({ ...missing, matters })).toEqual(['topic-missing']);
  const apart = new Map([...matters, ['q1', new Set(['warranti'])] as const]);
  expect(told({ ...missing, matters: apart })).toEqual(['topic-missing', 'question-unanswered']);
});

test('a list names what has no finding of its own, and is not told if nothing is left', () => {
  const headed = { ...onPages, headed: 1, score: 0.3 };
  const listed = {
    ...missing,
    topics: ['Flooring', 'Mats', 'Mirrors'].map((label, at) => ({
      ...topic,
      section_pages: ['s1', 's2', 's3'],
      id: `t${at + 1}`,
      label,
    })),
    topic_coverage: ['t1', 't2', 't3'].map((topic_id) => ({ ...topicRow, topic_id, status: 'missing' as const })),
    topics_on_pages: new Map(
      ['t1', 't2', 't3'].map((id): [string, typeof headed] => [
        id,
        { ...headed, headings: [{ quote: id, domain: 's1.example' }] },
      ]),
    ),
  };
  const matters = new Map([
    ['t1', flooring],
    ['t2', new Set(['mat'])],
    ['t3', new Set(['mirror'])],
    ['q1', new Set(['floor', 'best'])],
  ]);
  const found = (changes: Partial<Artifacts>) =>
    judgePage(ordinary({ ...listed, ...changes }), { isCompared: true, isOffTopic: false }).found.flatMap((each) =>
      each.id === 'subjects-left-out' ? each.found.params.missing.map((subject) => subject.topic) : [],
    );
  expect(found({})).toEqual(['Flooring', 'Mats', 'Mirrors']);
  expect(found({ matters })).toEqual(['Mats', 'Mirrors']);
  const same = new Map([...matters, ['t2', flooring] as const, ['t3', flooring] as const]);
  expect(found({ matters: same })).toEqual([]);
});

test('a page without any price is told so once', () => {
  const open = { questions: missing.questions, question_answerability: missing.question_answerability };
  const own = { figures: { own: figures('s9', { has_price: false }), market: four() } };
  const { signs } = shows({ isPriced: false, price: null });
  const price_matters = new Set(['q1']);
  expect(told({ ...open, ...shows({ price: null }), price_matters })).toEqual(['question-unanswered']);
  expect(told({ ...open, ...own, signs, price_matters })).toEqual(['price-missing']);
});

test('the keyword itself is no topic that a page on it leaves out', () => {
  const { topics, topic_coverage, topics_on_pages } = missing;
  expect(told({ topics, topic_coverage, topics_on_pages, matters: new Map([['t1', new Set()]]) })).toEqual([]);
});

test('a word that the whole text lacks is not told again as one that no heading has', () => {
  const example = { quote: 'A standing desk', domain: 's1.example' };
  const left = { word: 'standing', having: ['s1', 's2', 's3'], n: 4, example, uses: 2 };
  expect(told(keyword({ leftOut: [left] }))).toEqual(['title-without-keyword']);
  expect(told(keyword({ leftOut: [left], nearText: ['desk'] }))).toEqual(['query-terms-missing']);
  expect(told(keyword({ leftOut: [{ ...left, word: 'oak' }], nearText: ['desk'] }))).toHaveLength(2);
});

test('whoever is told to write another page need not retitle this one', () => {
  const example = { quote: 'A standing desk', domain: 's1.example' };
  const left = { word: 'standing', having: ['s1', 's2', 's3'], n: 4, example, uses: 2 };
  const offer = { page_type: 'product' as const, ...keyword({ leftOut: [left] }) };
  const ofTexts = new Map(['s1', 's2', 's3', 's4'].map((id) => [id, 'review' as const]));
  expect(told({ ...offer, market_types: ofTexts })).toEqual(['kind-differs']);
  expect(told({ ...offer, page_type: 'guide' })).toEqual(['title-without-keyword']);
});

test('a list with its own product first is asked once how it was made', () => {
  const list = { page_type: 'listicle' as const, entries: ['Desky', 'Flexo', 'Rise'] };
  const { signs } = shows({ domain: 'desky.example', method: null });
  expect(told({ ...list, signs })).toEqual(['own-product-first']);
  expect(told({ ...list, signs, entries: ['Flexo', 'Rise', 'Lift'] })).toEqual(['proof-missing']);
});

test('an author whom only the markup names is told once', () => {
  const { page } = schema({ mismatch_with_visible: [{ type: 'Article', property: 'author', value: 'Ann Lee' }] });
  expect(told({ page })).toEqual(['structured-data-mismatch']);
  expect(told({ page, figures: { own: figures('s9', { has_author: false }), market: four() } })).toEqual([
    'author-missing',
  ]);
});

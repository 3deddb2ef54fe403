/** From how many pages, sites, words and years on a check fails, and how many things it names at most. */
import { describe, expect, test } from '@jest/globals';
import type { Artifacts } from '../../../analysis/checks/artifacts.ts';
import { judgePage } from '../../../analysis/checks/judge.ts';
import type { PageSigns } from '../../../analysis/page/signs/measure.ts';
import type { CheckId } from '../../../analysis/report/gap/check-ids.ts';
import { access, keyword, own, shows } from './changes.ts';
import {
  answerRow,
  claim,
  claimGap,
  figures,
  onPages,
  ordinary,
  page,
  question,
  signs,
  topic,
  topicRow,
} from './ordinary.ts';

const endOf = (id: CheckId, changes: Partial<Artifacts>) =>
  judgePage(ordinary(changes), { isCompared: true, isOffTopic: id === 'off-topic' }).outcomes.find(
    (outcome) => outcome.id === id,
  )?.outcome;
const paramsOf = (id: CheckId, changes: Partial<Artifacts>): unknown[] =>
  judgePage(ordinary(changes), { isCompared: true, isOffTopic: id === 'off-topic' })
    .found.filter((found) => found.id === id)
    .map(({ found }) => found.params);
const sizeOf = (id: CheckId, changes: Partial<Artifacts>): number | undefined =>
  judgePage(ordinary(changes), { isCompared: true, isOffTopic: false }).found.find((found) => found.id === id)?.found
    .size;

/** `all` pages of the market, of which `count` are as `has`, beside a page that is as `lacks`. */
const beside = (count: number, all: number, has: Partial<PageSigns>, lacks: Partial<PageSigns>) => ({
  signs: {
    own: signs('s99', lacks),
    market: Array.from({ length: all }, (_, index) => signs(`s${index}`, index < count ? has : lacks)),
  },
});
const answerAt = (wordsBefore: number) => ({ text: 'A standing desk costs $400 to $900.', wordsBefore });
const unanswered = { answer: null, best_answer: null };
const withoutAnswer = own({ answer_offset_ratio: null, answer_after_words: null });
const questions = (count: number) => Array.from({ length: count }, (_, index) => `Question ${index}?`);
const openQuestions = (count: number) => ({
  questions: Array.from({ length: count }, (_, index) => ({
    ...question,
    id: `q${index}`,
    text: `Question ${index}?`,
  })),
  question_answerability: Array.from({ length: count }, (_, index) => ({
    ...answerRow,
    question_id: `q${index}`,
    status: 'missing' as const,
  })),
});
/** The same of a service among services. */
const openTo = (count: number) => ({
  ...openQuestions(count),
  page_type: 'service' as const,
  market_types: new Map(['s1', 's2', 's3', 's4'].map((id) => [id, 'service'] as const)),
});
const entries = (priced: number, all: number) => ({
  page_type: 'listicle' as const,
  entry_prices: Array.from({ length: all }, (_, index) => ({
    name: `Desk ${index}`,
    isPriced: index < priced,
    isSure: index < priced,
  })),
});
const unpriced = { has_price: false };
const copied = (overlap: number) => ({
  originality: { ...ordinary().originality, nearest_source: { source_id: 's1', overlap } },
});
const titled = (title: string) => ({ page: { ...page, identity: { title, h1: title } } as Artifacts['page'] });
const mismatches = (count: number) => ({
  page: {
    ...page,
    schema: {
      ...page.schema,
      mismatch_with_visible: Array.from({ length: count }, () => ({ type: 'Product', property: 'price', value: '9' })),
    },
  } as Artifacts['page'],
});
const stems = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`);
const nearText = (found: number, all: number) =>
  keyword({ stems: stems(all), nearText: stems(found), inTitle: stems(all) });
const disputed = (count: number) => ({
  claims: Array.from({ length: count }, (_, index) => ({ ...claim, id: `c${index}` })),
  claim_gaps: Array.from({ length: count }, (_, index) => ({ ...claimGap, claim_id: `c${index}` })),
});
const unstated = (count: number) => ({
  ...disputed(count),
  claim_gaps: disputed(count).claim_gaps.map((gap) => ({ ...gap, status: 'missing' as const, page_value: null })),
});
/** Topics of the market that the page leaves out, and others that it touches. */
const topics = (missing: number, others: number, status: 'covered' | 'partial' = 'covered') => {
  const rows = Array.from({ length: missing + others }, (_, index) => ({
    ...topicRow,
    topic_id: `t${index}`,
    status: index < missing ? ('missing' as const) : status,
  }));
  return {
    topic_coverage: rows,
    topics: rows.map(({ topic_id }) => ({ ...topic, id: topic_id, label: `Topic ${topic_id}` })),
    topics_on_pages: new Map(rows.map(({ topic_id }) => [topic_id, onPages] as const)),
  };
};
/** Each topic with a section on three of the four pages. */
const inSections = ({ topics: all, ...rest }: ReturnType<typeof topics>) => ({
  ...rest,
  topics: all.map((each) => ({ ...each, section_pages: ['s1', 's2', 's3'] })),
});
const topicOn = (changes: Partial<typeof onPages>, section_pages: string[], status: 'missing') => ({
  topics: [{ ...topic, section_pages }],
  topic_coverage: [{ ...topicRow, status }],
  topics_on_pages: new Map([['t1', { ...onPages, ...changes }]]),
});
const short = (words: number) => ({
  ...topics(3, 9),
  signs: { ...ordinary().signs, own: signs('s9', { words }) },
});

describe('a check fails from a bound on', () => {
  test.each<[CheckId, string, Partial<Artifacts>, Partial<Artifacts>]>([
    [
      'answer-buried',
      'words before the answer',
      { ...shows({ answer: answerAt(100) }), ...own({ answer_after_words: 100 }) },
      { ...shows({ answer: answerAt(99) }), ...own({ answer_after_words: 100 }) },
    ],
    [
      'comparison-missing',
      'share of the pages with a table',
      { ...beside(40, 100, {}, { columns: null }), ...own({ comparison_blocks: 0 }) },
      { ...beside(39, 100, {}, { columns: null }), ...own({ comparison_blocks: 0 }) },
    ],
    ['copied-text', 'share of the text', copied(0.3), copied(0.29)],
    [
      'description-missing',
      'share of the pages',
      beside(50, 100, {}, { description: null }),
      beside(49, 100, {}, { description: null }),
    ],
    [
      'description-missing',
      'pages of the market',
      beside(2, 2, {}, { description: null }),
      beside(1, 1, {}, { description: null }),
    ],
    [
      'direct-answer-missing',
      'share of the pages',
      { ...beside(20, 100, {}, unanswered), ...withoutAnswer },
      { ...beside(19, 100, {}, unanswered), ...withoutAnswer },
    ],
    [
      'direct-answer-missing',
      'pages of the market',
      { ...beside(3, 3, {}, unanswered), ...withoutAnswer },
      { ...beside(2, 2, {}, unanswered), ...withoutAnswer },
    ],
    [
      'direct-answer-missing',
      'words before the answers of others',
      { ...beside(4, 4, { answer: answerAt(99) }, unanswered), ...withoutAnswer },
      { ...beside(4, 4, { answer: answerAt(100) }, unanswered), ...withoutAnswer },
    ],
    [
      'faq-missing',
      'questions of another page',
      { ...beside(4, 4, { questions: questions(3) }, { questions: [] }), ...openTo(2) },
      { ...beside(4, 4, { questions: questions(2) }, { questions: [] }), ...openTo(2) },
    ],
    [
      'faq-missing',
      'share of the pages',
      { ...beside(40, 100, {}, { questions: [] }), ...openTo(2) },
      { ...beside(39, 100, {}, { questions: [] }), ...openTo(2) },
    ],
    [
      'faq-missing',
      'pages that have questions',
      { ...beside(3, 3, {}, { questions: [] }), ...openTo(2) },
      { ...beside(2, 3, {}, { questions: [] }), ...openTo(2) },
    ],
    [
      'faq-missing',
      'open questions',
      { ...beside(4, 4, {}, { questions: [] }), ...openTo(2) },
      { ...beside(4, 4, {}, { questions: [] }), ...openTo(1) },
    ],
    ['outdated-year', 'years back', titled('Standing desks in 2018'), titled('Standing desks in 2017')],
    [
      'price-missing',
      'share of the pages, for a text',
      { ...beside(50, 100, {}, { isPriced: false, surePrices: 0, price: null }), ...own(unpriced) },
      { ...beside(49, 100, {}, { isPriced: false, surePrices: 0, price: null }), ...own(unpriced) },
    ],
    [
      'price-missing',
      'share of the pages, for a category',
      {
        ...beside(25, 100, {}, { isPriced: false, surePrices: 0, price: null }),
        ...own(unpriced),
        page_type: 'category',
      },
      {
        ...beside(24, 100, {}, { isPriced: false, surePrices: 0, price: null }),
        ...own(unpriced),
        page_type: 'category',
      },
    ],
    [
      'price-missing',
      'pages with a price',
      { ...beside(2, 2, {}, { isPriced: false, surePrices: 0, price: null }), ...own(unpriced) },
      { ...beside(1, 2, {}, { isPriced: false, surePrices: 0, price: null }), ...own(unpriced) },
    ],
    ['price-missing', 'entries of a list', entries(3, 4), entries(2, 3)],
    [
      'price-missing',
      'entries with a price',
      { ...entries(50, 100), ...beside(0, 4, {}, { isPriced: false, surePrices: 0 }) },
      { ...entries(49, 100), ...beside(0, 4, {}, { isPriced: false, surePrices: 0 }) },
    ],
    [
      'proof-missing',
      'share of the pages',
      { ...beside(25, 100, {}, { experience: null }), page_type: 'guide' },
      { ...beside(24, 100, {}, { experience: null }), page_type: 'guide' },
    ],
    [
      'proof-missing',
      'pages with proof',
      { ...beside(2, 4, {}, { experience: null }), page_type: 'guide' },
      { ...beside(1, 2, {}, { experience: null }), page_type: 'guide' },
    ],
    ['query-terms-missing', 'words that the page lacks', nearText(66, 100), nearText(67, 100)],
    ['thin-content', 'words of the page', short(199), short(200)],
    ['thin-content', 'subjects that it leaves open', short(199), { ...short(199), ...topics(2, 9) }],
    [
      'thin-content',
      'words of a page that leaves nothing open',
      { ...short(159), ...topics(2, 9) },
      { ...short(160), ...topics(2, 9) },
    ],
    [
      'topic-missing',
      'pages that treat it',
      { topic_coverage: [{ ...topicRow, status: 'missing', competitors_covering: { k: 2, n: 4 } }] },
      { topic_coverage: [{ ...topicRow, status: 'missing', competitors_covering: { k: 1, n: 4 } }] },
    ],
    [
      'topic-missing',
      'share of the pages that treat it',
      { topic_coverage: [{ ...topicRow, status: 'missing', competitors_covering: { k: 25, n: 100 } }] },
      { topic_coverage: [{ ...topicRow, status: 'missing', competitors_covering: { k: 24, n: 100 } }] },
    ],
    ['topic-missing', 'share of the topics that the page treats', topics(67, 33), topics(68, 32)],
    [
      'topic-missing',
      'share of the topics that the page names, of what nearly all pages give a section',
      inSections(topics(75, 25)),
      inSections(topics(76, 24)),
    ],
    ['topic-missing', 'topics of which a share says something', topics(3, 0), topics(4, 0)],
    [
      'topic-missing',
      'log odds that readers name it',
      topicOn({ score: 0.5 }, ['s1', 's2'], 'missing'),
      topicOn({ score: 0.49 }, ['s1', 's2'], 'missing'),
    ],
    [
      'topic-missing',
      'log odds that readers name a word',
      topicOn({ isSpecific: false, score: 1.2 }, ['s1', 's2'], 'missing'),
      topicOn({ isSpecific: false, score: 1.19 }, ['s1', 's2'], 'missing'),
    ],
    [
      'topic-missing',
      'sites that head it',
      topicOn({ headed: 2 }, ['s1', 's2'], 'missing'),
      topicOn({ headed: 1 }, ['s1', 's2'], 'missing'),
    ],
    [
      'topic-missing',
      'score of what one site heads',
      topicOn({ headed: 1, score: 1 }, ['s1', 's2', 's3'], 'missing'),
      topicOn({ headed: 1, score: 0.99 }, ['s1', 's2', 's3'], 'missing'),
    ],
    [
      'topic-missing',
      'sections on it',
      topicOn({ headed: 2 }, ['s1', 's2'], 'missing'),
      topicOn({ headed: 2 }, ['s1'], 'missing'),
    ],
    ['max-snippet-short', 'characters', access({ max_snippet: 159 }), access({ max_snippet: 160 })],
  ])('%s: %s', (id, _, failing, passing) => {
    expect([endOf(id, failing), endOf(id, passing)]).toEqual(['fail', expect.not.stringMatching('fail')]);
  });
});

describe('a check names no more than a reader takes in', () => {
  test.each<[CheckId, Partial<Artifacts>, number]>([
    ['claim-differs', disputed(9), 4],
    ['claim-missing', unstated(9), 4],
    ['question-unanswered', openQuestions(9), 5],
    [
      'proof-missing',
      {
        ...beside(4, 4, {}, { reviews: null, licence: null, cases: null }),
        page_type: 'service',
        market_types: new Map(),
      },
      2,
    ],
    [
      'outdated-text',
      shows({
        old_plan: { text: 'a', year: 2020 },
        old_price: { text: 'b', year: 2020 },
        old_data: { text: 'c', year: 2020 },
      }),
      2,
    ],
  ])('%s: findings', (id, changes, count) => {
    expect(paramsOf(id, changes)).toHaveLength(count);
  });

  test.each<[CheckId, Partial<Artifacts>, Record<string, unknown>]>([
    [
      'faq-missing',
      { ...beside(4, 4, {}, { questions: [] }), ...openTo(9) },
      { open: ['Question 5?', 'Question 6?', 'Question 7?', 'Question 8?'] },
    ],
    [
      'price-missing',
      entries(6, 12),
      { unpriced: { names: ['Desk 6', 'Desk 7', 'Desk 8', 'Desk 9', 'Desk 10'], open: 6, all: 12 } },
    ],
    [
      'thin-content',
      { ...topics(9, 9), signs: short(100).signs },
      { open: ['t6', 't7', 't8'].map((id) => `Topic ${id}`) },
    ],
    ['off-topic', { isOffTopic: true }, { sites: ['s1.example', 's2.example', 's3.example'] }],
    [
      'comparison-missing',
      {
        ...shows({
          columns: null,
          labels: ['Price', 'Motor', 'Height', 'Weight', 'Width', 'Depth'].map((text) => ({ text, uses: 5 })),
        }),
        ...own({ comparison_blocks: 0 }),
        page_type: 'listicle',
        entries: ['v', 'w', 'x', 'y', 'z'],
      },
      { labels: ['Price', 'Motor', 'Height', 'Weight', 'Width'], entries: ['v', 'w', 'x'] },
    ],
    [
      'comparison-missing',
      {
        ...shows({ columns: null }, { columns: ['A', 'B'] }, { columns: ['A', 'B', 'C'] }, { columns: null }),
        ...own({ comparison_blocks: 0 }),
      },
      { example: expect.objectContaining({ columns: ['A', 'B', 'C'] }) },
    ],
  ])('%s: names', (id, changes, named) => {
    expect(paramsOf(id, changes)).toEqual([expect.objectContaining(named)]);
  });
});

test('a list for those who learn is to have a table from two labels on', () => {
  const listed = (labels: string[], entries: string[]) => ({
    ...shows(
      { columns: null, labels: labels.map((text) => ({ text, uses: 4 })) },
      ...Array.from({ length: 4 }, () => ({ columns: null })),
    ),
    figures: {
      own: figures('s9', { comparison_blocks: 0 }),
      market: ['s1', 's2', 's3'].map((id) => figures(id, { comparison_blocks: 0 })),
    },
    page_type: 'listicle' as const,
    // Searchers who choose get a table in any case.
    intent: { primary: 'informational' } as Artifacts['intent'],
    entries,
  });
  expect(endOf('comparison-missing', listed(['Price', 'Motor'], []))).toBe('fail');
  expect(endOf('comparison-missing', listed([], ['a', 'b', 'c', 'd']))).toBe('pass');
  expect(endOf('comparison-missing', listed(['Price'], []))).toBe('pass');
});

test('a gap is as wide as the years that passed, at most three, and five wrong properties are all of it', () => {
  expect(sizeOf('outdated-year', titled('Standing desks in 2024'))).toBeCloseTo(2 / 3);
  expect(sizeOf('outdated-year', titled('Standing desks in 2023'))).toBe(1);
  expect(sizeOf('outdated-text', shows({ old_price: { text: 'a', year: 2024 } }))).toBeCloseTo(2 / 3);
  expect(sizeOf('outdated-text', shows({ old_price: { text: 'a', year: 2023 } }))).toBe(1);
  expect(sizeOf('structured-data-mismatch', mismatches(4))).toBeCloseTo(4 / 5);
  expect(sizeOf('structured-data-mismatch', mismatches(6))).toBe(1);
});

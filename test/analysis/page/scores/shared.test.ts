/** By what a page of the market is measured: what the other pages share. */
import { expect, test } from '@jest/globals';
import { askedWidely } from '../../../../analysis/page/answers/asked-widely.ts';
import { reachedShare } from '../../../../analysis/page/scores/component-values.ts';
import { sharedTopics } from '../../../../analysis/page/scores/market-figures.ts';
import type { MarketSerp } from '../../../../analysis/report/report.ts';

const topic = (id: string, ev: string[]) =>
  ({ id, ev, df: ev.length, n: 4, class: 'common' }) as unknown as MarketSerp['topics'][number];
const question = (id: string, ev: string[], origin = 'heading') =>
  ({ id, ev, origin, coverage: { k: ev.length, n: 4 } }) as unknown as MarketSerp['questions'][number];

test('topics that two others treat', () => {
  const topics = [topic('t1', ['s1', 's2']), topic('t2', ['s2', 's3']), topic('t3', ['s1', 's2', 's3'])];
  const ids = sharedTopics({ topics }, 's1').map(({ topic: { id }, reach }) => [id, reach]);
  expect(ids).toEqual([
    ['t2', 2 / 3],
    ['t3', 2 / 3],
  ]);
});

test('questions that two others answer, and those of the results page', () => {
  const questions = [
    question('q1', ['s1', 's2']),
    question('q2', ['s2', 's3']),
    question('q3', ['s1', 's2', 's3']),
    question('q4', ['s1'], 'paa'),
  ];
  expect(askedWidely(questions, 's1').map((each) => [each.question.id, each.reach])).toEqual([
    ['q2', 0.5],
    ['q3', 0.5],
    ['q4', 0.3],
  ]);
  expect(askedWidely(questions).map((each) => each.question.id)).toEqual(['q3', 'q1', 'q2', 'q4']);
});

test('of two topics or questions no share is told', () => {
  const entry = { weight: 1, degree: 1 };
  expect(reachedShare([entry, entry])).toBeNull();
  expect(reachedShare([entry, entry, { weight: 2, degree: 0 }])).toBe(0.5);
});

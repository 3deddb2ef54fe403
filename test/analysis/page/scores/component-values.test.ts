/** What a page has of each component: more is better, and nothing can be gained by leaving something out. */
import { expect, test } from '@jest/globals';
import {
  componentValues,
  freshnessOf,
  passagesWithFigure,
  placementOf,
  wordsBefore,
} from '../../../../analysis/page/scores/component-values.ts';
import { passagesOf } from '../../../../analysis/read/passages.ts';
import { measuredPage } from '../../measured-page.ts';

const known = {
  relevance: 0.5,
  age_days: 100,
  figure_passages: 3,
  comparison_blocks: 1,
  answer: 20,
  topics: 0.5,
  questions: 0.5,
} as const;

test('an earlier answer and a younger page have more; one without has the least', () => {
  expect([0, 100, 300].map(placementOf)).toEqual([1, 0.5, 0.25]);
  expect([0, 29, 360, 389, 1080].map(freshnessOf)).toEqual([1, 1, 0.5, 0.5, 0.25]);
  expect(componentValues({ ...known, answer: 'none', age_days: 'none' })).toMatchObject({
    answer_placement: 0,
    freshness: 0,
  });
  expect(componentValues({ ...known, answer: null, age_days: null })).toMatchObject({
    answer_placement: null,
    freshness: null,
  });
});

test('the words before an answer are those of texts, not of bylines and labels', () => {
  const page = measuredPage('s1', 'a.example', [
    'By Mara Lindqvist',
    'Before we come to the point we would like to tell you who we are.',
    '## The point',
    'A desk is a table to work at, made of walnut or of oak.',
  ]);
  const { passages } = passagesOf(page);
  const last = passages.at(-1);
  expect(last?.text).toContain('A desk is');
  expect(last === undefined ? null : wordsBefore(page, last)).toBe(15);
});

test('figures are counted by passages: one that heaps them has one', () => {
  expect(passagesWithFigure([{ text: '1 2 3 4 5' }, { text: 'five' }, { text: 'it has ٣ legs' }])).toBe(2);
  const without = ['Trends of 2026', '1. Choose a desk', 'Since 2019, (2) it has grown'];
  expect(passagesWithFigure(without.map((text) => ({ text })))).toBe(1);
  expect(passagesWithFigure([{ text: 'It cost $2,019' }, { text: 'In 2019: 1.5 million' }])).toBe(2);
});

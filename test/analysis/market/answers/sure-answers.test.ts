/** How many pages answer a question, by how sure it is. */
import { expect, test } from '@jest/globals';
import { answeringWell, likelySources, surelyAnswering } from '../../../../analysis/market/answers/sure-answers.ts';

const scores = { s1: 0.95, s2: 0.8, s3: 0.6, s4: 0.5 };
const answered_by = Object.entries(scores).map(([source_id, score]) => ({ source_id, score }));

test('a page that asks the question answers it surely with a lower score than another', () => {
  expect(surelyAnswering({ answered_by, asked_by: [] })).toBe(1);
  expect(surelyAnswering({ answered_by, asked_by: ['s3', 's4'] })).toBe(2);
  expect(answeringWell({ answered_by })).toBe(3);
});

test('the larger number of sure and of probable answers is likely', () => {
  expect(likelySources({ answered_by, asked_by: [] })).toEqual(['s1', 's2']);
  expect(likelySources({ answered_by, asked_by: ['s2', 's3'] })).toEqual(['s1', 's2', 's3']);
});

test('without a score, an answer is sure', () => {
  expect(surelyAnswering({ answered_by: [{ source_id: 's1' }], asked_by: [] })).toBe(1);
});

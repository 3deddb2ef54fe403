/** Runs of characters inside words. */
import { expect, test } from '@jest/globals';
import { gramsOf } from '../../../analysis/text/character-grams.ts';

test('words are cut into overlapping runs with their ends marked, by character and not by code unit', () => {
  expect(gramsOf('oak')).toEqual(['_oa', 'oak', 'ak_']);
  expect(gramsOf('𝒳𝒴')).toEqual(['_𝒳𝒴', '𝒳𝒴_']);
  expect(gramsOf('a')).toEqual(['_a_']);
});

test('of scripts without spaces only Han characters stand alone', () => {
  expect(gramsOf('升降')).toEqual(['升', '降']);
  expect(gramsOf('ที่นอน')).toEqual([]);
});

test('of a word without end only the beginning is cut', () => {
  expect(gramsOf('x'.repeat(100_000))).toHaveLength(60);
});

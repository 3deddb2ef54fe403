/** Which phrases are clauses cut from a sentence. */
import { expect, test } from '@jest/globals';
import { isClause } from '../../../../analysis/market/topics/word-signs.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';

const english = analyzerFor('en');
const verbs = new Set(['grow', 'offer', 'spread']);

test.each([
  ['Grow desks', true],
  ['Desks offer', true],
  ['Desks grow oak', false],
  ['Spread of desks', false],
  ['Standing desks', false],
])('%s: %s', (phrase, expected) => {
  const keyword = new Set(english.analyze('standing desk').map(({ stem }) => stem));
  expect(isClause(english.analyze(phrase), keyword, (word) => (verbs.has(word) ? 0.9 : 0.1))).toBe(expected);
});

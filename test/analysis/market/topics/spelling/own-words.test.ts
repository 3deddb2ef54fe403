/** The words of a phrase that mean the phrase when they stand alone. */
import { expect, test } from '@jest/globals';
import { ownWords } from '../../../../../analysis/market/topics/spelling/own-words.ts';
import type { RunUse } from '../../../../../analysis/market/topics/subject-index.ts';

/** An index whose texts use each run so often. */
const indexOf = (uses: Record<string, number>) => ({
  runs: new Map(
    Object.entries(uses).map(([key, text]): [string, RunUse] => [key, { text, inSentence: 0, capital: 0 }]),
  ),
});
const phrase = { stems: ['solid', 'wood'], isAsked: false };
const words = phrase.stems.map((stem) => ({ stem, everyday: false }));

test.each([
  ['a word that a quarter of its uses have in the phrase', { 'solid wood': 3, solid: 20, wood: 12 }, ['wood']],
  ['both', { 'solid wood': 3, solid: 3, wood: 3 }, ['solid', 'wood']],
  ['none of a phrase that is used twice', { 'solid wood': 2, solid: 2, wood: 2 }, []],
])('%s', (_, uses, expected) => {
  expect(ownWords(phrase, words, [indexOf(uses)])).toEqual(
    expected.map((stem) => ({ stems: [stem], isAsked: false, isPart: true })),
  );
});

test('an everyday word is none', () => {
  const everyday = words.map((word) => ({ ...word, everyday: word.stem === 'solid' }));
  const found = ownWords(phrase, everyday, [indexOf({ 'solid wood': 3, solid: 3, wood: 3 })]);
  expect(found.map(({ stems }) => stems)).toEqual([['wood']]);
});

test('a single word has none', () => {
  expect(ownWords({ stems: ['wood'], isAsked: false }, words, [indexOf({ wood: 9 })])).toEqual([]);
});

/** The units of recipes, which belong to the figure before them. */
import { expect, test } from '@jest/globals';
import { analyzerFor } from '../../../analysis/text/analyzer.ts';
import { isMeasure } from '../../../analysis/text/measure-words.ts';

const measuresIn = (text: string, language: string): string[] => {
  const words = analyzerFor(language).analyze(text);
  return words.flatMap((word, at) => (isMeasure(words, at) ? [word.text] : []));
};

test.each([
  ['500 ml Milch und 2 TL Backpulver', 'de', ['ml', 'tl']],
  ['2 cups flour in a cup holder', 'en', ['cups']],
  ['3 eggs', 'en', []],
])('%s', (text, language, expected) => {
  expect(measuresIn(text, language)).toEqual(expected);
});

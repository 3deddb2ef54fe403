/** The words around a place are whole words of its line. */
import { expect, test } from '@jest/globals';
import { wordsAround } from '../../../analysis/text/words-around.ts';

const text = 'Title\nIt sends reports on on new leads to you.\nMore';
const start = text.indexOf('on on');

test.each([
  [9, 'reports on on new'],
  [100, 'It sends reports on on new leads to you.'],
  [0, 'on on'],
])('%d characters on either side', (chars, shown) => {
  expect(wordsAround(text, start, start + 5, chars).trim()).toBe(shown);
});

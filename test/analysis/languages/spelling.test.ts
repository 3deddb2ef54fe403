/** British and American spellings of an English word are one word. */
import { expect, test } from '@jest/globals';
import { american } from '../../../analysis/languages/en/spelling.ts';
import { analyzerFor } from '../../../analysis/text/analyzer.ts';

test.each([
  ['organisation', 'organization'],
  ['customised', 'customized'],
  ['analysing', 'analyzing'],
  ['colourful', 'colorful'],
  ['licences', 'licenses'],
  ['travelling', 'traveling'],
  ['centres', 'centers'],
  ['programme', 'program'],
])('%s is written %s', (british, word) => {
  expect(american(british)).toBe(word);
  expect(american(word)).toBe(word);
});

test.each(['exercise', 'promises', 'analyses', 'four', 'hours', 'rising', 'programmed', 'literature', 'meter'])(
  '%s has one spelling',
  (word) => {
    expect(american(word)).toBe(word);
  },
);

test('a page in British English says the words of an American keyword', () => {
  const stems = (text: string) =>
    analyzerFor('en')
      .analyze(text)
      .map(({ stem }) => stem);
  expect(stems('marriage licence')).toEqual(stems('marriage license'));
  expect(stems('Organising neighbours')).toEqual(stems('organizing neighbors'));
});

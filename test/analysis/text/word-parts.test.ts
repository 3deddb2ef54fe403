/** Words inside compounds and derived words. */
import { expect, test } from '@jest/globals';
import { analyzerFor } from '../../../analysis/text/analyzer.ts';
import { wordFinder } from '../../../analysis/text/word-parts.ts';

function uses(language: string, text: string, word: string): boolean {
  const analyzer = analyzerFor(language);
  const [wanted] = analyzer.analyze(word);
  return wordFinder(language)(new Set(analyzer.analyze(text).map(({ stem }) => stem)), wanted?.stem ?? '');
}

test.each([
  ['Autofinanzierung', 'finanzieren'],
  ['Autokredit', 'Auto'],
  ['Leasing', 'leasen'],
  ['Heizkosten', 'Kosten'],
  ['Elektroauto', 'Auto'],
])('“%s” uses “%s”', (text, word) => {
  expect(uses('de', text, word)).toBe(true);
});

test.each([
  ['Schwein', 'Wein'],
  ['Autor', 'Auto'],
  ['Preis', 'Reis'],
  ['Versicherung', 'Auto'],
])('“%s” does not use “%s”', (text, word) => {
  expect(uses('de', text, word)).toBe(false);
});

test('a language without compounds compares whole words', () => {
  expect(uses('en', 'autoloan', 'auto')).toBe(false);
  expect(uses('en', 'auto loan', 'auto')).toBe(true);
});

/** Which words a market writes as names. */
import { expect, test } from '@jest/globals';
import { nameWords } from '../../../../analysis/market/names/name-words.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

/** Says which of `words` are names on a page with `blocks`. */
function namesAmong(words: readonly string[], blocks: readonly string[], language = 'en'): string[] {
  const analyzer = analyzerFor(language);
  const isName = nameWords([measuredPage('s1', 'a.example', blocks, { language })], analyzer);
  return words.filter((word) => analyzer.analyze(word).some(({ stem }) => isName(stem)));
}

test('running text writes names with a capital', () => {
  const text = ['We have used Zephyra for years.', 'It opens every package that Notion sends.'];
  expect(namesAmong(['Zephyra', 'Notion', 'package', 'years'], text)).toEqual(['Zephyra', 'Notion']);
});

test('a line in title case makes no name of a word that the language or running text knows', () => {
  expect(
    namesAmong(['package', 'kitchen', 'Zephyra'], ['Starter Package', 'Executive Kitchen', 'Zephyra Gold']),
  ).toEqual(['Zephyra']);
  const text = ['Zephyra Gold', 'A zephyra is a breeze in the west.'];
  expect(namesAmong(['Zephyra'], text)).toEqual([]);
});

test('capitals make no names where every noun has one', () => {
  expect(namesAmong(['Zephyra'], ['Wir haben Zephyra seit Jahren.'], 'de')).toEqual([]);
});

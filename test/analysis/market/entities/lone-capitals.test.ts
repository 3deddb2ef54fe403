/** Single words that are names where all nouns have capitals. */
import { expect, test } from '@jest/globals';
import { loneNames } from '../../../../analysis/market/entities/evidence/lone-capitals.ts';
import { isOfTitle } from '../../../../analysis/market/entities/evidence/lone-words.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

function namesIn(texts: readonly string[], language = 'de'): string[] {
  const analyzer = analyzerFor(language);
  const pages = texts.map((text, index) =>
    measuredPage(`s${index + 1}`, `site${index + 1}.example`, [text], { language }),
  );
  const isLone = loneNames(pages, analyzer);
  const words = pages.flatMap(({ blocks }) => blocks.flatMap((each) => each.words));
  return [...new Set(words.filter((word) => isLone(word)).map(({ text }) => text))].toSorted();
}

test('a word of several sites that no list has, and a brand that everybody knows', () => {
  const texts = ['Wir verbauen Geräte von Zandrix und Bosch.', 'Auch Zandrix baut leise Wärmepumpen.'];
  expect(namesIn(texts)).toEqual(['bosch', 'zandrix']);
});

test('no word of one site alone, no compound, and none with an article', () => {
  const texts = [
    'Der neue Plonter senkt die Vorlauftemperatur. Zandrix ist leise.',
    'Ein Plonter gehört zur Wärmepumpenheizung.',
  ];
  expect(namesIn(texts)).toEqual([]);
});

test('a word of the language that stands among names is one', () => {
  const texts = ['Geräte von Zandrix, Bosch, Sommer und Velthor.', 'Zandrix und Velthor sind leise. Im Sommer auch.'];
  expect(namesIn(texts)).toEqual(['bosch', 'velthor', 'zandrix']);
  expect(namesIn([texts[0] ?? '', 'Zandrix und Velthor sind leise.', 'Falke ist ein Hersteller.'])).not.toContain(
    'falke',
  );
  expect(namesIn(['Geräte von Zandrix, Bosch, Falke und Velthor.', 'Zandrix und Velthor sind leise.'])).toContain(
    'falke',
  );
});

test('the article of a whole name is not that of its first word', () => {
  const texts = ['Die Zandrix aroMax heizt.', 'Leise ist Zandrix auch.'];
  expect(namesIn(texts)).toEqual(['zandrix']);
});

test('nothing where a capital shows a name by itself', () => {
  expect(namesIn(['We fit Zandrix and Bosch.', 'So does Zandrix.'], 'en')).toEqual([]);
});

test('no word that ends in one of the language', () => {
  expect(namesIn(['Vorsicht bei Vorkasse.', 'Seriöse Firmen verlangen Vorkasse nicht.'])).toEqual([]);
});

test('a possessive or what opens a guide, with words of the language, is of a title', () => {
  const analyzer = analyzerFor('en');
  const keyword = new Set(analyzer.analyze('wedding checklist').map(({ stem }) => stem));
  expect(isOfTitle('your buck', keyword, analyzer)).toBe(true);
  expect(isOfTitle('ultimate wedding checklist', keyword, analyzer)).toBe(true);
  expect(isOfTitle('ultimate kitchen', keyword, analyzer)).toBe(false);
  expect(isOfTitle('great britain', keyword, analyzer)).toBe(false);
});

/** Which words only describe others, and which phrases lack the noun that they describe. */
import { expect, test } from '@jest/globals';
import { describingWords, lacksNoun } from '../../../../analysis/market/topics/labels/describing-words.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';

test('a phrase that ends with a describing word is cut', () => {
  const english = analyzerFor('en');
  const isWithoutNoun = lacksNoun('en');
  const phrases = [
    'Carpets smoothly',
    'Smooth carpets',
    'Cutting-edge',
    'World-class',
    'Cutting-edge carpets',
    'Carpet-care',
    'Billed annually',
    'User-friendly',
    'Family',
    'Power supply',
  ];
  expect(phrases.filter((text) => isWithoutNoun(text, english.analyze(text)))).toEqual([
    'Carpets smoothly',
    'Cutting-edge',
    'World-class',
    'Billed annually',
    'User-friendly',
  ]);
});

test('where nouns come first, a phrase may end with what describes its noun', () => {
  expect(lacksNoun('es')('Silla adecuada', analyzerFor('es').analyze('Silla adecuada'))).toBe(false);
});

test.each([
  ['en', ['annually', 'seamlessly', 'effectively'], ['family', 'assembly', 'butterfly', 'supply']],
  ['es', ['fácilmente', 'rápidamente'], ['mente', 'fuente']],
  [
    'fr',
    ['récemment', 'constamment', 'rapidement', 'spécialement', 'activement'],
    ['logement', 'paiement', 'appartement', 'équipement'],
  ],
])('%s: adverbs', (language, adverbs, nouns) => {
  const describes = describingWords(language);
  expect([...adverbs, ...nouns].filter(describes)).toEqual(adverbs);
});

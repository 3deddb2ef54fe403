/** Which phrases are clauses cut from a sentence. */
import { expect, test } from '@jest/globals';
import { hasFiniteVerb, isClause, isVerbPhrase, wordSigns } from '../../../../analysis/market/topics/word-signs.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';
import { measuredPage } from '../../measured-page.ts';

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

test.each([
  ['en', 'Adding the frame. By adding a mat, you win. Adding your mat.', 'Adding', true],
  ['en', 'The frame is new. A frame of oak. Your frame stands.', 'Frame', false],
  ['es', 'Hoy se paga 80 euros. Cada mes se paga.', 'Paga', true],
  ['es', 'La cuota es de 80 euros. Una cuota.', 'Cuota', false],
  ['es', 'El precio es alto.', 'Depende el precio', true],
  ['de', 'Die Förderung ist hoch.', 'Entfällt die Förderung', true],
  ['de', 'Die Förderung ist hoch.', 'Förderung der Heizung', false],
  ['fr', 'Pour choisir le bureau. Choisir un cadre. Choisir votre cadre.', 'Choisir cadre', true],
])('%s: %s: %s', (language, text, phrase, expected) => {
  const analyzer = analyzerFor(language);
  const signs = wordSigns([measuredPage('s1', 'a.example', [text])], language);
  expect(isVerbPhrase(analyzer.analyze(phrase), new Set(), signs, language)).toBe(expected);
});

test.each([
  ['fr', '## Quand réserver son camion ?', 'Réserver', true],
  ['es', '## ¿Cómo funcionan las placas?', 'Funcionan', true],
  ['fr', '## Quelle assurance choisir ?', 'Assurance', false],
  ['fr', '## Réserver son camion', 'Réserver', false],
])('%s: after the question word of “%s”, “%s” is a verb: %s', (language, heading, phrase, expected) => {
  const analyzer = analyzerFor(language);
  const signs = wordSigns([measuredPage('s1', 'a.example', [heading, 'Bla.'], { language })], language);
  expect(isVerbPhrase(analyzer.analyze(phrase), new Set(), signs, language)).toBe(expected);
});

test.each([
  ['en', 'Manufacturer recommends', true],
  ['en', 'Desks thrive in offices', true],
  ['en', 'Extends the lifespan', true],
  ['en', 'Reduce noise', false],
  ['en', 'Recommended desks', false],
  ['en', 'Desk offers', false],
  ['fr', 'Bureaux permettent', true],
  ['es', 'Mesas permiten', true],
  ['de', 'Höhenverstellbare Tische', false],
])('%s: %s: finite verb', (language, phrase, expected) => {
  expect(hasFiniteVerb(analyzerFor(language).analyze(phrase), phrase, language)).toBe(expected);
});

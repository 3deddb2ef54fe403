/** Which pages may say what the best is. */
import { expect, test } from '@jest/globals';
import { answeringTypes, recommendingTypes } from '../../../../analysis/market/answers/recommending.ts';

test.each([
  ['en', 'What is the best CRM for small businesses?', 'What is a CRM used for?'],
  ['de', 'Welche Wärmepumpe ist die beste?', 'Wie kündige ich am besten?'],
  ['fr', 'Quel est le meilleur matelas ?', 'Quand dort-on le plus souvent ?'],
  ['es', '¿Cuál es el mejor seguro de viaje?', '¿Qué cubre un seguro de viaje?'],
])('in %s, a seller answers all but which is the best', (language, best, other) => {
  expect(answeringTypes(best, language)('product')).toBe(false);
  expect(answeringTypes(best, language)('home')).toBe(false);
  expect(answeringTypes(best, language)('listicle')).toBe(true);
  expect(answeringTypes(best, language)(null)).toBe(true);
  expect(answeringTypes(other, language)('product')).toBe(true);
});

test.each([
  ['en', 'What should I look for in a CRM?'],
  ['de', 'Wie wähle ich eine Wärmepumpe?'],
  ['fr', 'Comment choisir un matelas ?'],
  ['es', '¿Cómo elegir un seguro de viaje?'],
])('in %s, what a seller says of its own does not tell how to choose, but it may be asked to', (language, choice) => {
  expect(answeringTypes(choice, language)('product')).toBe(false);
  expect(answeringTypes(choice, language)('guide')).toBe(true);
  expect(recommendingTypes(choice, language)('product')).toBe(true);
});

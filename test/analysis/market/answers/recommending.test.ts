/** Which pages may say what the best is. */
import { expect, test } from '@jest/globals';
import { answeringTypes } from '../../../../analysis/market/answers/recommending.ts';

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

/** Which pages may say what the best is. */
import { expect, test } from '@jest/globals';
import { mayAnswer } from '../../../../analysis/market/answers/recommending.ts';

test.each([
  ['en', 'What is the best CRM for small businesses?', 'What is a CRM used for?'],
  ['de', 'Welche Wärmepumpe ist die beste?', 'Wie kündige ich am besten?'],
  ['fr', 'Quel est le meilleur matelas ?', 'Quand dort-on le plus souvent ?'],
  ['es', '¿Cuál es el mejor seguro de viaje?', '¿Qué cubre un seguro de viaje?'],
])('in %s, a seller answers all but which is the best', (language, best, other) => {
  expect(mayAnswer(best, 'product', language)).toBe(false);
  expect(mayAnswer(best, 'home', language)).toBe(false);
  expect(mayAnswer(best, 'listicle', language)).toBe(true);
  expect(mayAnswer(best, null, language)).toBe(true);
  expect(mayAnswer(other, 'product', language)).toBe(true);
});

/** Which sentences tell what is the best, for questions that ask for it. */
import { expect, test } from '@jest/globals';
import { signReader } from '../../../../analysis/market/answers/sentence-signs.ts';
import { wantedAnswer } from '../../../../analysis/market/answers/wanted-answer.ts';
import { analyzerFor } from '../../../../analysis/text/analyzer.ts';

test.each([
  ['en', 'What is the best accounting software?', 'pick'],
  ['en', 'Which headphones have the best bass?', 'pick'],
  ['en', 'When is the best time to meditate?', 'time'],
  ['en', 'How to choose the best camera', 'steps'],
  ['de', 'Was ist der beste Staubsauger?', 'pick'],
  ['fr', 'Quel est le meilleur aspirateur ?', 'pick'],
  ['es', '¿Cuál es el mejor aspirador?', 'pick'],
])('in %s %s wants a %s', (language, question, wanted) => {
  expect(wantedAnswer(question, new Set(), analyzerFor(language))).toBe(wanted);
});

test.each([
  ['en', 'My top pick is QuickBooks Online because it covers the essentials.', true],
  ['en', 'The Arlo Pro 5S is the best security camera for most people.', true],
  ['en', 'We recommend Zip to Zip Moving thanks to its clear rates.', true],
  ['en', 'Choosing the best tax software begins with what makes software stand out.', false],
  ['en', 'The Pegasus won’t be your first choice on sloppy trails.', false],
  ['en', 'A CRM keeps all of your contacts in one place.', false],
  ['de', 'Unser Testsieger ist der Miele C3.', true],
  ['de', 'So können Sie den passenden Staubsauger finden.', false],
  ['fr', 'Le Dyson V15 est le meilleur aspirateur du test.', true],
  ['fr', 'Comment trouver le meilleur aspirateur.', false],
  ['es', 'El Dyson V15 es el mejor aspirador de la prueba.', true],
  ['es', 'Elegir el mejor aspirador lleva tiempo.', false],
])('in %s %s tells the best: %s', (language, sentence, isTold) => {
  expect(signReader(language)(sentence).has('pick')).toBe(isTold);
});

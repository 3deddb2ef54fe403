/** What tells Ukrainian from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Cyrillic'],
  words:
    'і в на не що з до та як у за від це його для але є про він я ми ви вони вона було був бути так чи якщо також ще який яка які коли можна тільки року після більше вже щоб їх її або при лише між свої через дуже цього цей ця людей треба навіть під',
  letters: 'єіїґйщьюя',
  trigrams,
  usesStopWords: true,
};

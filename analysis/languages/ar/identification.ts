/** What tells Arabic from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Arabic'],
  words:
    'في من على أن إلى التي عن مع هذا الذي هذه كان لا ما بعد ذلك و أو كما بين هو قد لم هي كل حيث غير تم به وقد كانت لها فيها عند',
  letters: 'يكةىأإؤئ',
  trigrams,
  usesStopWords: true,
};

/** What tells Urdu from other languages. */
import type { Identification } from '../language-pack.ts';
import { trigrams } from './trigrams.ts';

export const identification: Identification = {
  scripts: ['Arabic'],
  words: 'کے کی میں ہے اور کا سے کو کہ نے پر ہیں یہ بھی اس تھا ہو ایک جو نہیں کر تھے گیا لیے وہ کیا تو ہی ان',
  letters: 'ٹڈڑںےہپچژگکیھ',
  trigrams,
  usesStopWords: true,
};

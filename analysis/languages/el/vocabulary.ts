/** Greek words: stop words, everyday words, and how nouns are written. */
import type { StopWords } from '../language-pack.ts';

/** The list has no accents, texts do. */
function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}

export const stopWords: StopWords = {
  list: 'el',
  contentWords: '',
  functionWords: '',
  byForm: (word, isListed) => isListed(withoutAccents(word)),
};

/** Stop words: the lists of stopwords-iso, minus the content words in them, plus missing function words. */
import stopWordsIso from 'stopwords-iso/stopwords-iso.json' with { type: 'json' };
import { languagePack } from '../languages/packs.ts';
import { normalizeWord } from './normalize.ts';

/** Version of `stopwords-iso` used; a test checks it against the installed one. */
export const stopWordsVersion = '1.1.0';

/** Checks whether a lower-cased word is a stop word; `size` is the length of the list. */
export interface StopWords {
  size: number;
  has(word: string): boolean;
}

const known = new Map<string, StopWords | null>();

/** The stop words of a language (ISO 639-1) in all their spellings, or null if there is no list. */
export function stopWordsFor(language: string): StopWords | null {
  let stopWords = known.get(language);
  if (stopWords === undefined) {
    stopWords = read(language);
    known.set(language, stopWords);
  }
  return stopWords;
}

function read(language: string): StopWords | null {
  const own = languagePack(language).stopWords;
  if (own === null) return null;
  const lists: Record<string, string[]> = stopWordsIso;
  const words = new Set((lists[own.list] ?? []).map((word) => word.normalize('NFC')));
  for (const word of own.contentWords.split(/\s+/u)) words.delete(word);
  for (const word of own.functionWords.split(/\s+/u)) if (word !== '') words.add(word.normalize('NFC'));
  const size = words.size;
  for (const word of [...words]) words.add(normalizeWord(word, language));
  const isListed = (word: string): boolean => words.has(word) || words.has(normalizeWord(word, language));
  return {
    size,
    has: (word) => isListed(word) || own.byForm?.(normalizeWord(word, language), isListed) === true,
  };
}

/** Detects passages that start with a word referring to earlier text. */
import { languagePack } from '../languages/packs.ts';

const known = new Map<string, ReadonlySet<string>>();

function wordsOf(language: string): ReadonlySet<string> {
  const words = known.get(language) ?? new Set(languagePack(language).sentences?.backReferences?.split(' '));
  known.set(language, words);
  return words;
}

/** Whether a text of `language` refers back. `first` is its first word, as returned by the analyzer. */
export function refersBack(text: string, first: string | undefined, language: string): boolean {
  if (!wordsOf(language).has(first ?? '')) return false;
  return languagePack(language).sentences?.emptySubjects?.test(text.trimStart()) !== true;
}

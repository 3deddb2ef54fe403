/** Whether a passage begins with a word that refers to an earlier one. */
import { languagePack } from '../languages/packs.ts';

const known = new Map<string, ReadonlySet<string>>();

function wordsOf(language: string): ReadonlySet<string> {
  const words = known.get(language) ?? new Set(languagePack(language).sentences?.backReferences?.split(' '));
  known.set(language, words);
  return words;
}

/** Whether a text of `language` that begins with the word `first` (as the analyser gives it) refers to an earlier text. */
export function refersBack(text: string, first: string | undefined, language: string): boolean {
  if (!wordsOf(language).has(first ?? '')) return false;
  return languagePack(language).sentences?.emptySubjects?.test(text.trimStart()) !== true;
}

/** Counts the words that a page shows outside its main content, which may hold what the content lacks. */
import { countWords } from '../text/words.ts';
import type { Artifacts } from './artifacts.ts';

/** The number of words in the paragraphs beside the main content. */
export function wordsBeside({ document, language }: Pick<Artifacts, 'document' | 'language'>): number {
  return document.facts.textBeside.reduce((sum, text) => sum + countWords(text, language.wanted), 0);
}

/** Runs of characters inside words, by which inflected and compound words meet where no stemmer brings them together. */
import { bigramsOf } from './bigrams.ts';

/**
 * Characters in a run. Four serve European and many other languages best: P. McNamee, J. Mayfield, "Character n-gram
 * tokenization for European language text retrieval", Information Retrieval 7 (2004), 73–97,
 * doi:10.1023/B:INRT.0000009441.78971.be.
 */
export const gramLength = 4;

/** What follows in a longer run is an address or encoded data. */
const longestGrammedWord = 60;

/**
 * The runs of a lower-cased word, its ends marked: `_oak`, `oak_`. A word of a script that is written without spaces
 * gives none: its pairs come from the text that it stands in, since dictionaries cut a question and a page differently.
 */
export function gramsOf(word: string): string[] {
  if (bigramsOf(word).length > 0) return [];
  const characters = [...`_${word.slice(0, longestGrammedWord)}_`];
  if (characters.length <= gramLength) return [characters.join('')];
  return Array.from({ length: characters.length - gramLength + 1 }, (_, at) =>
    characters.slice(at, at + gramLength).join(''),
  );
}

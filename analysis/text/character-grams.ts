/** Runs of characters inside words, by which inflected and compound words meet where no stemmer brings them together. */
import { bigramsOf } from './bigrams.ts';

/**
 * Characters in a run: P. McNamee, J. Mayfield, "Character n-gram tokenization for European language text retrieval",
 * Information Retrieval 7 (2004), 73–97, doi:10.1023/B:INRT.0000009441.78971.be. Four serve documents best there; for
 * passages three and four came out alike and for sentences three ahead (docs/benchmarks.md).
 */
const gramLength = 3;

/** What follows in a longer run is an address or encoded data. */
const longestGrammedWord = 60;

const han = /\p{Script=Han}/gu;

/**
 * The runs of a lower-cased word, its ends marked: `_oa`, `oak`, `ak_`. A word of a script that is written without spaces
 * gives its Han characters alone, each a word or the root of one; the pairs of such a script come from the text
 * (`bigramsOf`), since a dictionary cuts a question and a page differently.
 */
export function gramsOf(word: string): string[] {
  if (bigramsOf(word).length > 0) return word.match(han) ?? [];
  const characters = [...`_${word.slice(0, longestGrammedWord)}_`];
  const grams: string[] = [];
  for (let at = 0; at + gramLength <= characters.length; at += 1) {
    grams.push(characters.slice(at, at + gramLength).join(''));
  }
  return grams;
}

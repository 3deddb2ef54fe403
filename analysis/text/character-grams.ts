/** Character n-grams of words, which match inflected and compound words where stemming does not. */
import { bigramsOf } from './bigrams.ts';

/**
 * Length of an n-gram: P. McNamee, J. Mayfield, "Character n-gram tokenization for European language text retrieval",
 * Information Retrieval 7 (2004), 73–97, doi:10.1023/B:INRT.0000009441.78971.be. There, four is best for documents; in
 * our measurements three and four are equal for passages, and three is better for sentences (docs/benchmarks.md).
 */
const gramLength = 3;

/** The rest of a longer word is ignored; it is an address or encoded data. */
const longestGrammedWord = 60;

const han = /\p{Script=Han}/gu;

/**
 * Returns the n-grams of a lower-cased word with its ends marked: `_oa`, `oak`, `ak_`. For a word of a script without
 * spaces, returns only its Han characters, each of which is a word or its root. The bigrams of such scripts come from
 * the text (`bigramsOf`), because a dictionary segments a question and a page differently.
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

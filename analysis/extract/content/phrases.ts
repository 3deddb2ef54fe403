/**
 * Counts the words that interfaces use: share, subscribe, sign in, related, comments, copyright, credits.
 *
 * A short block made of such words is rarely content. Only short blocks are looked at: an article may speak of cookies.
 */
import { interfaceWords } from '../../languages/any/interface-words.ts';

/** The kinds of phrases in the order the model knows them. */
export const phraseKinds: readonly string[] = Object.keys(interfaceWords);

const wordTable = new Map<string, number>();
Object.values(interfaceWords).forEach((words, kind) => {
  for (const word of words.split(' ')) wordTable.set(word, (wordTable.get(word) ?? 0) | (1 << kind));
});

/** Blocks of more words are running text, in which these words mean nothing. */
export const longestPhrase = 25;

/** Adds to `counts` (one place a kind) how many of the words belong to each kind. */
export function countPhrases(words: readonly string[], counts: number[]): void {
  for (const word of words) {
    const kinds = wordTable.get(word);
    if (kinds === undefined) continue;
    for (let kind = 0; kind < counts.length; kind++)
      if ((kinds & (1 << kind)) !== 0) counts[kind] = (counts[kind] ?? 0) + 1;
  }
}

/**
 * Counts the words typical of user interfaces: share, subscribe, sign in, related, comments, copyright, credits.
 * A short block of such words is rarely content. Only short blocks are examined, because an article may discuss
 * cookies.
 */
import { interfaceWords } from '../../languages/any/interface-words.ts';

/** The kinds of phrases in the order of the trained model. */
export const phraseKinds: readonly string[] = Object.keys(interfaceWords);

const wordTable = new Map<string, number>();
Object.values(interfaceWords).forEach((words, kind) => {
  for (const word of words.split(' ')) wordTable.set(word, (wordTable.get(word) ?? 0) | (1 << kind));
});

/** Longer blocks are running text, where these words mean nothing. */
export const longestPhrase = 25;

/** Adds to `counts` (one entry per kind) how many of the words belong to each kind. */
export function countPhrases(words: readonly string[], counts: number[]): void {
  for (const word of words) {
    const kinds = wordTable.get(word);
    if (kinds === undefined) continue;
    for (let kind = 0; kind < counts.length; kind++)
      if ((kinds & (1 << kind)) !== 0) counts[kind] = (counts[kind] ?? 0) + 1;
  }
}

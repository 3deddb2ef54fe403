/** Chooses among the sentences of a page, and says where the chosen one is. */
import type { Sentence } from './sentences.ts';

/** A sentence with the number of words before its block. */
export interface Placed {
  text: string;
  wordsBefore: number;
}

/** The first statement that answers, and the best: of those with the highest score, the first. */
export function answersAmong(
  body: readonly Sentence[],
  scoreOf: (sentence: Sentence) => number,
): { answer: Placed | null; best_answer: Placed | null } {
  const scored = body.map((sentence) => ({ sentence, score: scoreOf(sentence) })).filter(({ score }) => score > 0);
  const [first] = scored;
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (most, next) => (most === undefined || next.score > most.score ? next : most),
    undefined,
  );
  return { answer: placed(first?.sentence), best_answer: placed(best?.sentence) };
}

/** A sentence as it is reported; null if there is none. */
export function placed(sentence: Sentence | undefined): Placed | null {
  return sentence === undefined ? null : { text: sentence.text, wordsBefore: sentence.wordsBefore };
}

/** What `of` finds in the first item in which it finds something. */
export function firstOf<From, To>(items: readonly From[], of: (item: From) => To | null): To | null {
  for (const item of items) {
    const found = of(item);
    if (found !== null) return found;
  }
  return null;
}

/** Quotes each answer from where it begins: a passage that answers in several places is quoted once for each. */
import type { Passage } from '../../read/passages.ts';
import { longestAnswerChars } from '../../report/passages.ts';

/** An answer: its passage, and the offset in it of the sentence from which it answers. */
export interface PlacedAnswer {
  passage: Passage;
  at: number;
}

/** A quote of a passage from offset `at` on. */
export interface AnswerQuote extends PlacedAnswer {
  /** The passage's own id, or for its further quotes an id after those of the page's passages. */
  id: string;
}

/** The quotes by the passage's id, the first with its id, and the quote that each answer is shown with. */
export interface AnswerQuotes {
  quotesOf(passage: Passage): readonly AnswerQuote[];
  idOf(answer: PlacedAnswer): string;
}

/**
 * Chooses the quotes for `answers`. Answers that begin in the first half of one quote share it. The quote that most
 * answers share has the passage's own id; of equals, that of the first answer.
 * @param passageCounts number of passages of each page, by source
 */
export function answerQuotes(
  answers: readonly PlacedAnswer[],
  passageCounts: ReadonlyMap<string, number>,
): AnswerQuotes {
  const byPassage = new Map<string, PlacedAnswer[]>();
  for (const answer of answers) byPassage.set(answer.passage.id, [...(byPassage.get(answer.passage.id) ?? []), answer]);
  const ids = new Map<PlacedAnswer, string>();
  const quotes = new Map<string, AnswerQuote[]>();
  const counts = new Map(passageCounts);
  for (const [own, open] of byPassage) {
    const made: AnswerQuote[] = [];
    for (let left = open; left.length > 0; ) {
      const first = left.reduce((best, one) => (heldBy(one, left).length > heldBy(best, left).length ? one : best));
      const { source_id } = first.passage;
      const next = (counts.get(source_id) ?? 0) + 1;
      if (made.length > 0) counts.set(source_id, next);
      const id = made.length === 0 ? own : `${source_id}.p${next}`;
      made.push({ id, passage: first.passage, at: first.at });
      const held = new Set(heldBy(first, left));
      for (const answer of held) ids.set(answer, id);
      left = left.filter((answer) => !held.has(answer));
    }
    quotes.set(own, made);
  }
  return {
    quotesOf: ({ id }) => quotes.get(id) ?? [],
    idOf: (answer) => ids.get(answer) ?? answer.passage.id,
  };
}

/** The answers of the same passage that a quote from `from` on holds. */
function heldBy(from: PlacedAnswer, all: readonly PlacedAnswer[]): PlacedAnswer[] {
  return all.filter(({ at }) => at >= from.at && at < from.at + longestAnswerChars / 2);
}

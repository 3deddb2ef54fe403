/** Finds the answer engines that cite a page, and the positions of these citations. */

import { sameAddress } from '../../gather/address.ts';
import type { ObservedAnswer } from '../../gather/ports.ts';
import type { AnswerEngine } from '../../report/vocabulary.ts';

export interface AiCitations {
  /** Each engine once, in the order observed. */
  cited_by: AnswerEngine[];
  /** Positions among the engine's references as shown, from 1. */
  citation_positions: { engine: AnswerEngine; position: number }[];
}

/**
 * Returns the citations of the page at `urls` (as listed and as served); null if no answer was captured, because
 * citations are then unknown.
 */
export function aiCitations(urls: readonly string[], answers: readonly ObservedAnswer[]): AiCitations | null {
  const captured = answers.filter(({ state }) => state === 'captured');
  if (captured.length === 0) return null;
  const citations = captured.flatMap(({ engine, references }) =>
    references.flatMap((reference, index) =>
      urls.some((url) => sameAddress(url, reference.url)) ? [{ engine, position: index + 1 }] : [],
    ),
  );
  return { cited_by: [...new Set(citations.map(({ engine }) => engine))], citation_positions: citations };
}

/** Finds the passages that answer a question, by its words. */
import type { Analyzer } from '../text/analyzer.ts';
import { questionContent } from '../text/question-content.ts';
import { bm25, inverseDocumentFrequency } from './bm25.ts';
import type { Passage } from './passages.ts';

export interface RankedAnswer {
  passage: Passage;
  /** 0..1. */
  score: number;
}

/** Ranks the passages of a collection for any question. */
export interface AnswerRanker {
  /** A passage of at least this score answers. */
  threshold: number;
  /** Passages that may answer, best first; ties in the order of the collection. */
  rank(question: string): RankedAnswer[];
}

/** Makes the ranker of a collection. */
export type AnswerRankerOver = (passages: readonly Passage[], analyzer: Analyzer) => AnswerRanker;

/** Of the weight of a question's words, what a passage must hold. */
const threshold = 0.75;

/**
 * Ranks by BM25, each word counting at most what it counts when found once in a passage of mean length, as a share of
 * what all words of the question count then: 1 for a passage of mean length that holds every word.
 */
export const rankByWords: AnswerRankerOver = (passages, analyzer) => {
  const mean = passages.reduce((sum, { words }) => sum + words, 0) / Math.max(1, passages.length);
  const holding = new Map<string, number[]>();
  passages.forEach(({ stems }, place) => {
    for (const stem of stems.keys()) {
      const places = holding.get(stem) ?? [];
      places.push(place);
      holding.set(stem, places);
    }
  });
  return {
    threshold,
    rank: (question) => {
      const { stems } = questionContent(question, undefined, analyzer);
      const scores = new Map<number, number>();
      let all = 0;
      for (const stem of stems) {
        const places = holding.get(stem) ?? [];
        const idf = inverseDocumentFrequency(places.length, passages.length);
        all += idf;
        for (const place of places) {
          const passage = passages[place];
          const gain = Math.min(idf, bm25(passage?.stems.get(stem) ?? 0, passage?.words ?? 0, mean, idf));
          scores.set(place, (scores.get(place) ?? 0) + gain);
        }
      }
      return [...scores]
        .sort((a, b) => b[1] - a[1] || a[0] - b[0])
        .flatMap(([place, score]) => {
          const passage = passages[place];
          return passage === undefined || all === 0 ? [] : [{ passage, score: Math.min(1, score / all) }];
        });
    },
  };
};

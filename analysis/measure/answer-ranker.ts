/** What questions need of a search for answers: scores of passages, and the one from which a passage answers. */
import type { Analyzer } from '../text/analyzer.ts';
import { answerLimits } from './answer-status.ts';
import { answerIndexOf } from './answers.ts';
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

/** Ranks by the share of the question's words that a passage holds: see `answerIndexOf`. */
export const rankAnswers: AnswerRankerOver = (passages, analyzer) => ({
  threshold: (analyzer.unsegmented ? answerLimits.unspaced : answerLimits.spaced).answered,
  rank: answerIndexOf(passages, analyzer).rank,
});

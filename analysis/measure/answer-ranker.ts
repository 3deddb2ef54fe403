/** What questions need of a search for answers: scores of passages, and the one from which a passage answers. */
import type { Analyzer } from '../text/analyzer.ts';
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

/**
 * Of scores so high nine of ten were of the paragraph that answers, on XQuAD (M. Artetxe, S. Ruder, D. Yogatama, "On
 * the cross-lingual transferability of monolingual representations", ACL 2020, arXiv:1910.11856), where a question was
 * as likely to have an answer as not. Texts written without spaces meet a question in fewer of its units.
 */
export const answerThresholds = { spaced: 0.4, unspaced: 0.32 } as const;

/** Ranks by the share of the question's words that a passage holds: see `answerIndexOf`. */
export const rankAnswers: AnswerRankerOver = (passages, analyzer) => ({
  threshold: analyzer.unsegmented ? answerThresholds.unspaced : answerThresholds.spaced,
  rank: answerIndexOf(passages, analyzer).rank,
});

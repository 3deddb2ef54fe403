/** What a score of `AnswerIndex.rank` stands for: whether the passage answers the question. */
import type { Analyzer } from '../text/analyzer.ts';

export const answerStatuses = ['answered', 'partly', 'missing'] as const;
export type AnswerStatus = (typeof answerStatuses)[number];

/**
 * The least scores. Set on XQuAD (M. Artetxe, S. Ruder, D. Yogatama, "On the cross-lingual transferability of
 * monolingual representations", ACL 2020, arXiv:1910.11856) where each question was scored once with its paragraph and
 * once without: as likely to have an answer as not. `answered`: nine of ten scores so high were of the right paragraph,
 * in each of six languages; `partly`: more than eight of ten right paragraphs score so high, and one of four best wrong
 * ones. Texts written without spaces meet a question in fewer of its units. docs/benchmarks.md has the figures.
 */
export const answerLimits = {
  spaced: { answered: 0.4, partly: 0.3 },
  unspaced: { answered: 0.32, partly: 0.24 },
} as const;

/** The status of a score, 0..1, of a passage in the analyser's language. */
export function answerStatus(score: number, { unsegmented }: Pick<Analyzer, 'unsegmented'>): AnswerStatus {
  const { answered, partly } = unsegmented ? answerLimits.unspaced : answerLimits.spaced;
  if (score >= answered) return 'answered';
  return score >= partly ? 'partly' : 'missing';
}

/** What each component of the score weighs, and why. Whatever was tested and does nothing weighs nothing and is not here. */
import type { PracticeId } from '../../evidence/practices.ts';
import type { ComponentId } from '../../report/gap/scores.ts';

/**
 * The weights sum to 1. They are ours: the order follows the sizes of effect of the practices named beside each (`evidence/practices.ts`), no
 * study gives the numbers. Relevance comes first because it was by far the strongest factor wherever it was varied; it
 * is no more than a quarter, because the pages compared here are all about the subject (`subject_fit` decides that first)
 * and differ by a word of the keyword.
 */
export const componentWeights: Readonly<Record<ComponentId, { weight: number; practices: readonly PracticeId[] }>> = {
  relevance: { weight: 0.25, practices: ['topical_relevance'] },
  topic_coverage: { weight: 0.2, practices: ['question_coverage'] },
  question_answerability: { weight: 0.2, practices: ['question_coverage'] },
  answer_placement: { weight: 0.1, practices: ['answer_early'] },
  verifiable_facts: { weight: 0.1, practices: ['quotes_and_statistics', 'explicit_price'] },
  freshness: { weight: 0.1, practices: ['visible_recent_date'] },
  comparison: { weight: 0.05, practices: ['explicit_comparison'] },
};

/**
 * Weights of the score components, with reasons. Practices that tests found useless have no weight and are not listed.
 */
import type { PracticeId } from '../../evidence/practices.ts';
import type { ComponentId } from '../../report/gap/scores.ts';

/**
 * The weights sum to 1. Their order follows the effect sizes of the practices named (`evidence/practices.ts`); the
 * numbers are ours, no study states them. Relevance is first because it was by far the strongest factor wherever it was
 * varied. It is only a quarter because the pages compared here are all about the subject (`subject_fit` decides that
 * first) and differ by a word of the keyword.
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

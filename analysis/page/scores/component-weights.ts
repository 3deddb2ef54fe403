/**
 * Weights of the score components, with reasons. Practices that tests found useless have no weight and are not listed.
 */
import type { PracticeId } from '../../evidence/practices.ts';
import type { ComponentId } from '../../report/gap/scores.ts';

/**
 * The weights sum to 1; the numbers are ours, no study states them. Relevance was by far the strongest factor wherever
 * it was varied, but the pages compared here are all about the subject (`subject_fit` decides that first) and differ by
 * a word of the keyword. What a page treats and answers tells such pages apart, so it is most of the score.
 */
export const componentWeights: Readonly<Record<ComponentId, { weight: number; practices: readonly PracticeId[] }>> = {
  relevance: { weight: 0.05, practices: ['topical_relevance'] },
  topic_coverage: { weight: 0.35, practices: ['question_coverage'] },
  question_answerability: { weight: 0.3, practices: ['question_coverage'] },
  answer_placement: { weight: 0.1, practices: ['answer_early'] },
  verifiable_facts: { weight: 0.05, practices: ['quotes_and_statistics', 'explicit_price'] },
  freshness: { weight: 0.1, practices: ['visible_recent_date'] },
  comparison: { weight: 0.05, practices: ['explicit_comparison'] },
};

/** Weights of the difficulty components, with reasons. */
import type { DifficultyName } from '../../report/vocabulary.ts';

/** The weights sum to 1. They are ours and not fitted to data: the score is a description. */
export const difficultyWeights = {
  core_coverage: {
    weight: 0.3,
    reason: 'What the median page covers of the core topics is what a newcomer has to match, by work on the page.',
  },
  domain_concentration: {
    weight: 0.2,
    reason: 'Where few sites hold several places, fewer places are open.',
  },
  brand_share: {
    weight: 0.2,
    reason: 'Sites of brands answer for their own things, in which no other site can replace them.',
  },
  ai_answer: {
    weight: 0.15,
    reason: 'A written answer stands before every result, and satisfies some searchers.',
  },
  parts_above: {
    weight: 0.15,
    reason: 'What stands above the first organic result is seen before it.',
  },
} as const satisfies Record<DifficultyName, { weight: number; reason: string }>;

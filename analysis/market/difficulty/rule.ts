/** The rule of difficulty: its constants, their reasons and its known limits. */

import { defineRule } from '../../rules/rule.ts';
import { difficultyWeights } from './difficulty-weights.ts';

export const difficultyRule = defineRule({
  id: 'difficulty',
  version: 1,
  name: 'Difficulty: weighted mean of what makes a market look settled',
  constants: {
    weights: { value: difficultyWeights, unit: 'weight', reason: 'each has its own; the weights sum to 1' },
    maxEvidence: { value: 10, unit: 'references', reason: 'enough to check' },
    minMeasuredWeight: {
      value: 0.5,
      unit: 'share of the weight',
      reason: 'with less measured, the score would be a part under the name of the whole',
    },
  },
  knownLimits: ['difficulty_no_forecast', 'core_coverage_never_low'],
});

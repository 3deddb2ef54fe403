/** The rule of direct answer missing: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const directAnswerMissingRule = defineRule({
  id: 'direct_answer_missing',
  version: 2,
  name: 'Most pages answer the keyword directly, this page does not',
  constants: {
    minShare: {
      value: 0.5,
      unit: 'share of pages',
      reason: 'below half of the pages a direct answer is not what the market does',
    },
    minSites: { value: 3, unit: 'sites', reason: 'of two pages one says nothing about what a market does' },
    confidence: { value: 0.6, unit: 'probability', reason: 'a passage is recognized as an answer by its form alone' },
  },
  knownLimits: [],
});

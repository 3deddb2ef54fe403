/** The rule of term overused: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const termOverusedRule = defineRule({
  id: 'term_overused',
  version: 1,
  name: 'A word of the keyword is repeated far more than in the market',
  referenceUrl: 'https://arxiv.org/abs/2311.09735',
  constants: {
    minUses: { value: 6, unit: 'uses', reason: 'once or twice in a short page is not stuffing, however dense' },
    minTimesUsual: {
      value: 3,
      unit: 'times the third quartile',
      reason: 'one honest page in ten exceeds the quartile for some word; stuffing exceeds it several times',
    },
    minPer1000: {
      value: 10,
      unit: 'uses per 1,000 words',
      reason: 'below 1 % of the words nobody notices a repetition',
    },
    minUsualPer1000: {
      value: 0.1,
      unit: 'uses per 1,000 words',
      reason: 'keeps the order of findings finite where the market hardly uses the word',
    },
    confidence: { value: 0.6, unit: 'probability', reason: 'a repetition may be required by the subject' },
  },
  knownLimits: [],
});

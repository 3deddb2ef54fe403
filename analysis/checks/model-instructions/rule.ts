/** The rule of model instructions: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const modelInstructionsRule = defineRule({
  id: 'model_instructions',
  version: 1,
  name: 'The page contains text that instructs language models',
  constants: {
    confidence: { value: 0.8, unit: 'probability', reason: 'an article about such instructions quotes them' },
  },
  knownLimits: [],
});

/** The rule of structured data mismatch: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const structuredDataMismatchRule = defineRule({
  id: 'structured_data_mismatch',
  version: 1,
  name: 'Structured data says what the page does not show',
  constants: {
    confidence: { value: 0.6, unit: 'probability', reason: 'the text may show the value in another form' },
    fullSizeCount: {
      value: 5,
      unit: 'properties',
      reason: 'from this many on the data as a whole is out of step with the page',
    },
  },
  knownLimits: [],
});

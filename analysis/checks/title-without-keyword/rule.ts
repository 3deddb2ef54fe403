/** The rule of title without keyword: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const titleWithoutKeywordRule = defineRule({
  id: 'title_without_keyword',
  version: 1,
  name: 'The title does not contain the words of the keyword',
  constants: {
    minShare: {
      value: 0.5,
      unit: "share of the keyword's words",
      reason: 'half of the words tell a reader what the page is about',
    },
    confidence: { value: 0.8, unit: 'probability', reason: 'the title may use a synonym' },
  },
  knownLimits: [],
});

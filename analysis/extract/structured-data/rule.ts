/** The rule for structured data: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const structuredDataRule = defineRule({
  id: 'structured_data',
  version: 1,
  name: 'Structured data compared with the visible text',
  constants: {
    maxItems: { value: 300, unit: 'items', reason: 'a listing repeats itself' },
    maxFound: { value: 30, unit: 'mismatches', reason: 'more repeat the same mistake' },
    minSharedWords: {
      value: 0.75,
      unit: 'share of the words',
      reason: 'titles are shortened and quoted in other ways',
    },
  },
  knownLimits: ['other_form_is_mismatch'],
});

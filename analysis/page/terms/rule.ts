/** The rule of term gaps: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const termGapsRule = defineRule({
  id: 'term_gaps',
  version: 2,
  name: 'Term gaps: how often the page uses a term, compared with the quartiles of the market',
  constants: {
    minUsualShare: {
      value: 0.5,
      unit: 'share of pages',
      reason: 'a zone is usual for a term when half of the pages with the term have it there',
    },
    minEnoughUses: {
      value: 5,
      unit: 'occurrences',
      reason: 'who uses a word so often writes about it: more of it would be repetition, however long the text is',
    },
  },
  knownLimits: ['synonym_is_missing_term'],
});

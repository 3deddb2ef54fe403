/** The rule of term gaps: its constants, their reasons and its known limits. */
import { defineRule } from '../../rules/rule.ts';

export const termGapsRule = defineRule({
  id: 'term_gaps',
  version: 1,
  name: 'Term gaps: how often the page uses a term, compared with the quartiles of the market',
  constants: {
    minUsualShare: {
      value: 0.5,
      unit: 'share of pages',
      reason: 'a zone is usual for a term when half of the pages with the term have it there',
    },
  },
  knownLimits: ['synonym_is_missing_term'],
});
